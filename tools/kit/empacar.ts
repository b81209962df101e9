// node tools/comando.mjs kit/empacar: the packages with which an area is made in a repository of its own, in .cache/kit. What is there
// and was made of the same is left. `npm start` does it in the background; a deployment, before it starts the platform.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { huellaDelMarco } from '../desarrollo/construido';
import { decir, raiz } from '../ejecutar';
import { empaquetar } from '../publicar/empaquetar';

import { armarCli } from './armarCli';
import { armarMarco } from './armarMarco';
import { armarShared } from './armarShared';
import { archivosDe } from './compilar';
import { fuentesDeShared, huellaDe } from './huella';
import type { Paquete } from './paquete';

const KIT = path.join(raiz, '.cache/kit');
const INDICE = path.join(KIT, 'paquetes.json');

interface Empacado {
  archivo: string;
  integridad: string;
  paquete: Paquete;
}

interface Indice {
  huella: string;
  paquetes: Empacado[];
}

const huella = huellaDeFuentes();
if (anterior()?.huella === huella) decir(`Los paquetes de las áreas no cambian: ${INDICE}`);
else await empacar();

async function empacar(): Promise<void> {
  mkdirSync(KIT, { recursive: true });
  const aparte = path.join(KIT, `.${process.pid}`);
  const carpetaDe = (nombre: string) => path.join(aparte, nombre);
  rmSync(aparte, { recursive: true, force: true });
  const shared = await cerrar(carpetaDe('shared'), await armarShared(carpetaDe('shared')));
  const cli = await cerrar(carpetaDe('cli'), armarCli(carpetaDe('cli'), shared.paquete));
  // a team can begin with these two; the frame takes longer, and this index says that it is to come
  escribir({ huella: '', paquetes: [shared, cli] });
  const marco = await cerrar(carpetaDe('marco'), await armarMarco(carpetaDe('marco')));
  rmSync(aparte, { recursive: true });
  const indice: Indice = { huella, paquetes: [shared, cli, marco] };
  escribir(indice);
  borrarAnteriores(indice);
  for (const { archivo, paquete } of indice.paquetes)
    console.log(
      `  ${paquete.name} ${paquete.version}: ${path.relative(raiz, path.join(KIT, archivo))}`,
    );
}

function escribir(indice: Indice): void {
  writeFileSync(`${INDICE}.nuevo`, `${JSON.stringify(indice, null, 1)}\n`);
  renameSync(`${INDICE}.nuevo`, INDICE);
}

/** A server keeps what it has registered; here is what it carries. */
function borrarAnteriores({ paquetes }: Indice): void {
  const quedan = new Set(paquetes.map(({ archivo }) => archivo));
  for (const archivo of readdirSync(KIT))
    if (archivo.endsWith('.tgz') && !quedan.has(archivo)) rmSync(path.join(KIT, archivo));
}

/** Gives a package the version that is its content's, and packs it. */
async function cerrar(carpeta: string, paquete: Paquete): Promise<Empacado> {
  anotar(carpeta, paquete);
  const marca = marcaDe(await empaquetar(carpeta, 'package/'));
  const conVersion = { ...paquete, version: `${paquete.version}-${marca}` };
  anotar(carpeta, conVersion);
  const contenido = await empaquetar(carpeta, 'package/');
  const archivo = `${paquete.name.replace('@', '').replace('/', '-')}-${conVersion.version}.tgz`;
  writeFileSync(path.join(KIT, archivo), contenido);
  const integridad = `sha512-${createHash('sha512').update(contenido).digest('base64')}`;
  return { archivo, integridad, paquete: conVersion };
}

function anotar(carpeta: string, paquete: Paquete): void {
  writeFileSync(path.join(carpeta, 'package.json'), `${JSON.stringify(paquete, null, 2)}\n`);
}

/** Twelve digits of the content; the first is a letter, for a version may not have a number with a zero before it. */
function marcaDe(contenido: Buffer): string {
  const huellaEntera = createHash('sha512').update(contenido).digest('hex');
  return /[a-f][0-9a-f]{11}/.exec(huellaEntera)?.[0] ?? 'f'.repeat(12);
}

function anterior(): Indice | null {
  if (!existsSync(INDICE)) return null;
  const indice = JSON.parse(readFileSync(INDICE, 'utf8')) as Indice;
  return indice.paquetes.every(({ archivo }) => existsSync(path.join(KIT, archivo)))
    ? indice
    : null;
}

/** Of all that the packages are made of. */
function huellaDeFuentes(): string {
  const fuentes = [
    ...fuentesDeShared(),
    ...archivosDe(path.join(raiz, 'tools'), /[.]([cm]?js|ts|txt|json)$/)
      .filter((uno) => !uno.includes('node_modules/'))
      .map((uno) => `tools/${uno}`),
    'shared/package.json',
    'shared/superficie.md',
    'package-lock.json',
    'tsconfig.base.json',
    '.oxlintrc.json',
  ];
  return huellaDe(fuentes, huellaDelMarco());
}
