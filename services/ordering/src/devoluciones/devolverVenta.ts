import { createHash } from 'node:crypto';

import { faltaDeDevolucion, type FaltaDeDevolucion } from '@comanda/kit/documento/anulacion';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';
import type { CallEntrada } from '@comanda/shared/contracts/defineCall';
import type {
  DevolucionHecha,
  devolucionesCalls,
} from '@comanda/shared/contracts/ventas/devoluciones';
import {
  parteDe,
  quedaDeLineas,
  totalesDeParte,
  brutoDeLinea,
  type LineaFacturada,
  type Parte,
  type PedidoDeLinea,
} from '@comanda/shared/domain/dinero/devolucion';
import {
  aCentavos,
  aDolares,
  centavos,
  sumar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe, type LineaGravada, type Totales } from '@comanda/shared/domain/dinero/iva';
import { AppError } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import { motivoDeAnulacion } from '../ventas/cambiarEstadoDeVenta';

import type { DevolucionesRepository, FacturaPorDevolver } from './devolucionesRepository';
import { loQueSale } from './loQueSale';

export type PedidoDeDevolucion = {
  caller: Caller;
  empresa: EmpresaId;
  idempotencia: string;
  ahora: Date;
  solicitud: CallEntrada<typeof devolucionesCalls.devolverVenta>;
};

/**
 * Gives back a part of a sale: its credit note, its money and its trace, or none of them. The sale and then its invoice are
 * held meanwhile, so that two at once give back no more than there is. Asked twice with one key, it is done once.
 */
export function devolverVenta(
  devoluciones: DevolucionesRepository,
  { caller, empresa, idempotencia, ahora, solicitud }: PedidoDeDevolucion,
): Promise<DevolucionHecha> {
  const huella = huellaDe(solicitud);
  return devoluciones.enTransaccion(empresa, async (transaccion) => {
    const venta = await transaccion.bloquearVenta(solicitud.editar);
    const hecha = await transaccion.leer(idempotencia);
    if (hecha) {
      if (hecha.huella !== huella)
        throw new AppError('IDEMPOTENCIA_EN_CONFLICTO', { devolucion: idempotencia });
      return hechaDe(hecha.clave_nota, aCentavos(solicitud.total), {
        sale: aCentavos(Number(hecha.total)),
        repetida: true,
      });
    }
    const factura = venta && (await transaccion.bloquearFactura(solicitud.editar));
    if (!factura) throw new AppError('NO_ENCONTRADO', { editar: solicitud.editar });
    const { parte, totales } = decidir(factura, solicitud);
    const motivo = motivoDeAnulacion(solicitud.motivo);
    const dinero = loQueSale(totales, sinNota(factura, await transaccion.salioDe(venta.id)));
    const aCredito = menor(dinero.total, await transaccion.aCredito(venta.id));
    const nota = await transaccion.emitir(
      {
        id: idempotencia,
        huella,
        venta,
        clave: solicitud.editar,
        parte,
        totales,
        dinero,
        motivo,
        forma_pago: aCredito > 0 && aCredito === dinero.total ? 'CREDITO' : solicitud.forma_pago,
        aCredito,
      },
      { caller, ahora },
    );
    return hechaDe(nota, totales.total, { sale: dinero.total, repetida: false });
  });
}

const hechaDe = (
  clave_nota: string,
  total: Centavos,
  { sale, repetida }: { sale: Centavos; repetida: boolean },
): DevolucionHecha => ({
  clave_nota,
  total: aDolares(total),
  repetida,
  ...(total > sale && { ya_devuelto: aDolares(centavos(total - sale)) }),
});

/** What went out of a sale and no note in force says: its note was annulled in the portal (docs/adr/0099). */
const sinNota = ({ devuelto }: FacturaPorDevolver, salio: Centavos): Centavos =>
  centavos(Math.max(0, salio - devuelto.reduce((suma, { monto }) => suma + monto, 0)));

const NO_SE_DEVUELVE: Readonly<Record<FaltaDeDevolucion, ErrorCode>> = {
  ANULADA: 'DEVOLUCION_DE_ANULADA',
  SIN_AUTORIZAR: 'DEVOLUCION_SIN_AUTORIZAR',
  CONSUMIDOR_FINAL: 'DEVOLUCION_CONSUMIDOR_FINAL',
  CONSTA_ANULADA: 'ANULACION_CONSTA_EN_SRI',
  COMPLETA: 'DEVOLUCION_COMPLETA',
};

/** What is given back and what it comes to; refused where the invoice does not admit it, or the screen showed another total. */
function decidir(
  factura: FacturaPorDevolver,
  { editar, lineas, total }: PedidoDeDevolucion['solicitud'],
): { parte: Parte; totales: Totales } {
  const { estado, identificacion, anulada, devuelto, consta_anulada: constaAnulada } = factura;
  const queda = sumar(quedaDeLineas(factura.lineas, devuelto).map(({ monto }) => monto));
  const nota = anulada ? editar : null;
  const falta = faltaDeDevolucion({ estado, identificacion, nota, constaAnulada, queda });
  if (falta) throw new AppError(NO_SE_DEVUELVE[falta], { editar });
  const { parte } = parteDe(factura.lineas, devuelto, lineas.map(pedidoDe));
  if (!parte) throw new AppError('DEVOLUCION_EXCEDE', { editar });
  const totales = totalesDeParte(parte.lineas.map(gravar), parte.antes);
  if (totales.total !== aCentavos(total)) throw new AppError('DEVOLUCION_NO_COINCIDE', { editar });
  return { parte, totales };
}

/** What was not paid is not given back: it lowers the debt first. */
const menor = (a: Centavos, b: Centavos): Centavos => (a < b ? a : b);

type LineaPedida = PedidoDeDevolucion['solicitud']['lineas'][number];

const pedidoDe = ({ linea, cantidad, monto }: LineaPedida): PedidoDeLinea =>
  cantidad === undefined ? { linea, monto: aCentavos(monto ?? 0) } : { linea, cantidad };

function gravar(linea: LineaFacturada): LineaGravada {
  const tarifa = tarifaDe(`${linea.tarifa}%`);
  if (tarifa === null) throw new Error(`devolverVenta: an authorised invoice at ${linea.tarifa}%`);
  return { precio: brutoDeLinea(linea), cantidad: 1, tarifa };
}

/** What makes two requests the same. */
function huellaDe({
  empresa,
  editar,
  lineas,
  forma_pago,
  motivo,
  total,
}: PedidoDeDevolucion['solicitud']): string {
  const pedidas = lineas.map(({ linea, cantidad, monto }) => [
    linea,
    cantidad ?? null,
    monto ?? null,
  ]);
  const esencia = [empresa, editar, forma_pago, motivo, total, pedidas];
  return createHash('sha256').update(JSON.stringify(esencia)).digest('hex');
}
