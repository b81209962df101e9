// comanda nueva <area> --de http://localhost:3000 [--titulo='los hoteles']: an area in this folder, with its first screen.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { areaField } from '@comanda/shared/contracts/plataforma/campoArea';

import { ejecutar, fallar, raiz } from '../ejecutar';
import { carpetaDe, shared } from '../federation/lugares.cjs';

import { dePlantillas, guardarEn } from './escribirArea';
import { archivosDePantalla } from './nuevaPantalla';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';
/** What a screen imports, and what its test does; the versions are the house's. */
const DE_PANTALLAS = ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'zod'];
const DE_PRUEBAS = [
  '@jest/globals',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'msw',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    de: { type: 'string', default: 'http://localhost:3000' },
    titulo: { type: 'string' },
  },
});
const area = areaField.safeParse(positionals[0]);
if (!area.success)
  fallar(
    `${area.error.issues[0]?.message ?? ''}.\nUso: npx comanda nueva <area> --de http://localhost:3000`,
  );
if (!URL.canParse(values.de))
  fallar(`--de debe ser una dirección como http://localhost:3000, no "${values.de}"`);
if (existsSync(path.join(raiz, 'src'))) fallar('Esta carpeta ya tiene src: no se escribió nada.');

const nombre = area.data;
const titulo = values.titulo ?? nombre;
const deArea = dePlantillas('area', raiz, { area: nombre, titulo });
const archivos = archivosDePantalla(raiz, { nombre, path: nombre, titulo: nombre }, deArea);
archivos.set('package.json', `${JSON.stringify(paquete(), null, 2)}\n`);
archivos.set('.npmrc', npmrc(new URL(values.de)));
await guardarEn(raiz, archivos);
if ((await ejecutar(NPM, ['install', '--no-audit', '--no-fund'], { cwd: raiz })) !== 0)
  fallar('No se pudo instalar: lea arriba qué dijo npm.');
console.log(`\nÁrea ${nombre}. Sigue:\n  npx comanda dev       verla dentro de ${values.de}
  npx comanda equipo    lo que pide su integración continua
  npx comanda publicar  publicarla`);

/**
 * What is there, and what it lacks of where the packages come from and how they are kept; the key is told by the environment, and stands
 * in no file.
 */
function npmrc({ origin, host }: URL): string {
  const archivo = path.join(raiz, '.npmrc');
  const hay = existsSync(archivo) ? readFileSync(archivo, 'utf8').trimEnd().split('\n') : [];
  const pedidas = [
    ['@comanda:registry', `${origin}/paquetes/`],
    [`//${host}/paquetes/:_authToken`, '${COMANDA_LLAVE}'],
    ['save-exact', 'true'],
    // with them `npm ci --offline` needs nothing but what npm keeps
    ['omit-lockfile-registry-resolved', 'false'],
  ];
  const faltan = pedidas.filter(([ajuste]) => !hay.some((una) => una.startsWith(`${ajuste}=`)));
  return [...hay, ...faltan.map(([ajuste, valor]) => `${ajuste}=${valor}`), ''].join('\n');
}

function paquete() {
  const { version, peerDependencies } = leer(shared);
  const casa = (nombres: readonly string[]) =>
    Object.fromEntries(nombres.map((uno) => [uno, peerDependencies[uno]]));
  return {
    name: `area-${nombre}`,
    version: '0.1.0',
    private: true,
    comanda: { area: nombre, de: values.de },
    scripts: { dev: 'comanda dev', test: 'comanda equipo' },
    dependencies: { '@comanda/shared': version, ...casa(DE_PANTALLAS) },
    devDependencies: { '@comanda/cli': leer(carpetaDelCli()).version, ...casa(DE_PRUEBAS) },
  };
}

interface Instalado {
  version: string;
  peerDependencies: Record<string, string>;
}

function leer(carpeta: string): Instalado {
  return JSON.parse(readFileSync(path.join(carpeta, 'package.json'), 'utf8')) as Instalado;
}

function carpetaDelCli(): string {
  return carpetaDe('@comanda/cli');
}
