import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';

/** What is said of a document of which nobody said anything: none waits without a sentence. */
const MIENTRAS: Partial<Record<EstadoComprobante, string>> = {
  POR_FIRMAR: 'Espera su turno. Saldrá solo',
  FIRMADA: 'Firmado. Espera su turno para salir al SRI',
  RECIBIDA: 'El SRI lo recibió y aún no lo autoriza',
  EN_PROCESO: 'El SRI está procesando el documento',
};

export const fraseDe = ({
  estado,
  mensaje,
}: {
  estado: EstadoComprobante;
  mensaje: string | null;
}): string | null => mensaje ?? MIENTRAS[estado] ?? null;
