import { randomUUID } from 'node:crypto';

import type { QueryResultRow } from 'pg';

type Dueno = <Row extends QueryResultRow>(
  texto: string,
  valores?: readonly unknown[],
) => Promise<Row[]>;
/** A service under test, or whoever else looks at its database as the owner. */
type ConDueno = { sql: Dueno } | { dueno: Dueno };
type Nueva = { perfil?: string; nombre?: string; estado?: 'A' | 'N'; empresas?: readonly number[] };

const CREAR = `
  with cuenta as (
    insert into identidad.usuarios (email, clave_hash, perfil, nombre_completo, estado)
    values ($1, 'x', $2, $3, $4) returning id
  ), suyas as (
    insert into identidad.usuario_empresas (usuario_id, empresa_id, orden)
    select cuenta.id, e.id, e.orden from cuenta, unnest($5::int[]) with ordinality as e (id, orden)
  )
  select id from cuenta`;

/** Somebody new, whom no other test knows; a cashier of nobody where nothing is said. */
export async function nuevaPersona(
  mundo: ConDueno,
  { perfil = 'Cajero', nombre = 'Nadia Nueva', estado = 'A', empresas = [] }: Nueva = {},
): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@prueba.ec`;
  const dueno = 'sql' in mundo ? mundo.sql.bind(mundo) : mundo.dueno;
  const [fila] = await dueno<{ id: string }>(CREAR, [email, perfil, nombre, estado, empresas]);
  return { id: fila?.id ?? '', email };
}
