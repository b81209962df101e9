import type { IconoNombre } from '@comanda/shared/ui/core';

import type { EstadoComprobante } from '../../contracts/facturacion/documentos';
import { ESTADO_DICHO } from '../../domain/fiscal/comprobante';
import { dePalabras } from '../../domain/texto/palabras';

export type Aspecto = {
  texto: string;
  icono: IconoNombre;
  tono: 'bien' | 'espera' | 'pausa' | 'mal' | 'fin';
};

/** How each state of a document reads. Colour is never the only sign: each has its word and its icon. */
export const ASPECTO: Record<EstadoComprobante, Aspecto> = dePalabras(
  {
    POR_FIRMAR: { texto: ESTADO_DICHO.POR_FIRMAR, icono: 'reloj', tono: 'espera' },
    FIRMADA: { texto: ESTADO_DICHO.FIRMADA, icono: 'reloj', tono: 'espera' },
    RECIBIDA: { texto: ESTADO_DICHO.RECIBIDA, icono: 'reloj', tono: 'espera' },
    EN_PROCESO: { texto: ESTADO_DICHO.EN_PROCESO, icono: 'reloj', tono: 'espera' },
    AUTORIZADO: { texto: ESTADO_DICHO.AUTORIZADO, icono: 'listo', tono: 'bien' },
    DEVUELTA: { texto: ESTADO_DICHO.DEVUELTA, icono: 'alerta', tono: 'mal' },
    NO_AUTORIZADO: { texto: ESTADO_DICHO.NO_AUTORIZADO, icono: 'alerta', tono: 'mal' },
    REQUIERE_ATENCION: { texto: ESTADO_DICHO.REQUIERE_ATENCION, icono: 'alerta', tono: 'mal' },
    EMPRESA_PAUSADA: { texto: ESTADO_DICHO.EMPRESA_PAUSADA, icono: 'alerta', tono: 'pausa' },
    ANULADA: { texto: ESTADO_DICHO.ANULADA, icono: 'cerrar', tono: 'fin' },
  },
  (texto) => ({ texto, icono: 'reloj', tono: 'espera' }),
);
