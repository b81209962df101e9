import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { retratar } from '../vista/retratar';

import type { Impresora } from './impresora';

/** Who bought what concerns nobody else on the machine. */
const SOLO_DUENO = { mode: 0o600 };

/** Without a printer: the bytes it would get, and a picture of the paper, in a folder. */
export function impresoraArchivo(carpeta: string): Impresora {
  return {
    destino: 'archivo',
    async imprimir(bytes, id) {
      const png = await retratar(bytes);
      await mkdir(carpeta, { recursive: true, mode: 0o700 });
      await writeFile(path.join(carpeta, `${id}.bin`), bytes, SOLO_DUENO);
      await writeFile(path.join(carpeta, `${id}.png`), png, SOLO_DUENO);
    },
  };
}
