import { Worker } from 'node:worker_threads';

import { aLaVez } from '@comanda/kit/aLaVez';

import { P12Error } from './leerP12';

/** `ruc`: whose certificate is looked for, where a file has several. */
export type Pedido = { p12: Uint8Array; clave: string; ahora: Date; ruc?: string | undefined };
/** A signing certificate and its key, as plain bytes. */
export type Llave = { der: Uint8Array; pkcs8: Uint8Array };
export type Lectura = ({ ok: true } & Llave) | { ok: false; motivo: P12Error['motivo'] };

const LIMITE_MS = 60_000;
const MEMORIA_MB = 256;
const DE_MEMORIA = 'ERR_WORKER_OUT_OF_MEMORY';

/** One core at most is taken from those who sell, whoever uploads what. */
const porTurnos = aLaVez(1);

/** Reads a P12 in a thread of its own: a hundred thousand iterations would stop every till for seconds. */
export const abrirP12 = (pedido: Pedido): Promise<Llave> => porTurnos(() => enHilo(pedido));

async function enHilo(pedido: Pedido): Promise<Llave> {
  const hilo = new Worker(new URL('./hiloP12.mjs', import.meta.url), {
    workerData: pedido,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
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
    hilo.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(limite);
      reject(error.code === DE_MEMORIA ? new P12Error('CLAVE_INCORRECTA') : error);
    });
  });
}
