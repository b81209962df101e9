// The walk of docs/areas.md: what its fences say is written and run, word for word.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { raiz } from '../../tools/ejecutar';

export type Paso =
  | { que: 'escribir'; archivo: string; texto: string }
  | { que: 'correr' | 'queda' | 'ejemplo'; texto: string };

const CERCA = /^```(\S+)(?: (\S+))?\n([^]*?)\n```$/gm;

/** Its steps, in their order. */
export const pasosDe = (documento: string): Paso[] =>
  [...readFileSync(path.join(raiz, documento), 'utf8').matchAll(CERCA)].map(
    ([, lengua, nombre, texto = '']): Paso => {
      if (lengua !== 'sh') return { que: 'escribir', archivo: nombre ?? '', texto: `${texto}\n` };
      return { que: nombre === 'queda' || nombre === 'ejemplo' ? nombre : 'correr', texto };
    },
  );
