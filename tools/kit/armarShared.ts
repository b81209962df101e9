// The package @comanda/shared: what an area is made of, compiled.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { raiz } from '../ejecutar';
import { caducan } from '../federation/caducan';
import { roomNames } from '../federation/roomNames.cjs';

import { compilarShared } from './compilar';
import { leerPaquete, type Paquete, versionesDe } from './paquete';

/** Of which a page has one copy: the area says them too. */
const PARES = ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'zod'];
/** Asked for by `testing` alone. */
const DE_PRUEBAS = [
  '@jest/environment',
  '@jest/globals',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'fake-indexeddb',
  'jest-environment-jsdom',
  'msw',
];
/** What its declarations name. */
const DE_TIPOS = ['@types/react', '@types/react-dom'];
/** What jest is told the name of. */
const PARA_JEST = ['preparar', 'prepararNode', 'entornoDom', 'archivoVacio'];

export async function armarShared(carpeta: string): Promise<Paquete> {
  rmSync(carpeta, { recursive: true, force: true });
  await compilarShared(path.join(carpeta, 'dist'));
  cpSync(path.join(raiz, 'shared/src/ui/css.d.ts'), path.join(carpeta, 'css.d.ts'));
  const costura = { salas: roomNames(), caducan: caducan() };
  writeFileSync(path.join(carpeta, 'costura.json'), `${JSON.stringify(costura, null, 1)}\n`);
  return paqueteDeShared();
}

function paqueteDeShared(): Paquete {
  const {
    name,
    version,
    type,
    exports = {},
    sideEffects = [],
    dependencies = {},
  } = leerPaquete('shared');
  return {
    name,
    version,
    type,
    description:
      'Lo que comparten el marco y las áreas de Comanda: contratos, reglas, salas y piezas',
    sideEffects: sideEffects.map(compilado),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([nombre, fuente]) => [nombre, destinoDe(String(fuente))]),
      ),
      ...Object.fromEntries(
        PARA_JEST.map((uno) => [`./testing/${uno}`, destinoDe(`./src/testing/${uno}.ts`)]),
      ),
      './css': { types: './css.d.ts' },
      './costura.json': './costura.json',
      './package.json': './package.json',
    },
    dependencies: {
      ...Object.fromEntries(
        Object.entries(dependencies).filter(([nombre]) => !PARES.includes(nombre)),
      ),
      ...versionesDe('shared', DE_TIPOS),
    },
    peerDependencies: { ...versionesDe('shared', PARES), ...versionesDe('shared', DE_PRUEBAS) },
    peerDependenciesMeta: Object.fromEntries(
      DE_PRUEBAS.map((nombre) => [nombre, { optional: true }]),
    ),
  };
}

const compilado = (fuente: string) =>
  fuente.replace('./src/', './dist/').replace(/[.]tsx?$/, '.js');

const destinoDe = (fuente: string) =>
  fuente.endsWith('.css')
    ? compilado(fuente)
    : { types: compilado(fuente).replace(/[.]js$/, '.d.ts'), default: compilado(fuente) };
