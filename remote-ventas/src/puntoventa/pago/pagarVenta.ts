import type { FormaDeVenta, Venta } from '@comanda/shared/contracts/ventas/ventas';
import type { Carrito } from '@comanda/shared/domain/orden/carrito';
import { AppError } from '@comanda/shared/errors/AppError';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import { codigoDeError } from './respuestaPerdida';

type Reserva = { claveAcceso: string; secuencial: string };

export type PorPagar = {
  lineas: Carrito;
  formaPago: FormaDeVenta | null;
  /** True where it bears an electronic invoice. */
  emiteFactura: boolean;
};

/** The calls of the flow. Each carries the payment's idempotency key. */
export type Pasos = {
  reservar: () => Promise<Reserva>;
  /** Keeps, before it leaves, that the sale was sent. */
  anotarEnvio: () => void;
  crearVenta: (reserva: Reserva | null) => Promise<Venta>;
};

const VENCIDA: ErrorCode = 'RESERVA_VENCIDA';

/**
 * The payment flow up to the sale, in order. A sale exists once crearVenta answers: invoice and ticket come after
 * it and cannot undo it, so a printer that fails must not make the cashier charge twice.
 */
export async function pagarVenta(venta: PorPagar, pasos: Pasos): Promise<Venta> {
  exigirPago(venta);

  const vender = async () => {
    const reserva = venta.emiteFactura ? await pasos.reservar() : null;
    pasos.anotarEnvio();
    return pasos.crearVenta(reserva);
  };
  return vender().catch((error: unknown) => {
    if (codigoDeError(error) === VENCIDA) return vender(); // the number was handed on meanwhile: take another, once
    throw error;
  });
}

/** There is something to charge, and a way to. */
export function exigirPago({ lineas, formaPago }: PorPagar): void {
  if (lineas.length === 0) throw new AppError('CARRITO_VACIO');
  if (!formaPago) throw new AppError('FORMA_PAGO_REQUERIDA');
}
