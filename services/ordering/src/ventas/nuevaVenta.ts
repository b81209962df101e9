import type { Canal } from '@comanda/shared/contracts/ventas/canales';

import type { AnotacionSinLinea } from '../sinLinea/decidirVentaSinLinea';

import type { AprobacionVigente } from './autorizarDescuento';
import type { LineaRevisada } from './revisarLinea';
import type { PagoDeOrden } from './revisarOrden';
import type { PagoRevisado } from './revisarVenta';
import type { NumeroVendido, VentaRow } from './ventaRow';

/** Where the sale's number comes from: billing's reservation, what a till holds, or the company's own counter, with a nota de venta or without. */
export type NumeroDeVenta =
  | { clave_acceso: string; comprobante: object; dispositivo: string | null }
  | { clave_acceso: null; establecimiento: string; punto_emision: string; nota: boolean };

export type NuevaVenta = Omit<VentaRow, keyof NumeroVendido> & {
  idempotencia: string;
  usuario_id: string;
  usuario: string;
  email: string;
  motivo_descuento: string;
  /** Its percent is what is taken off. */
  aprobacion: AprobacionVigente | null;
  pagos: readonly PagoRevisado[];
  orden: PagoDeOrden | null;
  canal: Canal | null;
  sinLinea: AnotacionSinLinea | null;
  /** `neto` and `iva`: of what is left of each. */
  lineas: readonly (LineaRevisada & { neto: string; iva: string })[];
};
