import { sql, type Kysely } from 'kysely';

import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { Canal } from '@comanda/shared/contracts/ventas/canales';
import type { FormaDeVenta, NotaDeVenta } from '@comanda/shared/contracts/ventas/ventas';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import type { PoolClient } from 'pg';

/** Sales, latest first, each with every method it is paid with now: what the ledger has of it besides its voidings. */
export const ventasSelect = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.ventas as v')
    .select(['v.id', 'v.secuencia', 'v.forma_pago', 'v.total', 'v.caja_usuario', 'v.estado'])
    .select(['v.fecha_negocio', 'v.fecha_creacion', 'v.cedula', 'v.nombre', 'v.clave_acceso'])
    .select(
      sql<FormaDeVenta[]>`array(
        select m.forma_pago from pedidos.caja_movimientos m
         where m.empresa_id = ${empresa} and m.venta_id = v.id and m.tipo in ('VENTA', 'CAMBIO_PAGO')
         group by m.forma_pago having sum(m.monto) > 0
         order by sum(m.monto) desc, m.forma_pago)`.as('formas'),
    )
    .select(sql<Canal | null>`v.canal`.as('canal'))
    .select(sql<NotaDeVenta | null>`pedidos.nota_de(v.empresa_id, v.id)`.as('nota'))
    .where('v.empresa_id', '=', empresa)
    .orderBy('v.fecha_negocio', 'desc')
    .orderBy('v.fecha_creacion', 'desc')
    .orderBy('v.id', 'desc');

/** An invoice as billing tells of it (facturacion.facturas_y_partes). */
export type FacturaDeVenta = {
  clave_acceso: string;
  estado: EstadoComprobante;
  identificacion: string;
  en_duda: boolean;
  nota: string | null;
  /** Whether other credit notes gave back a part of it. */
  en_partes: boolean;
  /** In the authority's portal, after it was authorised. */
  anulada_en_sri: boolean;
  /** The authority said at night that it has it as annulled (facturacion.constan_anuladas). */
  consta_anulada: boolean;
};

/** How the invoices of sales stand, by their keys. */
export async function facturasDe(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  ventas: readonly { clave_acceso: string | null }[],
): Promise<ReadonlyMap<string, FacturaDeVenta>> {
  const claves = ventas.flatMap(({ clave_acceso }) => clave_acceso ?? []);
  if (claves.length === 0) return new Map();
  const { rows } = await client.query<FacturaDeVenta>(
    `select f.*, f.clave_acceso = any (h.claves) as consta_anulada
       from facturacion.facturas_y_partes($1, $2) f cross join facturacion.constan_anuladas($1, $2) as h (claves)`,
    [empresa, claves],
  );
  return new Map(rows.map((factura) => [factura.clave_acceso, factura]));
}
