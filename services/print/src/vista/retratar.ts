import { aLaVez } from '@comanda/kit/proceso/aLaVez';
import { enHilo } from '@comanda/kit/proceso/enHilo';

import { decodificar } from '../escpos/decodificar';

import { dibujar } from './dibujar';

import type { hacer } from './hilo';

const LIMITES = { memoriaMb: 512, limiteMs: 60_000 };
const dibujarEnHilo = enHilo<typeof hacer>(new URL('./hilo.mjs', import.meta.url), LIMITES);

/** Of a paper that is drawn in less time than a thread takes to start: some eighty lines. */
const CORTO = 4 * 1024;

const porTurnos = aLaVez(1);

/**
 * A picture of the paper that these bytes are. A long one is drawn in a thread beside the servers, one at a time: 300 lines of 300
 * letters, which anybody at the till may send without a login, would stop every other call for seconds.
 */
export async function retratar(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length <= CORTO) return dibujar(decodificar(bytes));
  return porTurnos(() => dibujarEnHilo(bytes));
}
