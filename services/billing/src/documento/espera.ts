import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';

/** States a document leaves by itself. */
export const EN_ESPERA = [
  'POR_FIRMAR',
  'FIRMADA',
  'RECIBIDA',
  'EN_PROCESO',
] as const satisfies readonly EstadoComprobante[];

/** Whether a document that should go on by itself was issued before `limite`, and a person should know. */
export const estaDemorado = (
  { estado, creado }: { estado: EstadoComprobante; creado: Date },
  limite: Date,
): boolean => EN_ESPERA.some((uno) => uno === estado) && creado < limite;
