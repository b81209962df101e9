// node --import tsx tools/desarrollo/construirMarco.ts <folder>: the frame of `npm run dev`. A process of its own: it takes what a
// whole shell takes, and gives it back.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import webpack, { type Stats } from 'webpack';

import { fallar, mensajeDe, raiz } from '../ejecutar';

import { marcoDeDesarrollo } from './enCaliente.cjs';
import { LISTA } from './listaDelMarco';

const [carpeta = ''] = process.argv.slice(2);
if (carpeta === '') fallar('Uso: construirMarco.ts <carpeta>');

// two areas may be worked on in one checkout
const output = `${path.dirname(carpeta)}.${process.pid}`;
mkdirSync(output, { recursive: true });
const stats = await construir();
const entrada = stats.compilation.entrypoints
  .get('main')
  ?.getFiles()
  .filter((archivo) => archivo.endsWith('.js'));
if (!entrada) fallar('El marco no tiene entrada');
writeFileSync(path.join(output, LISTA), `${JSON.stringify({ entrada }, null, 2)}\n`);
rmSync(carpeta, { recursive: true, force: true });
mkdirSync(path.dirname(carpeta), { recursive: true });
renameSync(output, carpeta);

function construir(): Promise<Stats> {
  const compilador = webpack(marcoDeDesarrollo({ dir: path.join(raiz, 'shell'), output }));
  return new Promise((resolve) => {
    compilador.run((error, hecho) => {
      const primero = hecho?.compilation.errors[0];
      if (!hecho || error || primero)
        fallar(`No se pudo construir el marco: ${mensajeDe(error ?? primero)}`);
      compilador.close(() => resolve(hecho));
    });
  });
}
