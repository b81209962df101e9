import { watch } from 'node:fs';

const REPOSO_MS = 150;

/** Does it after a change in these folders, once for many at a time; what changes meanwhile is done afterwards. */
export function vigilarFuentes(carpetas: readonly string[], hacer: () => Promise<void>): void {
  let reloj: NodeJS.Timeout | undefined;
  let ultima = Promise.resolve();
  let espera = false;
  const pedir = () => {
    if (espera) return;
    espera = true;
    ultima = ultima.then(() => {
      espera = false;
      return hacer();
    });
  };
  for (const carpeta of carpetas)
    watch(carpeta, { recursive: true }, () => {
      clearTimeout(reloj);
      reloj = setTimeout(pedir, REPOSO_MS);
    });
}
