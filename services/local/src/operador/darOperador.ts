import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { hashDeClave } from '@comanda/kit/credenciales/claves';

import { Impedimento } from '../impedimento';

export type Operador = { email: string; nombre: string };
type Dado = { clave: string; nuevo: boolean };
type Cuenta = { id: string; perfil: string };

const SUYA = `select id, perfil from identidad.usuarios where email = $1 and estado <> 'E' for update`;
const CREAR = `
  insert into identidad.usuarios (email, nombre_completo, perfil, clave_hash, cambiar_clave)
  values ($1, $2, 'Dashboard', $3, true) returning id`;
const REPONER = `
  update identidad.usuarios set clave_hash = $2, cambiar_clave = true, estado = 'A' where id = $1`;
/** Who lost the password may have lost the telephone too, and nobody else can take it off. */
const SIN_FACTOR = `
  with codigos as (delete from identidad.codigos_recuperacion where usuario_id = $1)
  delete from identidad.segundos_factores where usuario_id = $1`;

/**
 * An operator, with a password to be changed at the first login; one that is there gets another. No screen makes operators.
 * `url` is the owner's: who has it has all of the database already.
 */
export async function darOperador(url: string, operador: Operador): Promise<Dado> {
  const clave = randomBytes(15).toString('base64url');
  const hash = await hashDeClave(clave);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const nuevo = await guardar(client, operador, hash);
    await client.query('commit');
    return { clave, nuevo };
  } finally {
    await client.end(); // an open transaction ends with its connection
  }
}

/** Whether the account is new. */
async function guardar(
  client: pg.Client,
  { email, nombre }: Operador,
  hash: string,
): Promise<boolean> {
  const { rows } = await client.query<Cuenta>(SUYA, [email]);
  const [suya] = rows;
  if (suya && suya.perfil !== 'Dashboard')
    throw new Impedimento(
      `${email} es la cuenta de un ${suya.perfil}, que se repone en Usuarios o en Vendedores. Para un operador use otro correo.`,
    );
  const id = suya
    ? await reponer(client, suya, hash)
    : await crear(client, { email, nombre }, hash);
  await anotarAuditoria(client, null, {
    empresa: null,
    accion: suya ? 'clave restablecida' : 'usuario creado',
    despues: { usuario: id, nombre, email, perfil: 'Dashboard', por: 'npm run operador' },
  });
  return suya === undefined;
}

async function reponer(client: pg.Client, { id }: Cuenta, hash: string): Promise<string> {
  await client.query(REPONER, [id, hash]);
  await client.query(SIN_FACTOR, [id]);
  return id;
}

async function crear(
  client: pg.Client,
  { email, nombre }: Operador,
  hash: string,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(CREAR, [email, nombre, hash]);
  return rows[0]?.id ?? '';
}
