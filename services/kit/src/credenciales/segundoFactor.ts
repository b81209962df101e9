import { hashDe } from '../acceso/sesiones';
import { enCampo } from '../http/enCampo';
import { enEspera } from '../http/enEspera';

import { intentosRepository, type Clave } from './intentosRepository';
import { abrirSecreto } from './secretos';
import { pasoDe } from './totp';

import type { Db } from '../base/db';
import type { PoolClient } from 'pg';

const FACTOR = 'select secreto, activo from identidad.segundo_factor_de($1)';
const ES_SU_CODIGO = 'select identidad.es_su_codigo($1, $2) as suyo';
const RECLAMAR_PASO = 'select from identidad.reclamar_paso($1, $2, $3)';
const RECLAMAR_CODIGO = 'select from identidad.reclamar_codigo($1, $2)';

type Deps = { db: Pick<Db, 'pool'>; reloj: () => Date };
type Cliente = Pick<PoolClient, 'query'>;
type Factor = { secreto: string; activo: boolean };

/** Claims a code within the transaction of what it is typed for; false: it is not, or not any more, theirs. */
export type Reclamo = (client: Cliente) => Promise<boolean>;
/** The same for who is refused where it is not. */
export type ReclamoExigido = (client: Cliente) => Promise<void>;

/** `campo`: the name of the box that it is typed in. */
type CodigoTecleado = { usuario: string; codigo: string; clave: Clave; campo?: string };

/** A recovery code as it is kept, however it is typed. */
export const hashDeCodigo = (codigo: string): string =>
  hashDe(codigo.toUpperCase().replace(/[^A-Z0-9]/g, ''));

/** Whether they must show a code. */
export const tieneFactor = async (deps: Pick<Deps, 'db'>, usuario: string): Promise<boolean> =>
  (await factorDe(deps, usuario))?.activo ?? false;

/** How that code, or recovery code, is claimed; null where it cannot be the account's now. */
export async function leerCodigo(
  deps: Deps,
  usuario: string,
  codigo: string,
): Promise<Reclamo | null> {
  const factor = await factorDe(deps, usuario);
  if (!factor) return null;
  const cifras = codigo.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(cifras)) return leerRecuperacion(deps, usuario, codigo);
  const ahora = deps.reloj();
  const paso = pasoDe(abrirSecreto(deps.db, usuario, factor.secreto), cifras, ahora);
  return paso === null ? null : reclamo(RECLAMAR_PASO, [usuario, paso, ahora]);
}

async function leerRecuperacion(
  { db }: Deps,
  usuario: string,
  codigo: string,
): Promise<Reclamo | null> {
  const suyo = [usuario, hashDeCodigo(codigo)];
  const { rows } = await db.pool.query<{ suyo: boolean }>(ES_SU_CODIGO, suyo);
  return rows[0]?.suyo ? reclamo(RECLAMAR_CODIGO, suyo) : null;
}

/**
 * Refuses a code that is not theirs, counting the tries by `clave`. What it answers claims it, in the transaction of the act: two
 * acts at once have one code between them, and an act that is not done leaves it to be used.
 */
export async function exigirCodigo(
  deps: Deps,
  { usuario, codigo, clave, campo = 'codigo' }: CodigoTecleado,
): Promise<ReclamoExigido> {
  const espera = await intentosRepository(deps.db).contar(clave);
  if (espera > 0) throw enEspera(espera, campo);
  const invalido = () => enCampo('SEGUNDO_FACTOR_INVALIDO', campo, { detalle: { usuario } });
  const reclamar = await leerCodigo(deps, usuario, codigo);
  if (!reclamar) throw invalido();
  return async (client) => {
    if (!(await reclamar(client))) throw invalido();
    await intentosRepository({ pool: client }).olvidar(clave);
  };
}

async function factorDe({ db }: Pick<Deps, 'db'>, usuario: string): Promise<Factor | undefined> {
  return (await db.pool.query<Factor>(FACTOR, [usuario])).rows[0];
}

const reclamo =
  (texto: string, valores: readonly unknown[]): Reclamo =>
  async (client) =>
    (await client.query(texto, [...valores])).rowCount === 1;
