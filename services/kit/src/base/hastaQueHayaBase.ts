import { setTimeout as esperar } from 'node:timers/promises';

import { esBaseCaida } from './db';

type Espera = {
  plazoMs?: number;
  pausaMs?: number;
  avisar?: (aviso: string) => void;
};

const PLAZO_MS = 60_000;
const PAUSA_MS = 500;

/**
 * What a process does with its database before it serves, done again while that is restarting or changing its primary; throws
 * when a minute has not brought it back, for whoever started the process to start it again.
 */
export async function hastaQueHayaBase<Hecho>(
  hacer: () => Promise<Hecho>,
  { plazoMs = PLAZO_MS, pausaMs = PAUSA_MS, avisar = console.warn }: Espera = {},
): Promise<Hecho> {
  const hasta = performance.now() + plazoMs;
  let dicho = false;
  for (;;) {
    try {
      return await hacer();
    } catch (error) {
      if (!esBaseCaida(error)) throw error;
      if (performance.now() >= hasta)
        throw new Error(`La base no respondió en ${plazoMs / 1000} s`, { cause: error });
      if (!dicho) avisar('La base no responde todavía: se espera por ella.');
      dicho = true;
      await esperar(pausaMs);
    }
  }
}
