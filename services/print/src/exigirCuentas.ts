import { enCampo } from '@comanda/kit/http/enCampo';
import type { TicketBody } from '@comanda/shared/contracts/ventas/impresion';
import {
  cuentasDeTicket,
  type CuentasDeTicket,
} from '@comanda/shared/domain/papel/cuentasDeTicket';
import { AppError } from '@comanda/shared/errors/AppError';

/** What a ticket adds up to; refused where its figures are not of its lines. */
export function exigirCuentas(ticket: TicketBody): CuentasDeTicket {
  const cuentas = cuentasDeTicket(ticket);
  if ('noCoinciden' in cuentas) throw new AppError('TOTALES_NO_COINCIDEN', cuentas.noCoinciden);
  if (!('sinTarifa' in cuentas)) return cuentas;
  const msg = 'porcentaje_iva no es una tarifa conocida';
  throw enCampo('DATOS_INVALIDOS', `tienda.${cuentas.sinTarifa}.porcentaje_iva`, { msg });
}
