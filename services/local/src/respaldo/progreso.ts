import { readdirSync } from 'node:fs';
import os from 'node:os';

import { Impedimento } from '../impedimento';
import { bajarSesion } from '../postgres/sesionDelSistema';

const CADA_MS = 5_000;

export const enMegas = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Says every few seconds how far it has got, and stops the work in order when a person wants it to. */
export function crearProgreso(que: string, decir: (linea: string) => void) {
  let bytes = 0;
  let ultimo = performance.now();
  return (mas: number): void => {
    if (interrumpido) throw new Impedimento('Interrumpido: no se ha dejado nada a medias.');
    bytes += mas;
    if (performance.now() - ultimo < CADA_MS) return;
    ultimo = performance.now();
    decir(`${que}: ${enMegas(bytes)}`);
  };
}

let interrumpido = false;

/** A signal is heeded at the next piece that is read or written. */
export function atenderSenales(): void {
  for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(senal, () => (interrumpido = true));
  process.once('disconnect', () => (interrumpido = true)); // who began it is gone (sesionPropia)
}

/** Whoever sells goes first: every thread of this process, and what it starts, gets what the others leave. */
export async function bajarPrioridad(): Promise<void> {
  const hilos = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0'];
  for (const hilo of hilos) os.setPriority(Number(hilo), os.constants.priority.PRIORITY_LOW);
  await bajarSesion(process.pid);
}
