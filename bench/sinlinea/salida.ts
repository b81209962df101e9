// How long a till takes to send what it sold in a long spell, and what another one that sells meanwhile notices of it.
import { setTimeout as esperar } from 'node:timers/promises';

import { resumen, type Tiempos } from '../arnes/cifras';

import type { Caja } from './caja';

const VENTAS = 100;
/** A buyer at a time. */
const ENTRE_MS = 150;
const MIRADA_MS = 250;

export type Salida = { cuantas: number; segundos: number; sola: Tiempos; durante: Tiempos };

export async function medirSalida(
  cajas: readonly Caja[],
  cuantas: number,
  decir: (texto: string) => void,
): Promise<Salida> {
  for (const caja of cajas) caja.calmar();
  const [llena, vende] = cajas.toReversed();
  if (!llena || !vende) throw new Error('sinlinea: it takes two tills');
  await llenar(llena, cuantas);
  decir(`${cuantas} por enviar en una caja`);
  const antes = await demorasDe(vende, VENTAS / 2, () => true);
  llena.cortarVentas(false);
  const inicio = performance.now();
  let segundos: number | null = null;
  const vaciando = (async () => {
    while ((await llena.vaciar()).length > 0) await esperar(MIRADA_MS);
    segundos = (performance.now() - inicio) / 1_000;
    return segundos;
  })();
  const durante = await demorasDe(vende, Infinity, () => segundos === null);
  const tardo = await vaciando;
  const despues = await demorasDe(vende, VENTAS / 2, () => true); // others use the machine as well
  return {
    cuantas,
    segundos: tardo,
    sola: resumen([...antes, ...despues]),
    durante: resumen(durante),
  };
}

/** It sells and keeps: its sales do not get through, all else does, for it takes numbers on the way. */
async function llenar(caja: Caja, cuantas: number): Promise<void> {
  caja.cortarVentas(true);
  for (let n = 0; n < cuantas; n += 1) await caja.vender();
}

async function demorasDe(caja: Caja, cuantas: number, sigue: () => boolean): Promise<number[]> {
  const demoras: number[] = [];
  while (demoras.length < cuantas && sigue()) {
    const antes = caja.demoras.length;
    await caja.vender();
    demoras.push(...caja.demoras.slice(antes));
    await esperar(ENTRE_MS);
  }
  return demoras;
}
