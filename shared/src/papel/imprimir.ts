import type { ApiError } from '../api/apiError';
import { papelDeCajaCalls, type HojaCaja } from '../contracts/caja/papel';
import { impresionCalls, type ComandaBody, type TicketBody } from '../contracts/ventas/impresion';
import { comandaLayout } from '../domain/papel/comandaLayout';
import { cuentasDeTicket } from '../domain/papel/cuentasDeTicket';
import { hojaCajaLayout } from '../domain/papel/hojaCajaLayout';
import type { RenglonDeTicket } from '../domain/papel/renglones';
import { ticketLayout } from '../domain/papel/ticketLayout';
import { ERRORES } from '../errors/catalogo';

import type { PapelDelNavegador } from './ajuste';
import { abrirDialogo } from './dialogo';

/** What the print service gets for it, and how many letters wide the paper of the browser is. */
type Pedido = { path: string; cuerpo: unknown; papel: NonNullable<PapelDelNavegador> };

const COLUMNAS = { '58': 32, '80': 48 } as const;

/**
 * The same lines as on the printer of a till, on paper of so many mm, in the browser's own dialog. Answers once that was opened, and
 * whether somebody prints is not told to a page; a ticket that does not add up is refused as the service refuses it.
 */
export async function imprimirPapel({ path, cuerpo, papel }: Pedido): Promise<ApiError | null> {
  const renglones = renglonesDe(path, cuerpo, COLUMNAS[papel]);
  if (renglones === null) {
    const code = 'TOTALES_NO_COINCIDEN';
    return { ...ERRORES[code], code, campos: [], peticion: null };
  }
  const logo = (cuerpo as Partial<TicketBody>).logo ?? null;
  await abrirDialogo(renglones, { papel, logo });
  return null;
}

function renglonesDe(path: string, cuerpo: unknown, columnas: number): RenglonDeTicket[] | null {
  switch (path) {
    case impresionCalls.imprimirTicket.path: {
      const ticket = cuerpo as TicketBody;
      const cuentas = cuentasDeTicket(ticket);
      return 'totales' in cuentas ? ticketLayout(ticket, cuentas, columnas) : null;
    }
    case impresionCalls.imprimirComanda.path:
      return comandaLayout(cuerpo as ComandaBody, columnas);
    case papelDeCajaCalls.imprimirHojaCaja.path:
      return hojaCajaLayout(cuerpo as HojaCaja, columnas);
    default:
      throw new Error(`papel: ${path} is no paper`);
  }
}
