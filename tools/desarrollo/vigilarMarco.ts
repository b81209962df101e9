// What the frame is made of: a room of shared, or the shell. A page cannot take those, and is loaded again once they are built.
import { watch } from 'node:fs';
import path from 'node:path';

import { raiz } from '../ejecutar';
import { ROOM_FOLDERS } from '../federation/governed.cjs';

const REPOSO_MS = 150;
const PRUEBA = /[.]test[.]tsx?$|[\\/]testing[\\/]/;

/** Tells what changed, once it has been left alone for a moment. */
export function vigilarMarco(alCambiar: (archivo: string) => void): void {
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const carpetas = ['shell/src', ...ROOM_FOLDERS.map((sala) => `shared/src/${sala}`)];
  for (const carpeta of carpetas)
    watch(path.join(raiz, carpeta), { recursive: true }, (_que, archivo) => {
      if (archivo === null || PRUEBA.test(archivo)) return;
      clearTimeout(reloj);
      reloj = setTimeout(() => alCambiar(`${carpeta}/${archivo}`), REPOSO_MS);
    });
}
