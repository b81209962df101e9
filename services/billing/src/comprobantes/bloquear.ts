import { sql, type Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** Whoever voids a sale takes the sale first and its invoice second: so does this, or they would wait for each other. */
export async function bloquearVenta(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  clave: string,
): Promise<void> {
  await sql`select pedidos.bloquear_venta(c.empresa_id, c.venta_id) from facturacion.comprobantes c
             where c.empresa_id = ${empresa} and c.clave_acceso = ${clave}`.execute(trx);
}

/** The document as it is, and nobody else's to change until the transaction ends. */
export function bloquearComprobante(trx: Kysely<Database>, empresa: EmpresaId, clave: string) {
  return trx
    .selectFrom('facturacion.comprobantes as c')
    .leftJoin('facturacion.trabajos as t', (join) =>
      join
        .onRef('t.empresa_id', '=', 'c.empresa_id')
        .onRef('t.clave_acceso', '=', 'c.clave_acceso'),
    )
    .select(['c.cod_doc', 'c.estado', 'c.codigo', 'c.datos', 'c.creado', 'c.venta_id'])
    .select(['c.ambiente', 'c.ruc', 'c.reemplazada_por', 'c.modifica', 'c.parcial'])
    .select('c.anulada_en_sri')
    .select('t.clave_acceso as en_cola')
    .select(sql<boolean>`facturacion.en_duda(c.empresa_id, c.clave_acceso)`.as('en_duda'))
    .where('c.empresa_id', '=', empresa)
    .where('c.clave_acceso', '=', clave)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
}
