import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

import { Impedimento } from '../impedimento';

/** A person at a terminal, or nobody. */
export type Terminal = {
  hayAlguien: boolean;
  /** What is typed is not shown. */
  callado: (pregunta: string) => Promise<string>;
  preguntar: (pregunta: string) => Promise<string>;
};

export const terminal: Terminal = {
  hayAlguien: process.stdin.isTTY && process.stderr.isTTY,
  callado: (pregunta) => leerLinea(pregunta, false),
  preguntar: (pregunta) => leerLinea(pregunta, true),
};

function leerLinea(pregunta: string, eco: boolean): Promise<string> {
  const mudo = new Writable({ write: (_trozo, _como, listo) => listo() });
  const output = eco ? process.stderr : mudo;
  if (!eco) process.stderr.write(pregunta);
  const lineas = createInterface({ input: process.stdin, output, terminal: true });
  return new Promise((resolve, reject) => {
    lineas.once('SIGINT', () => reject(new Impedimento('Interrumpido.')));
    lineas.question(eco ? pregunta : '', resolve);
  }).finally(() => {
    lineas.close();
    if (!eco) process.stderr.write('\n');
  }) as Promise<string>;
}
