import { empresaDeTrabajo, type EmpresaId } from '@comanda/kit/acceso/tenant';
import { entrarEn } from '@comanda/kit/base/db';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import type { PoolClient } from 'pg';

/** The company that somebody is first of says when a day ends; whoever is of none goes by the calendar. */
const PRIMERA = `
  select ue.empresa_id from identidad.usuario_empresas ue where ue.usuario_id = $1
   order by ue.orden, ue.empresa_id limit 1`;

const HORA = `select hora_corte from pedidos.hora_de_corte($1)`;

const INGRESO = `
  insert into identidad.asistencias (usuario_id, dia, ingreso) values ($1, $2, $3)
  on conflict (usuario_id, dia) do nothing`;

/** Of the day that began last, if that was in the last 24 hours; the exit that an Administrador wrote stays as they left it. */
const SALIDA = `
  update identidad.asistencias set salida = $2
   where usuario_id = $1 and (corregida_por is null or aun_no_sale) and ingreso <= $2
     and dia = (select max(dia) from identidad.asistencias
                 where usuario_id = $1 and ingreso > $2::timestamptz - interval '24 hours')`;

/** The first login of a business day. */
export async function anotarIngreso(
  client: PoolClient,
  usuario: string,
  ahora: Date,
): Promise<void> {
  const dia = fechaNegocio(ahora, await horaDeCorte(client, usuario));
  await client.query(INGRESO, [usuario, dia, ahora]);
}

/** The last logout, also past midnight. */
export async function anotarSalida(
  client: PoolClient,
  usuario: string,
  ahora: Date,
): Promise<void> {
  await client.query(SALIDA, [usuario, ahora]);
}

async function horaDeCorte(client: PoolClient, usuario: string): Promise<number> {
  const { rows } = await client.query<{ empresa_id: number }>(PRIMERA, [usuario]);
  if (!rows[0]) return 0;
  const empresa = empresaDeTrabajo(rows[0].empresa_id);
  await entrarEn(client, empresa);
  return horaDeCorteDe(client, empresa);
}

/** The hour a company cuts its days at; of a client that has gone into it. */
export async function horaDeCorteDe(client: PoolClient, empresa: EmpresaId): Promise<number> {
  const { rows } = await client.query<{ hora_corte: number }>(HORA, [empresa]);
  return rows[0]?.hora_corte ?? 0;
}
