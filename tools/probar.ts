// npm run probar [-- --desde <commit>] [--todo]: what the working copy touches, in two minutes: style and types, the tests nearest to
// what changed, and the journeys of those screens. What it left out it says; npm test leaves out nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { fallar, mensajeDe, raiz } from './ejecutar';
import { correrJest, listarPruebas } from './jest';
import { cerrarPrueba, hacerPaso, type Paso } from './pasos';
import { areaDe, porNombre } from './probar/areas';
import { porCercania } from './probar/cercanas';
import { PUERTA, recorrer } from './recorrer';
import { contarTareas, revisionesDe } from './revisar';
import { tablaDeArchivos, tablaDePasos, type Tiempo } from './tiempos';

/** Of a rule of the domain half the suite is made: the nearest are asked, which is a minute. */
const TOPE = 30;

const { values } = parseArgs({
  options: {
    desde: { type: 'string', default: 'HEAD' },
    todo: { type: 'boolean', default: false },
  },
});

process.chdir(raiz);
const cambiados = loCambiado(values.desde);
if (cambiados.length === 0) {
  console.log(`Nada ha cambiado desde ${values.desde}: pruebe con --desde <commit>.`);
  process.exit(0);
}
console.log(`Han cambiado ${cambiados.length} archivos desde ${values.desde}.`);

const pasos: Paso[] = [];
const archivos: Tiempo[] = [];
pasos.push(await hacerPaso('Estilo y tipos', () => contarTareas(revisionesDe(cambiados))));
const pruebas = await lasPruebas();
if (pruebas.length > 0)
  pasos.push(
    await hacerPaso(`Las ${pruebas.length} pruebas más cercanas`, () =>
      correrJest('probar', ['--runTestsByPath', ...pruebas], { env: { TZ: 'UTC' }, archivos }),
    ),
  );
const { suyos, dePuerta } = losRecorridos();
if (suyos.length > 0)
  pasos.push(await hacerPaso(`Recorridos: ${suyos.join(', ')}`, () => recorrer(suyos)));
if (dePuerta.length > 0)
  pasos.push(
    await hacerPaso(`Recorridos de la puerta: ${dePuerta.join(', ')}`, () =>
      recorrer(dePuerta, PUERTA),
    ),
  );

if (archivos.length > 0) console.log(`\n${tablaDeArchivos(archivos)}`);
console.log(`\n${tablaDePasos(pasos)}`);
process.exit(cerrarPrueba(pasos));

/** What differs from that commit, and what git does not know yet. */
function loCambiado(desde: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
    if (status !== 0) fallar(stderr);
    return stdout.split('\n').filter((linea) => linea !== '');
  };
  return [
    ...git('diff', '--name-only', '--diff-filter=d', desde),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

async function lasPruebas(): Promise<string[]> {
  const deCodigo = cambiados.filter((archivo) => /[.](tsx?|cjs|mjs|css)$/.test(archivo));
  if (deCodigo.length === 0) return [];
  const todas = await listarPruebas(['--findRelatedTests', ...deCodigo]).catch((error: unknown) =>
    fallar(mensajeDe(error)),
  );
  const cercanas = porCercania(
    todas.map((prueba) => path.relative(raiz, prueba)).filter(leToca),
    deCodigo,
  );
  if (values.todo || cercanas.length <= TOPE) return cercanas;
  console.log(
    `\nSe dejan fuera ${cercanas.length - TOPE} de ${cercanas.length} archivos de prueba que dependen de lo cambiado, los más lejanos (--todo los corre).`,
  );
  return cercanas.slice(0, TOPE);
}

/** What is left to the night is asked of its own folder's changes alone. */
const leToca = (prueba: string): boolean =>
  !prueba.includes('.noche.') ||
  cambiados.some((archivo) => prueba.startsWith(`${path.dirname(archivo)}/`));

/** Those that bear the name of what changed; of an area where none does, those of the gate. */
function losRecorridos(): { suyos: string[]; dePuerta: string[] } {
  const areas = new Set(cambiados.map(areaDe).filter((area) => area !== null));
  const deAreas = [...areas].filter((area) => existsSync(`e2e/${area}`)).map(specsDe);
  const suyos = deAreas.flatMap((specs) => porNombre(specs, cambiados));
  const dePuerta = deAreas
    .filter((specs) => !specs.some((spec) => suyos.includes(spec)))
    .flat()
    .filter((spec) => readFileSync(spec, 'utf8').includes('@puerta'));
  return { suyos, dePuerta };
}

function specsDe(area: string): string[] {
  return readdirSync(`e2e/${area}`)
    .filter((nombre) => nombre.endsWith('.spec.ts'))
    .map((nombre) => `e2e/${area}/${nombre}`);
}
