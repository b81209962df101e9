import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';

import type { VentaHecha } from './ventaAbierta';

const EN_CAMINO: readonly EstadoComprobante[] = ['POR_FIRMAR', 'FIRMADA', 'RECIBIDA', 'EN_PROCESO'];
const SIN_FALLO: readonly EstadoComprobante[] = [...EN_CAMINO, 'AUTORIZADO', 'ANULADA'];

/** How many documents of a sale are on their way: one or none. */
export const enCamino = ({ comprobante }: VentaHecha): number =>
  Number(comprobante !== null && EN_CAMINO.includes(comprobante));

export const comprobanteFallo = ({ comprobante }: VentaHecha): boolean =>
  comprobante !== null && !SIN_FALLO.includes(comprobante);

/** How many things of a sale somebody has to look after: its ticket, its invoice. */
export const requiereAtencion = (hecha: VentaHecha): number =>
  Number(hecha.impresion === 'fallo') + Number(comprobanteFallo(hecha));
