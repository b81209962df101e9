// How long a till takes to send what it sold in a long spell, and what another one that sells meanwhile notices of it.
import { setTimeout as esperar } from 'node:timers/promises';

const VENTAS = 100;
/** A buyer at a time. */
const ENTRE_MS = 150;
const MIRADA_MS = 250;

export async function medirSalida(cajas, cuantas, decir) {
  for (const caja of cajas) caja.calmar();
  const [llena, vende] = cajas.toReversed();
  await llenar(llena, cuantas);
  decir(`${cuantas} por enviar en una caja`);
  const sola = await ritmo(vende, VENTAS / 2, () => true);
  llena.cortarVentas(false);
  const inicio = performance.now();
  const fin = { ms: null };
  const vaciando = (async () => {
    while ((await llena.enPagina(() => window.caja.vaciar())).length > 0) await esperar(MIRADA_MS);
    fin.ms = performance.now() - inicio;
  })();
  const durante = await ritmo(vende, Infinity, () => fin.ms === null);
  await vaciando;
  sola.push(...(await ritmo(vende, VENTAS / 2, () => true))); // before and after: others use the machine as well
  const segundos = fin.ms / 1_000;
  return { cuantas, segundos, sola: resumen(sola), durante: resumen(durante) };
}

/** It sells and keeps: its sales do not get through, all else does, for it takes numbers on the way. */
async function llenar(caja, cuantas) {
  caja.cortarVentas(true);
  for (let n = 0; n < cuantas; n += 1) await caja.vender();
}

async function ritmo(caja, cuantas, sigue) {
  const demoras = [];
  while (demoras.length < cuantas && sigue()) {
    const antes = caja.demoras.length;
    await caja.vender();
    demoras.push(...caja.demoras.slice(antes));
    await esperar(ENTRE_MS);
  }
  return demoras;
}

function resumen(demoras) {
  const orden = demoras.toSorted((a, b) => a - b);
  const en = (parte) => orden[Math.max(0, Math.ceil(orden.length * parte) - 1)];
  return { ventas: orden.length, p50: en(0.5), p95: en(0.95) };
}
