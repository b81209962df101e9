import { createHmac, randomBytes } from 'node:crypto';

import { DIAS_DE_REFRESCO } from '@comanda/shared/contracts/auth/auth';
import { AppError } from '@comanda/shared/errors/AppError';
import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { hashDe } from '@comanda/kit/acceso/sesiones';
import type { ReclamoExigido } from '@comanda/kit/credenciales/segundoFactor';
import type { Caller } from '@comanda/kit/acceso/tenant';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';

import { anotarIngreso, anotarSalida } from './asistencia';
import { decirOrigen, type Origen } from './desdeDonde';
import { limpiarSesiones } from './limpieza';

import type { PoolClient } from 'pg';

/** Seconds a bearer token lives. */
export const VIDA_DE_ACCESO = 600;

export type Fichas = { acceso: string; refresco: string };

/** `refresco` null: a process of the release before renewed it just now, and the cookie that another tab got is the one to keep. */
export type Renovacion = { acceso: string; refresco: string | null };

/** `desde`: the session whose place it takes, on a till whose user changes with a PIN. */
type Apertura = Origen & { usuario: string; ahora: Date; desde?: Caller['sesion'] };

type FilaRefresco = {
  sesion_id: string;
  usuario_id: string;
  reemplazado: boolean;
  /** Replaced 30 s ago or more. */
  tarde: boolean;
};
type FilaSesion = { id: string; usuario_id: string };

/** One that takes another's place ends when that would have: a PIN makes no session longer. */
const ABRIR = `
  insert into identidad.sesiones (usuario_id, direccion_ip, agente, por_pin, raiz, vence)
  values ($1, $2, $3, $4::uuid is not null, $4,
          coalesce((select vence from identidad.sesiones where id = $5), now() + interval '30 days'))
  returning id`;

const REVOCAR = `
  update identidad.sesiones set revocada = now(), motivo = $2 where id = $1 and revocada is null
  returning id, usuario_id`;

const RECLAMAR_REFRESCO = 'select from identidad.reclamar_refresco($1)';
const SUCESOR = 'select sal from identidad.refrescos where hash = $1 and reemplazado is not null';

const DEL_ACCESO = `
  select s.id, s.usuario_id from identidad.sesiones s join identidad.accesos a on a.sesion_id = s.id
   where a.hash = $1 and s.revocada is null`;

export type SesionesRepository = ReturnType<typeof sesionesRepository>;

/** Opaque 256-bit tokens, stored as hashes. A session is a family of them; the database is the only clock. */
export function sesionesRepository(db: Pick<Db, 'pool'>) {
  return {
    /** `reclamar`: claims what opens it. */
    abrir: (apertura: Apertura, reclamar: ReclamoExigido): Promise<Fichas> =>
      enTransaccion(db, async (client) => {
        await decirOrigen(client, apertura);
        await reclamar(client);
        return abrirSesion(client, apertura);
      }),

    /**
     * Null when the token is good for nothing; one used again too late ends its whole session: 'revocada'. Asked for again, since the
     * answer was lost or by another tab, it answers the same (docs/adr/0088).
     */
    renovar: (token: string): Promise<Renovacion | 'revocada' | null> =>
      enTransaccion(db, async (client) => {
        const fila = await bloquearRefresco(client, token);
        if (!fila) return null;
        const { sesion_id: sesion, usuario_id: usuario } = fila;
        const renovado = fila.reemplazado ? await renovadoDe(client, token) : null;
        if (fila.tarde && renovado?.pasos !== 1) {
          await revocar(client, sesion, 'reuso');
          await anotarAuditoria(client, usuario, {
            empresa: null,
            accion: 'sesion revocada por reuso',
            despues: { sesion },
          });
          return 'revocada';
        }
        await client.query('update identidad.sesiones set ultima = now() where id = $1', [sesion]);
        const acceso = await darAcceso(client, sesion);
        if (fila.reemplazado) return { acceso, refresco: renovado?.token ?? null };
        return { acceso, refresco: await renovarRefresco(client, sesion, token) };
      }),

    /** Ends the session of the cookie and that of the bearer, which are one but for a moment. True when there was any. */
    cerrar: (fichas: Fichas, ahora: Date): Promise<boolean> =>
      enTransaccion(db, async (client) => {
        const deRefresco = await bloquearRefresco(client, fichas.refresco);
        const { rows } = await client.query<FilaSesion>(DEL_ACCESO, [hashDe(fichas.acceso)]);
        const suyas = [...new Set([deRefresco?.sesion_id, rows[0]?.id])].filter(
          (id) => id !== undefined,
        );
        for (const id of suyas) await terminar(client, id, { motivo: 'salida', ahora });
        return suyas.length > 0;
      }),
  };
}

