import { gzipSync } from 'node:zlib';

import { transformSync } from '@swc/core';

/** A script as a build leaves it, on one line and with short names, and its source map. */
export function minificado(fuente: string, archivo: string): { js: string; mapa: Buffer } {
  const { code, map = '' } = transformSync(fuente, {
    filename: archivo,
    sourceFileName: archivo,
    sourceMaps: true,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { mangle: { toplevel: true }, compress: false },
    },
  });
  return { js: code, mapa: gzipSync(map) };
}

/** As a browser tells where something is in a script. */
export function lugarDe(js: string, texto: string): { linea: number; columna: number } {
  const antes = js.slice(0, js.indexOf(texto)).split('\n');
  return { linea: antes.length, columna: (antes.at(-1)?.length ?? 0) + 1 };
}
