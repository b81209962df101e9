import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from '@jest/globals';

const RAIZ = path.join(import.meta.dirname, '../../..');
const CARPETAS = readdirSync(RAIZ)
  .filter((nombre) => nombre === 'shell' || nombre === 'shared' || nombre.startsWith('remote-'))
  .map((nombre) => path.join(RAIZ, nombre, 'src'));

/** What a browser may lack, refuse or never answer. */
const FACILIDADES =
  /\b(?:indexedDB\b|(?:local|session)Storage\b|new BroadcastChannel\b|navigator\.locks\b)/;

/** They name them and touch none: what is frozen for areas, what the tests take the place of, and a word in a comment. */
const SOLO_NOMBRAN = ['shell/src/contencion/', 'shared/src/testing/', 'shared/src/equipo/'];

it('no other file of the page touches what a browser may lack, refuse or never answer', () => {
  const ajenos = CARPETAS.flatMap((carpeta) =>
    readdirSync(carpeta, { recursive: true, encoding: 'utf8' }).map((archivo) =>
      path.relative(RAIZ, path.join(carpeta, archivo)).split(path.sep).join('/'),
    ),
  )
    .filter((archivo) => /\.tsx?$/.test(archivo) && !/\.test\.tsx?$/.test(archivo))
    .filter((archivo) => !SOLO_NOMBRAN.some((carpeta) => archivo.startsWith(carpeta)))
    .filter((archivo) => FACILIDADES.test(readFileSync(path.join(RAIZ, archivo), 'utf8')));
  expect(ajenos).toEqual([]);
});
