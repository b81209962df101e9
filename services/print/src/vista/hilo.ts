import { decodificar } from '../escpos/decodificar';

import { dibujar } from './dibujar';

/** What the thread of retratar does: it draws a paper. */
export const hacer = (bytes: Uint8Array): Uint8Array => dibujar(decodificar(bytes));
