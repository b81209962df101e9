import { conNumero } from '@comanda/kit/base/conNumero';
import type { Db } from '@comanda/kit/base/db';
import { esRepetido } from '@comanda/kit/base/repetido';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { FormaDeVenta } from '@comanda/shared/contracts/ventas/ventas';
import type { Devuelto, LineaFacturada, Parte } from '@comanda/shared/domain/dinero/devolucion';
import { aCentavos, aDolares, centavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import type { Totales } from '@comanda/shared/domain/dinero/iva';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';

import { cambiarCaja } from '../caja/cambiarCaja';
import { diaDeNegocio } from '../caja/diaDeNegocio';
import { auditarCaja } from '../caja/hechosCaja';
import type { Database } from '../db/schema';
import type { Dinero } from './loQueSale';
import type { PoolClient } from 'pg';

/** The invoice that a part is given back of (facturacion.factura_por_devolver). `anulada`: all of it was taken back. */
export type FacturaPorDevolver = {
  estado: EstadoComprobante;
  identificacion: string;
  lineas: LineaFacturada[];
  devuelto: Devuelto[];
  anulada: boolean;
  /** The authority said at night that it has it as annulled. */
  consta_anulada: boolean;
};

type VentaBloqueada = { id: string; secuencia: string };
type DevolucionRow = { huella: string; clave_nota: string; total: string };

export type DevolucionDecidida = {
  id: string;
  huella: string;
  venta: VentaBloqueada;
  clave: string;
  parte: Parte;
  totales: Totales;
  /** What of it goes out: less where a part of it had before. */
  dinero: Dinero;
  motivo: string;
  /** By what it goes back, and how much of it lowers what the sale left on account. */
  forma_pago: FormaDeVenta;
  aCredito: Centavos;
};

export type DevolucionesRepository = ReturnType<typeof devolucionesRepository>;

export function devolucionesRepository(db: Db<Database>) {
  return {
    enTransaccion: <Result>(
      empresa: EmpresaId,
      trabajo: (transaccion: ReturnType<typeof enTransaccion>) => Promise<Result>,
    ): Promise<Result> =>
      cambiarCaja(db, empresa, ({ client }) => trabajo(enTransaccion(client, empresa))),
  };
}

function enTransaccion(client: PoolClient, empresa: EmpresaId) {
  return {
    /** The sale of that access key, for this transaction alone; null: the company has none. */
    async bloquearVenta(clave: string): Promise<VentaBloqueada | null> {
      const { rows } = await client.query<VentaBloqueada>(
        'select id, secuencia from pedidos.ventas where empresa_id = $1 and clave_acceso = $2 for update',
        [empresa, clave],
      );
      return rows[0] ?? null;
    },

    /** What of the sale stands on account, which nobody changes while the sale is held. */
    async aCredito(venta: string): Promise<Centavos> {
      const { rows } = await client.query<{ monto: string }>(A_CREDITO, [empresa, venta]);
      return aCentavos(Number(rows[0]?.monto ?? 0));
    },

    /** What went out of the sale again, given back or voided, whatever became of its notes. */
    async salioDe(venta: string): Promise<Centavos> {
      const { rows } = await client.query<{ monto: string }>(SALIO, [empresa, venta]);
      return aCentavos(Number(rows[0]?.monto ?? 0));
    },

    /** What was given back with that key; null: nothing was. */
    async leer(id: string): Promise<DevolucionRow | null> {
      const { rows } = await client.query<DevolucionRow>(
        'select huella, clave_nota, total from pedidos.devoluciones where empresa_id = $1 and id = $2',
        [empresa, id],
      );
      return rows[0] ?? null;
    },

    /** Its invoice, for this transaction alone. */
    async bloquearFactura(clave: string): Promise<FacturaPorDevolver | null> {
      const { rows } = await client.query<FacturaPorDevolver>(
        `select f.*, $2::text = any (facturacion.constan_anuladas($1, array[$2::text])) as consta_anulada
           from facturacion.factura_por_devolver($1, $2) f`,
        [empresa, clave],
      );
      return rows[0] ?? null;
    },

    /** The note, the money and the trace of what was decided; answers the note's key. */
    async emitir(
      devolucion: DevolucionDecidida,
      { caller, ahora }: { caller: Caller; ahora: Date },
    ): Promise<string> {
      const { id, huella, venta, motivo, forma_pago, aCredito, dinero } = devolucion;
      const nota = await emitirNota(client, empresa, { devolucion, por: caller.email, ahora });
      const dia = await diaDeNegocio(client, empresa, ahora);
      const { total } = dinero;
      const yaDevuelto = devolucion.totales.total - total;
      await client
        .query(ASENTAR, [
          empresa,
          id,
          huella,
          venta.id,
          nota,
          motivo,
          forma_pago,
          ...[dinero.subtotal, dinero.iva, total].map(aDolares),
          JSON.stringify(dinero.grupos.map(tarifaEnDolares)),
          caller.id,
          caller.nombreCompleto,
          dia,
          ahora,
        ])
        .catch((error: unknown) => {
          if (esRepetido(error, 'devoluciones_pkey'))
            throw new AppError('IDEMPOTENCIA_EN_CONFLICTO', { devolucion: id });
          throw error;
        });
      await client.query(PAGAR, [
        empresa,
        venta.id,
        `Devolución ${venta.secuencia}`,
        JSON.stringify(pagosDe({ total, aCredito, forma_pago })),
        caller.id,
        caller.nombreCompleto,
        dia,
        ahora,
        id,
      ]);
      await auditarCaja(client, empresa, {
        usuario: caller,
        ahora,
        accion: 'venta devuelta en parte',
        entidad: venta.id,
        despues: {
          secuencia: venta.secuencia,
          total: aDolares(total),
          forma_pago,
          ...(aCredito > 0 && { baja_la_deuda: aDolares(aCredito) }),
          ...(yaDevuelto > 0 && { ya_devuelto: aDolares(centavos(yaDevuelto)) }),
          motivo,
          nota,
        },
      });
      return nota;
    },
  };
}

type Emision = { devolucion: DevolucionDecidida; por: string; ahora: Date };

async function emitirNota(
  client: PoolClient,
  empresa: EmpresaId,
  { devolucion, por, ahora }: Emision,
): Promise<string> {
  const { clave, parte, motivo, totales } = devolucion;
  const { subtotal, iva, total } = totales;
  const { rows } = await conNumero(
    client.query<{ nota: string }>(
      'select facturacion.emitir_nota_parcial($1, $2, $3, $4, $5, $6) as nota',
      [
        empresa,
        clave,
        fechaNegocio(ahora),
        JSON.stringify({ ...parte, motivo, subtotal, iva, total }),
        por,
        ahora,
      ],
    ),
  );
  const nota = rows[0]?.nota;
  if (nota === undefined) throw new Error('emitirNota: no answer');
  return nota;
}

/** What goes out, and by what; what lowers the debt moves no money. */
const pagosDe = ({
  total,
  aCredito,
  forma_pago,
}: Pick<DevolucionDecidida, 'aCredito' | 'forma_pago'> & { total: Centavos }) =>
  [
    { forma_pago: 'CREDITO', monto: aCredito },
    { forma_pago, monto: centavos(total - aCredito) },
  ]
    .filter(({ monto }) => monto > 0)
    .map((pago) => ({ ...pago, monto: -aDolares(pago.monto) }));

const tarifaEnDolares = ({ tarifa, base, iva }: Dinero['grupos'][number]) => ({
  tarifa,
  base: aDolares(base),
  iva: aDolares(iva),
});

/**
 * $1 empresa, $2 id, $3 huella, $4 venta, $5 nota, $6 motivo, $7 forma_pago, $8 subtotal, $9 iva, $10 total, $11 tarifas,
 * $12 usuario_id, $13 usuario, $14 fecha_negocio, $15 ahora.
 */
const ASENTAR = `
  insert into pedidos.devoluciones (empresa_id, id, huella, venta_id, clave_nota, motivo, forma_pago, subtotal, iva, total,
    tarifas, usuario_id, usuario, fecha_negocio, creado)
  values ($1::int, $2::uuid, $3, $4::uuid, $5, $6, $7::text, $8, $9, $10::numeric, $11::jsonb, $12::uuid, $13, $14::date,
          $15::timestamptz)`;

/** $1 empresa, $2 venta, $3 detalle, $4 pagosDe, $5 usuario_id, $6 usuario, $7 fecha_negocio, $8 ahora, $9 id. */
const PAGAR = `select pedidos.asentar_pagos($1, 'DEVOLUCION', $2, $3, $4, null, $5, $6, $7, $8, $9)`;

const A_CREDITO = `
  select coalesce(sum(monto), 0) as monto from pedidos.caja_movimientos
   where empresa_id = $1 and venta_id = $2 and forma_pago = 'CREDITO'`;

const SALIO = `
  select coalesce(-sum(monto), 0) as monto from pedidos.caja_movimientos
   where empresa_id = $1 and venta_id = $2 and tipo in ('DEVOLUCION', 'ANULACION', 'REACTIVACION')`;
