import { parentPort, workerData } from 'node:worker_threads';

import { leerP12, P12Error } from './leerP12';

import type { LecturaDeP12, PedidoDeP12 } from './abrirP12';

/** The thread abrirP12 starts: reads one P12, answers and ends. */
const { p12, clave, ahora, ruc } = workerData as PedidoDeP12; // only abrirP12 starts it
parentPort?.postMessage(leer());

function leer(): LecturaDeP12 {
  try {
    const { derBase64, clave: llave } = leerP12(Buffer.from(p12), clave, ahora, ruc);
    const pkcs8 = llave.export({ type: 'pkcs8', format: 'der' });
    return { ok: true, der: Buffer.from(derBase64, 'base64'), pkcs8 };
  } catch (error) {
    if (error instanceof P12Error) return { ok: false, motivo: error.motivo };
    throw error;
  }
}
