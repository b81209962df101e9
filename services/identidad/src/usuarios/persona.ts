import { AppError } from '@comanda/shared/errors/AppError';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';

import type { Alcance } from './alcance';

import type { PoolClient } from 'pg';

/** What a form says of somebody; `sueldo` as the database writes it. */
export type DatosDeUsuario = {
  email: string;
  nombre: string;
  perfil: Perfil;
  sueldo: string;
  asegurado: boolean;
  whatsapp: string;
  empresas: readonly number[];
};

/** An account under the lock of whoever changes it, and the active companies it is of. */
export type Persona = DatosDeUsuario & { id: string; estado: 'A' | 'N' | 'E' };

const BLOQUEAR = `
  select u.id, u.email, u.nombre_completo as nombre, u.perfil, u.sueldo, u.asegurado, u.whatsapp, u.estado
    from identidad.usuarios u where u.id = $1 and u.estado <> 'E' for update`;

const EMPRESAS = `
  select ue.empresa_id as id from identidad.usuario_empresas ue
    join identidad.empresas e on e.id = ue.empresa_id and e.estado = 'A'
   where ue.usuario_id = $1 order by ue.orden, e.id`;

/** Those who change the people of a company wait for each other; invoices of it do not. */
const BLOQUEAR_EMPRESAS = `select from identidad.empresas where id = any ($1::int[]) order by id for no key update`;
const BLOQUEAR_OPERADORES = `select pg_advisory_xact_lock(hashtext('plataforma.operadores'))`;

/** Whether the account is theirs to change: all of its companies are. */
export const esEditable = ({ todas, empresas }: Alcance, persona: Pick<Persona, 'empresas'>) =>
  todas || persona.empresas.every((id) => empresas.includes(id));

/**
 * The account, and its companies and those it will have under a lock: who is the last Administrador of one is asked
 * after. Nobody, where it is none of theirs; they never learn which of the two it was.
 */
export async function bloquearPersona(
  client: PoolClient,
  alcance: Alcance,
  { id, destino = [] }: { id: string; destino?: readonly number[] },
): Promise<Persona> {
  const { rows } = await client.query<Omit<Persona, 'empresas'>>(BLOQUEAR, [id]);
  const [fila] = rows;
  if (!fila) throw new AppError('NO_ENCONTRADO', { id });
  const { rows: suyas } = await client.query<{ id: number }>(EMPRESAS, [id]);
  const persona = { ...fila, empresas: suyas.map((empresa) => empresa.id) };
  if (!esSuya(alcance, persona)) throw new AppError('NO_ENCONTRADO', { id });
  if (persona.perfil === 'Dashboard') await client.query(BLOQUEAR_OPERADORES);
  await client.query(BLOQUEAR_EMPRESAS, [[...persona.empresas, ...destino]]);
  return persona;
}

function esSuya({ todas, empresas }: Alcance, persona: Persona): boolean {
  if (todas) return true;
  const ajena = persona.perfil === 'Dashboard' || persona.perfil === 'Vendedor';
  return !ajena && persona.empresas.some((id) => empresas.includes(id));
}
