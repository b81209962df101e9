import type { Asistencia } from '@comanda/shared/contracts/admin/asistencia';
import { enEmpresa, enTransaccion, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { horaDeCorteDe } from '../auth/asistencia';

import { toAsistencia, type FilaAsistencia, type FilaDeTurno } from './asistenciaRow';

import type { PoolClient } from 'pg';

/** $1 the company, $2 the person: somebody of it, also one who was deleted. */
const PERSONA = `
  select u.nombre_completo as nombre
    from identidad.usuario_empresas ue join identidad.usuarios u on u.id = ue.usuario_id
   where ue.empresa_id = $1 and ue.usuario_id = $2`;

const DIAS = `
  select a.usuario_id as id, u.nombre_completo as nombre, a.dia::text as dia, a.ingreso, a.salida, a.motivo,
         c.nombre_completo as corregida_por
    from identidad.usuario_empresas ue
    join identidad.usuarios u on u.id = ue.usuario_id
    join identidad.asistencias a on a.usuario_id = u.id
    left join identidad.usuarios c on c.id = a.corregida_por
   where ue.empresa_id = $1 and ue.usuario_id = $2`;
const MES = `${DIAS} and a.dia >= $3::date and a.dia < $3::date + interval '1 month' order by a.dia desc`;
const DIA = `${DIAS} and a.dia = $3`;

/** By the last day of each. $2: who came before that and did not leave forgot to. Who left and came in again is back. */
const DE_TURNO = `
  select * from (
    select distinct on (u.id) u.id, u.nombre_completo as nombre, u.perfil, a.ingreso, a.salida
      from identidad.usuario_empresas ue
      join identidad.usuarios u on u.id = ue.usuario_id
      join identidad.asistencias a on a.usuario_id = u.id
     where ue.empresa_id = $1 and a.ingreso > $2
     order by u.id, a.ingreso desc) suya
   where salida is null or exists (
     select from identidad.sesiones s
      where s.usuario_id = suya.id and s.creada > suya.salida and s.revocada is null and s.vence > now())
   order by ingreso, id`;
/** Nobody works longer at a stretch; a bar's night is over by then. */
const TURNO_LARGO_MS = 16 * 60 * 60_000;

/** $2 a day and $3, $4 hours of it in Ecuador; one that leaves before it comes left the day after. */
const CORREGIR = `
  insert into identidad.asistencias (usuario_id, dia, ingreso, salida, corregida_por, motivo, aun_no_sale)
  values ($1, $2::date, ($2::date + $3::time) at time zone 'America/Guayaquil',
          ($2::date + $4::time + case when $4::time < $3::time then interval '1 day' else interval '0' end)
            at time zone 'America/Guayaquil', $5, $6, $4::time is null)
  on conflict (usuario_id, dia) do update
     set ingreso = excluded.ingreso, salida = excluded.salida, corregida_por = excluded.corregida_por,
         motivo = excluded.motivo, aun_no_sale = excluded.aun_no_sale`;

type Correccion = {
  id: string;
  fecha: string;
  hora_ingreso: string;
  hora_salida: string | null;
  motivo: string;
};
type Hecho = { quien: string; ahora: Date };

/** When people came and went; each statement asks whether they are of the company. */
export function asistenciaRepository(db: Db) {
  return {
    /** The days of a month 'YYYY-MM', latest first; undefined where the company has nobody of that id. */
    async listar(
      empresa: EmpresaId,
      { id, mes }: { id: string; mes: string },
      ahora: Date,
    ): Promise<Asistencia[] | undefined> {
      const { rowCount } = await db.pool.query(PERSONA, [empresa, id]);
      if (rowCount === 0) return undefined;
      const { rows } = await db.pool.query<FilaAsistencia>(MES, [empresa, id, `${mes}-01`]);
      const hoy = await hoyEn(db, empresa, ahora);
      return rows.map((fila) => toAsistencia(fila, hoy));
    },

    async deTurno(empresa: EmpresaId, ahora: Date): Promise<FilaDeTurno[]> {
      const desde = new Date(ahora.getTime() - TURNO_LARGO_MS);
      const { rows } = await db.pool.query<FilaDeTurno>(DE_TURNO, [empresa, desde]);
      return rows;
    },

    /** Undefined where the company has nobody of that id. */
    async corregir(empresa: EmpresaId, correccion: Correccion, { quien, ahora }: Hecho) {
      const hoy = await hoyEn(db, empresa, ahora);
      return enTransaccion(db, async (client) => {
        const { id, fecha, hora_ingreso, hora_salida, motivo } = correccion;
        const { rowCount } = await client.query(`${PERSONA} for update of ue`, [empresa, id]);
        if (rowCount === 0) return undefined;
        const antes = await leer(client, [empresa, id, fecha], hoy);
        await client.query(CORREGIR, [id, fecha, hora_ingreso, hora_salida, quien, motivo]);
        const despues = await leer(client, [empresa, id, fecha], hoy);
        const accion = 'asistencia corregida';
        await anotarAuditoria(client, quien, { empresa, accion, antes, despues });
        return despues;
      });
    },
  };
}

/** A bar's night belongs to the day it began. */
const hoyEn = (db: Db, empresa: EmpresaId, ahora: Date): Promise<string> =>
  enEmpresa(db, empresa, async ({ client }) =>
    fechaNegocio(ahora, await horaDeCorteDe(client, empresa)),
  );

async function leer(
  client: PoolClient,
  valores: readonly [EmpresaId, string, string],
  hoy: string,
): Promise<Asistencia | undefined> {
  const { rows } = await client.query<FilaAsistencia>(DIA, [...valores]);
  return rows[0] && toAsistencia(rows[0], hoy);
}
