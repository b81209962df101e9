import type { IconoNombre } from '@comanda/shared/ui/core';

import type { EstadoComprobante } from '../../contracts/documentos';

export type Aspecto = {
  texto: string;
  icono: IconoNombre;
  tono: 'bien' | 'espera' | 'pausa' | 'mal' | 'fin';
};

/** How each state of a document reads. Colour is never the only sign: each has its word and its icon. */
export const ASPECTO: Record<EstadoComprobante, Aspecto> = {
  POR_FIRMAR: { texto: 'Por firmar', icono: 'reloj', tono: 'espera' },
  FIRMADA: { texto: 'Por enviar', icono: 'reloj', tono: 'espera' },
  RECIBIDA: { texto: 'Recibida por el SRI', icono: 'reloj', tono: 'espera' },
  EN_PROCESO: { texto: 'En proceso en el SRI', icono: 'reloj', tono: 'espera' },
  AUTORIZADO: { texto: 'Autorizada', icono: 'listo', tono: 'bien' },
  DEVUELTA: { texto: 'Devuelta', icono: 'alerta', tono: 'mal' },
  NO_AUTORIZADO: { texto: 'No autorizada', icono: 'alerta', tono: 'mal' },
  REQUIERE_ATENCION: { texto: 'Requiere atencion', icono: 'alerta', tono: 'mal' },
  EMPRESA_PAUSADA: { texto: 'En pausa', icono: 'alerta', tono: 'pausa' },
  ANULADA: { texto: 'Anulada', icono: 'cerrar', tono: 'fin' },
};
