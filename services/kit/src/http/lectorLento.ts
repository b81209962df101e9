import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';

export type Plazos = {
  /** For so long something of the answer waits to be read: then it is the reader that it waits for. */
  lentoMs: number;
  /** For so long nothing of it was read: then nobody is there. */
  mudoMs: number;
};

const PLAZOS: Plazos = { lentoMs: 4_000, mudoMs: 60_000 };
const MIRADAS = 8;

/** Tells once that an answer waits for who reads it, and cuts it off where nobody does. Answers how to stop looking. */
export function cuidarLector(
  respuesta: ServerResponse,
  esLento: () => void,
  { lentoMs, mudoMs }: Plazos = PLAZOS,
): () => void {
  const espera = () => respuesta.writableLength > 0;
  let seguidas = 0;
  const reloj = setInterval(() => {
    seguidas = espera() ? seguidas + 1 : 0;
    if (seguidas < MIRADAS) return;
    clearInterval(reloj);
    esLento();
  }, lentoMs / MIRADAS).unref();
  // what a test injects comes by no line
  if (respuesta.socket instanceof Socket) respuesta.socket.setTimeout(mudoMs);
  respuesta.on('timeout', () => {
    if (espera()) respuesta.destroy(); // else it is we who are slow
  });
  return () => clearInterval(reloj);
}
