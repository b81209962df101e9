import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';

import { EmptyChunksPlugin } from './EmptyChunksPlugin.cjs';
import { HashedChunksPlugin } from './HashedChunksPlugin.cjs';

const SRI = ['sha384'] as const;

let carpeta = '';
beforeEach(() => {
  carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-trozos-'));
});
afterEach(() => rmSync(carpeta, { recursive: true }));

/** An area of two cards that travel as one file, of which the second one loads `aparte` when it is needed, or holds it. */
function construir(segunda: string): Promise<string[]> {
  const archivos = {
    'entrada.js': `
      import(/* webpackChunkName: "inicio-una" */ './una.js');
      import(/* webpackChunkName: "inicio-otra" */ './otra.js');`,
    'una.js': `export const una = 'una';`,
    'otra.js': segunda,
    'aparte.js': `export const aparte = 'aparte';`,
  };
  for (const [nombre, texto] of Object.entries(archivos))
    writeFileSync(path.join(carpeta, nombre), texto);
  const compilador = webpack({
    mode: 'production',
    context: carpeta,
    entry: './entrada.js',
    output: { path: path.join(carpeta, 'dist'), crossOriginLoading: 'anonymous' },
    optimization: {
      splitChunks: {
        cacheGroups: {
          inicio: {
            name: 'inicio',
            chunks: ({ name }) => /^inicio-/.test(name ?? ''),
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new SubresourceIntegrityPlugin({ hashFuncNames: [...SRI] }),
      new EmptyChunksPlugin(SRI),
      new HashedChunksPlugin(SRI),
    ],
  });
  return new Promise((resolve, reject) => {
    compilador.run((error, resultado) => {
      compilador.close(() => {
        if (error) reject(error);
        else resolve((resultado?.compilation.errors ?? []).map(({ message }) => message));
      });
    });
  });
}

it('refuses a file that no table has the hash of', async () => {
  const faltas = await construir(`export const otra = () => import('./aparte.js');`);
  expect(faltas).toEqual([expect.stringMatching(/^\d+\.js has no hash in the file that loads it/)]);
});

it('lets out what a card holds itself', async () => {
  expect(await construir(`export { aparte } from './aparte.js';`)).toEqual([]);
});
