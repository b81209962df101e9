import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { SuscripcionRow } from './suscripcionRow';
import type { PoolClient } from 'pg';

type Fila = Omit<SuscripcionRow, 'ultimo'> & {
  desde: string | null;
  hasta: string | null;
  fecha: Date | null;
  enviados: number;
  pendientes: number;
  fallidos: number;
  mensaje: string | null;
};

/** $1 empresa, $2 whose, $3 one of them or null. The letters of a period are asked for at one moment. */
const SUSCRIPCIONES = `
  select s.id, s.reporte, s.hora, s.destinatarios, s.bajas, s.activa, s.proximo,
         u.desde, u.hasta, u.fecha, u.enviados, u.pendientes, u.fallidos, u.mensaje
    from pedidos.suscripciones s
    left join lateral (
      select c.desde, c.hasta, max(c.actualizado) as fecha,
             count(*) filter (where c.estado = 'ENVIADO')::int as enviados,
             count(*) filter (where c.estado = 'PENDIENTE')::int as pendientes,
             count(*) filter (where c.estado = 'FALLIDO')::int as fallidos, max(c.mensaje) as mensaje
        from pedidos.reporte_cartas c
       where c.empresa_id = $1 and c.suscripcion_id = s.id
         and c.creado = (select max(d.creado) from pedidos.reporte_cartas d
                          where d.empresa_id = $1 and d.suscripcion_id = s.id)
       group by c.desde, c.hasta order by c.hasta desc limit 1) u on true
   where s.empresa_id = $1 and s.usuario_id = $2 and not s.eliminada and ($3::bigint is null or s.id = $3)
   order by s.id`;

type Cuales = { usuario: string; id?: number };

/** The subscriptions of a person, or one of them. */
export async function leerSuscripciones(
  client: PoolClient,
  empresa: EmpresaId,
  { usuario, id }: Cuales,
): Promise<SuscripcionRow[]> {
  const { rows } = await client.query<Fila>(SUSCRIPCIONES, [empresa, usuario, id ?? null]);
  return rows.map(({ desde, hasta, fecha, enviados, pendientes, fallidos, mensaje, ...fila }) => ({
    ...fila,
    ultimo:
      desde === null || hasta === null || fecha === null
        ? null
        : { desde, hasta, fecha, enviados, pendientes, fallidos, mensaje },
  }));
}
