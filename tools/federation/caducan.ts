// The names of the rooms that are said to go: the package has the list, the house reads it of the surface that areas import.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Caducan } from '@comanda/shared/domain/texto/caduco';
import { hastaDe } from '../kit/superficie/reglas';

import { costura, shared } from './lugares.cjs';
import { roomNames } from './roomNames.cjs';
import { leida } from './superficie.cjs';

export const caducan = (): Caducan =>
  costura?.caducan ??
  caducanDe(readFileSync(path.join(shared, 'superficie.md'), 'utf8'), Object.keys(roomNames()));

/** Of the rooms alone: what else goes, a build carries itself. */
export function caducanDe(superficie: string, salas: readonly string[]): Caducan {
  const { modulos } = leida(superficie);
  return Object.fromEntries(
    [...modulos].flatMap(([modulo, nombres]) => {
      const suyos = [...nombres].flatMap(([nombre, { desde, enVez = '' }]) =>
        desde === undefined ? [] : [[nombre, { desde, hasta: hastaDe(desde), enVez }] as const],
      );
      return salas.includes(modulo) && suyos.length > 0
        ? [[modulo, Object.fromEntries(suyos)]]
        : [];
    }),
  );
}
