import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';

/** States a document only leaves when a person asks for it. */
export const REINTENTABLES = [
  'REQUIERE_ATENCION',
  'DEVUELTA',
  'NO_AUTORIZADO',
] as const satisfies readonly EstadoComprobante[];
