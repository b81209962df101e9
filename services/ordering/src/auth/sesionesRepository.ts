import { randomBytes } from 'node:crypto';

import { DIAS_DE_REFRESCO } from '@comanda/shared/contracts/auth';
import { enCliente, type Db } from '@comanda/kit/db';
import { hashDe } from '@comanda/kit/sesiones';

import { limpiar } from './limpieza';

import type { PoolClient } from 'pg';

/** Seconds a bearer token lives. */
export const VIDA_DE_ACCESO = 600;

export type Origen = { direccion: string; agente: string };
export type Fichas = { acceso: string; refresco: string };

/** `refresco` null: another tab renewed it just now, and the cookie it got is the one to keep. */
export type Renovacion = { acceso: string; refresco: string | null };

type FilaRefresco = { sesion_id: string; usuario_id: string; reemplazado: boolean; tarde: boolean };

export type SesionesRepository = ReturnType<typeof sesionesRepository>;

/** Opaque 256-bit tokens, stored as hashes. A session is a family of them; the database is the only clock. */
export function sesionesRepository(db: Pick<Db, 'pool'>) {
  return {
    abrir: (usuario: string, { direccion, agente }: Origen): Promise<Fichas> =>
      enTransaccion(db, async (client) => {
        const { rows } = await client.query<{ id: string }>(
          `insert into plataforma.sesiones (usuario_id, direccion_ip, agente) values ($1, $2, $3) returning id`,
          [usuario, direccion, agente.slice(0, 300)],
        );
        const sesion = rows[0]?.id ?? '';
        await anotar(client, usuario, 'sesion abierta', { sesion, direccion });
        await limpiar(client);
        return {
          acceso: await darAcceso(client, sesion),
          refresco: await darRefresco(client, sesion),
        };
      }),

    /** Null when the token is good for nothing; one used again too late ends its whole session: 'revocada'. */
    renovar: (token: string): Promise<Renovacion | 'revocada' | null> =>
      enTransaccion(db, async (client) => {
        const fila = await bloquearRefresco(client, token);
        if (!fila) return null;
        if (fila.tarde) {
          await revocar(client, fila.sesion_id, 'reuso');
          await anotar(client, fila.usuario_id, 'sesion revocada por reuso', {
            sesion: fila.sesion_id,
          });
          return 'revocada';
        }
        const acceso = await darAcceso(client, fila.sesion_id);
        if (fila.reemplazado) return { acceso, refresco: null };
        await client.query(`update plataforma.refrescos set reemplazado = now() where hash = $1`, [
          hashDe(token),
        ]);
        return { acceso, refresco: await darRefresco(client, fila.sesion_id) };
      }),

    /** True when there was a session to end. */
    cerrar: (token: string): Promise<boolean> =>
      enTransaccion(db, async (client) => {
        const fila = await bloquearRefresco(client, token);
        if (!fila) return false;
        await revocar(client, fila.sesion_id, 'salida');
        await anotar(client, fila.usuario_id, 'sesion cerrada', { sesion: fila.sesion_id });
        return true;
      }),
  };
}

/** The live session of a refresh token, held for the rest of the transaction. `tarde`: replaced 30 s ago or more. */
async function bloquearRefresco(client: PoolClient, token: string): Promise<FilaRefresco | null> {
  const { rows } = await client.query<FilaRefresco>(
    `select r.sesion_id, s.usuario_id, r.reemplazado is not null as reemplazado,
            coalesce(r.reemplazado <= now() - interval '30 seconds', false) as tarde
       from plataforma.sesiones s
       join plataforma.refrescos r on r.sesion_id = s.id
       join plataforma.usuarios u on u.id = s.usuario_id and u.estado = 'A'
      where r.hash = $1 and r.vence > now() and s.revocada is null
        for update of s, r`,
    [hashDe(token)],
  );
  return rows[0] ?? null;
}

const nuevaFicha = () => randomBytes(32).toString('base64url');

async function darAcceso(client: PoolClient, sesion: string): Promise<string> {
  const acceso = nuevaFicha();
  await client.query(`delete from plataforma.accesos where sesion_id = $1 and vence < now()`, [
    sesion,
  ]);
  await client.query(
    `insert into plataforma.accesos (hash, sesion_id, vence) values ($1, $2, now() + make_interval(secs => $3))`,
    [hashDe(acceso), sesion, VIDA_DE_ACCESO],
  );
  return acceso;
}

async function darRefresco(client: PoolClient, sesion: string): Promise<string> {
  const refresco = nuevaFicha();
  await client.query(
    `insert into plataforma.refrescos (hash, sesion_id, vence) values ($1, $2, now() + make_interval(days => $3))`,
    [hashDe(refresco), sesion, DIAS_DE_REFRESCO],
  );
  return refresco;
}

async function revocar(client: PoolClient, sesion: string, motivo: string): Promise<void> {
  await client.query(`update plataforma.sesiones set revocada = now(), motivo = $2 where id = $1`, [
    sesion,
    motivo,
  ]);
}

async function anotar(
  client: PoolClient,
  usuario: string,
  accion: string,
  despues: object,
): Promise<void> {
  await client.query(
    `insert into plataforma.auditoria (usuario_id, accion, despues) values ($1, $2, $3)`,
    [usuario, accion, JSON.stringify(despues)],
  );
}

function enTransaccion<Result>(
  db: Pick<Db, 'pool'>,
  trabajo: (client: PoolClient) => Promise<Result>,
) {
  return enCliente(db, async (client) => {
    await client.query('begin');
    const resultado = await trabajo(client);
    await client.query('commit');
    return resultado;
  });
}
