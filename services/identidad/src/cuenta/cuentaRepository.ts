import { enTransaccion, type Db } from '@comanda/kit/base/db';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import type { Cuenta } from '@comanda/kit/credenciales/usuariosRepository';

import type { Origen } from '../auth/desdeDonde';
import { EN_USO } from '../auth/sesionEnUso';
import { avisarDeLoPropio } from '../avisos/avisarDeCuenta';

export type FilaSesion = {
  id: string;
  creada: Date;
  ultima: Date;
  direccion_ip: string;
  agente: string;
  por_pin: boolean;
};

const SE_RENUEVA = `${EN_USO}
  and exists (select from identidad.refrescos r where r.sesion_id = s.id and r.vence > now())`;

const SESIONES = `
  select id, creada, ultima, direccion_ip, agente, por_pin from identidad.sesiones s
   where usuario_id = $1 and revocada is null and ${SE_RENUEVA} order by ultima desc limit 100`;

const CERRAR = `
  update identidad.sesiones s set revocada = now(), motivo = 'cerrada por su usuario'
   where usuario_id = $1 and revocada is null`;

/** The login before this one: the index of the audit ends at the second. */
const ANTERIOR = `
  select cuando from identidad.auditoria
   where usuario_id = $1 and accion in ('sesion abierta', 'sesion abierta con PIN')
   order by cuando desc offset 1 limit 1`;

const RECLAMAR_CLAVE = 'select from identidad.reclamar_clave($1, $2, $3)';

/** One's own sessions, and nobody else's. */
export function cuentaRepository(db: Pick<Db, 'pool'>) {
  return {
    async accesoAnterior(usuario: string): Promise<Date | null> {
      const { rows } = await db.pool.query<{ cuando: Date }>(ANTERIOR, [usuario]);
      return rows[0]?.cuando ?? null;
    },

    async sesiones(usuario: string): Promise<FilaSesion[]> {
      return (await db.pool.query<FilaSesion>(SESIONES, [usuario])).rows;
    },

    /** That one of the person's own; of anybody else's nothing happens. */
    cerrar: (usuario: string, sesion: string): Promise<void> =>
      enTransaccion(db, async (client) => {
        const { rowCount } = await client.query(`${CERRAR} and id::text = $2`, [usuario, sesion]);
        if (rowCount === 1)
          await anotarAuditoria(client, usuario, {
            empresa: null,
            accion: 'sesion cerrada',
            despues: { sesion },
          });
      }),

    /** All but that one; answers how many of them were open. */
    cerrarOtras: (usuario: string, esta: string): Promise<number> =>
      enTransaccion(db, async (client) => {
        const { rows } = await client.query<{ abierta: boolean }>(
          `${CERRAR} and id <> $2 returning ${SE_RENUEVA} as abierta`,
          [usuario, esta],
        );
        const cuantas = rows.filter(({ abierta }) => abierta).length;
        await anotarAuditoria(client, usuario, {
          empresa: null,
          accion: 'otras sesiones cerradas',
          despues: { cuantas },
        });
        return cuantas;
      }),

    /**
     * Ends every session of the account, by its trigger: a new one is opened in the same transaction. Null where the password that
     * was shown has been changed meanwhile.
     */
    guardarClave: <Result>(
      { id: usuario, clave_hash: mostrada, perfil }: Pick<Cuenta, 'id' | 'clave_hash' | 'perfil'>,
      { hash, origen }: { hash: string; origen: Origen },
      entonces: Parameters<typeof enTransaccion<Result>>[1],
    ): Promise<Result | null> =>
      enTransaccion(db, async (client) => {
        const { rowCount } = await client.query(RECLAMAR_CLAVE, [usuario, mostrada, hash]);
        if (rowCount === 0) return null;
        await anotarAuditoria(client, usuario, { empresa: null, accion: 'clave cambiada' });
        await avisarDeLoPropio(client, { caller: { id: usuario, perfil }, origen }, 'CLAVE');
        return entonces(client);
      }),
  };
}
