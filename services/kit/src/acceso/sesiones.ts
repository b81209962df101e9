import { createHash } from 'node:crypto';

import type { Pendiente } from '@comanda/shared/contracts/auth/auth';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';

import type { Db } from '../base/db';
import type { Caller, EmpresaDeCaller } from './tenant';

/** The cookie of the refresh token; httpOnly, so only the servers see it. */
export const COOKIE_REFRESCO = 'comanda_refresco';

const VIDA_EN_CACHE_MS = 5_000;
const MAXIMO_EN_CACHE = 5_000;
/** So long the holder of a cookie is believed to be who they were, while the database is away. */
const VIDA_SIN_BASE_MS = 10 * 60_000;

/** Tokens are stored and compared as SHA-256 only. */
export const hashDe = (token: string): string => createHash('sha256').update(token).digest('hex');

type Fila = {
  id: string;
  perfil: Perfil;
  nombre_completo: string;
  email: string;
  empresas: EmpresaDeCaller[];
  pendiente: Pendiente | null;
  sesion: Caller['sesion'];
};

const CALLER = 'id, perfil, nombre_completo, email, empresas, pendiente, sesion';
const POR_ACCESO = `select ${CALLER} from identidad.sesion_de_acceso($1)`;
const POR_REFRESCO = `select ${CALLER} from identidad.sesion_de_refresco($1)`;
const POR_NOMBRE = 'select empresa from identidad.empresas_por_nombre($1)';

async function leer(
  db: Pick<Db, 'pool' | 'prepared'>,
  text: string,
  token: string,
  name: string,
): Promise<Caller | null> {
  const { rows } = await db.pool.query<Fila>({
    ...(db.prepared && { name }),
    text,
    values: [hashDe(token)],
  });
  const fila = rows[0];
  if (!fila) return null;
  const { nombre_completo: nombreCompleto, ...resto } = fila;
  return { ...resto, nombreCompleto };
}

/** Who holds this refresh token, without using it up (the boot document); null when it is not live. */
export async function callerDeRefresco(
  db: Pick<Db, 'pool' | 'prepared'>,
  token: string,
): Promise<Caller | null> {
  const caller = await leer(db, POR_REFRESCO, token, 'callerDeRefresco');
  sesionesDe(db).vista(token, caller);
  return caller;
}

export type Sesiones = ReturnType<typeof crearSesiones>;

function crearSesiones(db: Pick<Db, 'pool' | 'prepared'>) {
  const cache = new Map<string, { caller: Caller; hasta: number }>();
  const vistas = new Map<string, { caller: Caller; hasta: number }>();

  function recordar(clave: string, vista: { caller: Caller; hasta: number }): void {
    if (vistas.size >= MAXIMO_EN_CACHE) vistas.clear();
    vistas.set(clave, vista);
  }

  return {
    /** Who holds this bearer token, or null. An answer is kept for five seconds. */
    async callerDe(token: string): Promise<Caller | null> {
      const clave = hashDe(token);
      const guardado = cache.get(clave);
      if (guardado && guardado.hasta > Date.now()) return guardado.caller;
      const caller = await leer(db, POR_ACCESO, token, 'callerDeAcceso');
      cache.delete(clave);
      if (!caller) return null;
      if (cache.size >= MAXIMO_EN_CACHE) cache.clear();
      cache.set(clave, { caller, hasta: Date.now() + VIDA_EN_CACHE_MS });
      return caller;
    },
    /** The active companies of those names, for callers who may act for any company. */
    async empresasDe(nombres: readonly string[]): Promise<EmpresaDeCaller[]> {
      if (nombres.length === 0) return [];
      const { rows } = await db.pool.query<{ empresa: EmpresaDeCaller }>(POR_NOMBRE, [nombres]);
      return rows.map(({ empresa }) => empresa);
    },
    /** Who was found behind a refresh token just now. */
    vista(token: string, caller: Caller | null): void {
      const clave = hashDe(token);
      if (caller) recordar(clave, { caller, hasta: Date.now() + VIDA_SIN_BASE_MS });
      else vistas.delete(clave);
    },
    /** A refresh token took the place of another: it is the same session's. */
    rotada(antes: string, despues: string): void {
      const vista = vistas.get(hashDe(antes));
      if (vista) recordar(hashDe(despues), vista);
    },
    /** Who held this refresh token the last time the database was asked, if that is not long ago. */
    ultimaVista(token: string): Caller | null {
      const vista = vistas.get(hashDe(token));
      return vista && vista.hasta > Date.now() ? vista.caller : null;
    },
    /** Forgets every answer: after a logout, or when profiles, companies or areas changed in this process. */
    olvidar(): void {
      cache.clear();
      vistas.clear();
    },
  };
}

const porPool = new WeakMap<object, Sesiones>();

/** One cache per pool, so a logout in one service is seen at once by the others of the same process. */
export function sesionesDe(db: Pick<Db, 'pool' | 'prepared'>): Sesiones {
  const sesiones = porPool.get(db.pool) ?? crearSesiones(db);
  porPool.set(db.pool, sesiones);
  return sesiones;
}

/** Two pools of one process that tell of the same people: what one of them changes is forgotten by both. */
export function compartirSesiones(
  db: Pick<Db, 'pool'>,
  deQuien: Pick<Db, 'pool' | 'prepared'>,
): void {
  porPool.set(db.pool, sesionesDe(deQuien));
}
