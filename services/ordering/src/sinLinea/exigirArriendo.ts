import { SALTO_MS } from '@comanda/shared/contracts/admin/dispositivos';
import { AppError } from '@comanda/shared/errors/AppError';
import { hashDe } from '@comanda/kit/acceso/sesiones';

import type { EmisorDeVenta } from '../ventas/filasDeVenta';

import type { ArriendoRow } from './leerSinLinea';

/** What a company issues with by now; null: it does not sell. */
export type SerieDeEmisor = Pick<EmisorDeVenta, 'ruc' | 'ambiente' | 'establecimiento'> | null;

/** The device that the sale names, which has shown to be itself. */
export function exigirDispositivo<Fila extends Pick<ArriendoRow, 'token_hash'>>(
  arriendo: Fila | null,
  token: string,
): Fila {
  if (!arriendo || arriendo.token_hash !== hashDe(token))
    throw new AppError('DISPOSITIVO_DESCONOCIDO');
  return arriendo;
}

type Pedido = {
  emitida: Date;
  emisor: SerieDeEmisor;
  /** It gets this number instead of the one it was sold with: a device that was revoked has none of its own. */
  conOtro: boolean;
};

/**
 * The number is the device's, free, and was when the invoice is of; the key is its own of that day, and of its company still. False:
 * it is none of the device's, and as good as any that is reserved for a sale.
 */
export function exigirNumero(
  arriendo: ArriendoRow,
  clave_acceso: string | null,
  { emitida, emisor, conOtro }: Pedido,
): boolean {
  if (clave_acceso === null) return false;
  if (arriendo.consumida) throw new AppError('NUMERO_YA_USADO', { clave_acceso });
  const { clave, arrendada_en, arrendada_hasta } = arriendo;
  const suyo = clave !== null && arrendada_en !== null;
  if (!suyo && !conOtro) throw new AppError('NUMERO_DE_OTRO', { clave_acceso });
  if (emisor && !seEmiteCon(clave_acceso, emisor))
    throw new AppError('NUMERO_DE_OTRA_SERIE', { clave_acceso });
  if (!suyo) return false;
  if (clave !== clave_acceso) throw new AppError('CLAVE_DE_OTRO_DIA', { clave_acceso });
  exigirEntre(emitida, arrendada_en, arrendada_hasta);
  return true;
}

/**
 * A till that has not been in touch since its company went over to production, or to another establishment, sells with what it
 * held before. That an invoice of tests was given to who bought is not found out later: it is authorised as any.
 */
function seEmiteCon(
  clave: string,
  { ruc, ambiente, establecimiento }: NonNullable<SerieDeEmisor>,
): boolean {
  const dePruebas = clave.charAt(23) === '1' && ambiente === '2';
  return !dePruebas && clave.slice(10, 23) === ruc && clave.slice(24, 27) === establecimiento;
}

/** Two clocks that go right are not the same to the second. */
function exigirEntre(momento: Date, desde: Date, hasta: Date | null): void {
  const antes = momento.getTime() < desde.getTime() - SALTO_MS;
  const despues = hasta !== null && momento.getTime() > hasta.getTime() + SALTO_MS;
  if (antes || despues) throw new AppError('VENTA_FUERA_DE_ARRIENDO', { momento, desde, hasta });
}
