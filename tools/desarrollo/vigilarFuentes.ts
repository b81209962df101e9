import { watch } from 'node:fs';

const REPOSO_MS = 150;

/** Does it after a change in these folders, once for many at a time; what changes meanwhile is done afterwards. */
export function vigilarFuentes(carpetas, hacer) {
  let reloj;
  let ocupado = false;
  let otra = false;
  const correr = async () => {
    if (ocupado) return void (otra = true);
    ocupado = true;
    do {
      otra = false;
      await hacer();
    } while (otra);
    ocupado = false;
  };
  for (const carpeta of carpetas)
    watch(carpeta, { recursive: true }, () => {
      clearTimeout(reloj);
      reloj = setTimeout(() => void correr(), REPOSO_MS);
    });
}
