import { sql, type Kysely } from 'kysely';

import type { CreditoDeVenta, EmitidoLinea } from '@comanda/shared/contracts/ventas/ventas';
import { aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EnCaja } from '@comanda/kit/documento/enCaja';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { diaDeNegocio } from '../caja/diaDeNegocio';
import { enPeriodoAbierto } from '../ventas/periodoAbierto';
import { secuencialDe } from '../ventas/secuencial';

import { facturasDe, ventasSelect } from './ventasSelect';

export type EmitidoRepository = ReturnType<typeof emitidoRepository>;
export type EmitidoAbierto = NonNullable<Awaited<ReturnType<EmitidoRepository['abrir']>>>;
export type FilaLinea = Awaited<ReturnType<EmitidoRepository['lineas']>>[number];

/** Reads a sale that was made. */
export function emitidoRepository(db: Db<Database>) {
  return {
    /** The lines of a sale; empty when the company has none of that number. The latest, where two series share it. */
    lineas: (empresa: EmpresaId, secuencia: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        lineasDe(trx, empresa)
          .where('v.id', '=', (eb) =>
            eb
              .selectFrom('pedidos.ventas')
              .select('id')
              .where('empresa_id', '=', empresa)
              .where('secuencial', '=', secuencialDe(secuencia))
              .where('secuencia', '=', secuencia)
              .orderBy('fecha_creacion', 'desc')
              .limit(1),
          )
          .execute(),
      ),

    /** It, its lines, its payments and its invoice; undefined when the company has none of that access key or secuencia. */
    abrir: (empresa: EmpresaId, editar: string, ahora: Date) =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const venta = await ventasSelect(trx, empresa)
          .select(['v.huella', 'v.secuencial', 'v.subtotal', 'v.iva', 'v.email'])
          .select(['v.descuento', 'v.motivo_descuento', 'v.propina', 'v.servicio'])
          .select(sql<CreditoDeVenta | null>`pedidos.credito_de(v.empresa_id, v.id)`.as('credito'))
          .select(sql<EnCaja>`pedidos.al_anular(v.empresa_id, v.id)`.as('en_caja'))
          .where((eb) =>
            eb.or([
              eb('v.clave_acceso', '=', editar),
              eb.and([
                eb('v.secuencial', '=', secuencialDe(editar)),
                eb('v.secuencia', '=', editar),
                eb('v.clave_acceso', 'is', null),
              ]),
            ]),
          )
          .executeTakeFirst();
        if (!venta) return undefined;
        const facturas = await facturasDe(client, empresa, [venta]);
        return {
          venta,
          lineas: await lineasDe(trx, empresa).where('v.id', '=', venta.id).execute(),
          pagos: await pagosDe(trx, empresa, venta.id),
          factura: facturas.get(venta.clave_acceso ?? '') ?? null,
          devuelto: await devueltoDe(trx, empresa, venta.clave_acceso),
          periodoAbierto: await enPeriodoAbierto(client, empresa, venta.id),
          hoy: { dia: await diaDeNegocio(client, empresa, ahora), fecha: fechaNegocio(ahora) },
        };
      }),
  };
}

/** Dollars of its invoice that notes gave back. */
async function devueltoDe(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  clave: string | null,
): Promise<number> {
  if (clave === null) return 0;
  const { rows } = await sql<{ centavos: string | null }>`
    select sum((d.uno ->> 'monto')::bigint) as centavos
      from jsonb_array_elements(facturacion.devuelto_de(${empresa}, ${clave})) as d (uno)`.execute(
    trx,
  );
  return aDolares(centavos(Number(rows[0]?.centavos ?? 0)));
}

type Modificadores = EmitidoLinea['modificadores'];

const lineasDe = (trx: Kysely<Database>, empresa: EmpresaId) =>
  trx
    .selectFrom('pedidos.venta_lineas as l')
    .innerJoin('pedidos.ventas as v', (join) =>
      join.onRef('v.empresa_id', '=', 'l.empresa_id').onRef('v.id', '=', 'l.venta_id'),
    )
    .select(['l.linea', 'l.producto', 'l.cantidad', 'l.precio_venta', 'l.porcentaje_iva'])
    .select(['l.bruto', 'l.opciones', 'l.descuento', 'l.motivo_descuento', 'l.ice'])
    .select(sql<Modificadores | null>`l.modificadores`.as('modificadores'))
    .select(['v.secuencia', 'v.fecha_creacion', 'v.iva', 'v.subtotal', 'v.total'])
    .select(['v.nombre', 'v.email', 'v.cedula', 'v.clave_acceso'])
    .where('l.empresa_id', '=', empresa)
    .orderBy('l.linea');

/** What each method brought: all the ledger has of it but its voidings, which take out and bring back the same. */
const pagosDe = (trx: Kysely<Database>, empresa: EmpresaId, venta: string) =>
  trx
    .selectFrom('pedidos.caja_movimientos')
    .select(['forma_pago', 'tarjeta', 'banco', 'referencia'])
    .select(({ fn }) => fn.sum<string>('monto').as('monto'))
    .where('empresa_id', '=', empresa)
    .where('venta_id', '=', venta)
    .where('tipo', 'in', ['VENTA', 'CAMBIO_PAGO'])
    .groupBy(['forma_pago', 'tarjeta', 'banco', 'referencia'])
    .having(({ eb, fn }) => eb(fn.sum('monto'), '>', '0'))
    .orderBy(sql`sum(monto)`, 'desc')
    .orderBy('forma_pago')
    .execute();