/** Within a transaction that may have changed the account before. */
export async function abrirSesion(client: PoolClient, apertura: Apertura): Promise<Fichas> {
  const { usuario, direccion, agente, ahora, desde } = apertura;
  const { rows } = await client.query<{ id: string }>(ABRIR, [
    usuario,
    direccion,
    agente.slice(0, 300),
    desde?.raiz ?? null,
    desde?.id ?? null,
  ]);
  const sesion = rows[0]?.id ?? '';
  if (desde && !(await terminar(client, desde.id, { motivo: 'cambio de usuario', ahora })))
    throw new AppError('SESION_REQUERIDA', { sesion: desde.id });
  await client.query('update identidad.usuarios set ultimo_acceso = $2 where id = $1', [
    usuario,
    ahora,
  ]);
  await anotarIngreso(client, usuario, ahora);
  const accion = desde ? 'sesion abierta con PIN' : 'sesion abierta';
  await anotarAuditoria(client, usuario, { empresa: null, accion, despues: { sesion, direccion } });
  await limpiarSesiones(client);
  const refresco = nuevaFicha();
  await guardarRefresco(client, sesion, refresco);
  return { acceso: await darAcceso(client, sesion), refresco };
}

/** A session that its user ends: what it leaves is the hour they went. False where it had ended before. */
async function terminar(
  client: PoolClient,
  sesion: string,
  { motivo, ahora }: { motivo: string; ahora: Date },
): Promise<boolean> {
  const usuario = await revocar(client, sesion, motivo);
  if (usuario === null) return false;
  await anotarSalida(client, usuario, ahora);
  await anotarAuditoria(client, usuario, {
    empresa: null,
    accion: 'sesion cerrada',
    despues: { sesion },
  });
  return true;
}

/** The live session of a refresh token, held for the rest of the transaction. */
async function bloquearRefresco(client: PoolClient, token: string): Promise<FilaRefresco | null> {
  const { rows } = await client.query<FilaRefresco>(
    `select r.sesion_id, s.usuario_id, r.reemplazado is not null as reemplazado,
            coalesce(r.reemplazado <= now() - interval '30 seconds', false) as tarde
       from identidad.sesiones s
       join identidad.refrescos r on r.sesion_id = s.id
       join identidad.usuarios u on u.id = s.usuario_id and u.estado = 'A'
      where r.hash = $1 and r.vence > now() and s.revocada is null and s.vence > now()
        and s.ultima > now() - make_interval(mins => identidad.descanso_de(u.perfil))
        for update of s, r`,
    [hashDe(token)],
  );
  return rows[0] ?? null;
}

const nuevaFicha = () => randomBytes(32).toString('base64url');

async function darAcceso(client: PoolClient, sesion: string): Promise<string> {
  const acceso = nuevaFicha();
  await client.query(`delete from identidad.accesos where sesion_id = $1 and vence < now()`, [
    sesion,
  ]);
  await client.query(
    `insert into identidad.accesos (hash, sesion_id, vence) values ($1, $2, now() + make_interval(secs => $3))`,
    [hashDe(acceso), sesion, VIDA_DE_ACCESO],
  );
  return acceso;
}

/** Who has the token and not the salt, or the salt and not the token, cannot make the one that follows. */
const sucesorDe = (token: string, sal: Buffer): string =>
  createHmac('sha256', sal).update(token).digest('base64url');

/** The one that takes the place of a token that is good; the session's lock is held. */
async function renovarRefresco(
  client: PoolClient,
  sesion: string,
  token: string,
): Promise<string | null> {
  const { rowCount } = await client.query(RECLAMAR_REFRESCO, [hashDe(token)]);
  if (rowCount !== 1) return null;
  const sal = randomBytes(32);
  const sucesor = sucesorDe(token, sal);
  await client.query('update identidad.refrescos set sal = $2, sucesor = $3 where hash = $1', [
    hashDe(token),
    sal,
    hashDe(sucesor),
  ]);
  await guardarRefresco(client, sesion, sucesor);
  return sucesor;
}

/** The good one that a replaced token has led to, and over how many renewals; null where one of them left no salt. */
async function renovadoDe(
  client: PoolClient,
  antes: string,
): Promise<{ token: string; pasos: number } | null> {
  let token = antes;
  for (let pasos = 0; ; pasos++) {
    const { rows } = await client.query<{ sal: Buffer | null }>(SUCESOR, [hashDe(token)]);
    const [fila] = rows;
    if (!fila) return { token, pasos };
    if (!fila.sal) return null;
    token = sucesorDe(token, fila.sal);
  }
}

async function guardarRefresco(
  client: PoolClient,
  sesion: string,
  refresco: string,
): Promise<void> {
  await client.query(
    `insert into identidad.refrescos (hash, sesion_id, vence)
     select $1, s.id, least(now() + make_interval(days => $3), s.vence) from identidad.sesiones s where s.id = $2`,
    [hashDe(refresco), sesion, DIAS_DE_REFRESCO],
  );
}

/** Whose it was; null when it had ended before. */
async function revocar(client: PoolClient, sesion: string, motivo: string): Promise<string | null> {
  const { rows } = await client.query<FilaSesion>(REVOCAR, [sesion, motivo]);
  return rows[0]?.usuario_id ?? null;
}
