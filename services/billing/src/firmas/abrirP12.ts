import { Worker } from 'node:worker_threads';

import { P12Error } from './leerP12';

/** `ruc`: whose certificate is looked for, where a file has several. */
export type Pedido = { p12: Uint8Array; clave: string; ahora: Date; ruc?: string | undefined };
/** A signing certificate and its key, as plain bytes. */
export type Llave = { der: Uint8Array; pkcs8: Uint8Array };
export type Lectura = ({ ok: true } & Llave) | { ok: false; motivo: P12Error['motivo'] };

/** Real files take 100,000 iterations at most; one that asks for a thousand times that is an attack. */
const LIMITE_MS = 60_000;

/** Reads a P12 in a thread of its own: a hundred thousand iterations would stop every till for seconds. */
export async function abrirP12(pedido: Pedido): Promise<Llave> {
  const hilo = new Worker(new URL('./hiloP12.mjs', import.meta.url), {
    workerData: pedido,
    execArgv: [],
  });
  try {
    const lectura = await respuestaDe(hilo);
    if (!lectura.ok) throw new P12Error(lectura.motivo);
    return lectura;
  } finally {
    await hilo.terminate();
  }
}

function respuestaDe(hilo: Worker): Promise<Lectura> {
  return new Promise((resolve, reject) => {
    const limite = setTimeout(() => reject(new P12Error('CLAVE_INCORRECTA')), LIMITE_MS);
    hilo.once('message', (lectura: Lectura) => {
      clearTimeout(limite);
      resolve(lectura);
    });
    hilo.once('error', (error) => {
      clearTimeout(limite);
      reject(error);
    });
  });
}
