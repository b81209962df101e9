// What each test file is made of, as one hash. A file that passed and is still made of the same need not run again.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { SearchSource } from '@jest/core';
import { readConfigs } from 'jest-config';
import Runtime from 'jest-runtime';

/** What may read more than it imports: files by their names, other programs, modules found by folder. */
const LEE = /^(node:)?(fs|fs\/promises|child_process|worker_threads|module)$/;
/** What decides how any test runs. */
const DE_TODOS = [
  'package-lock.json',
  'package.json',
  'jest.config.js',
  'tools/transformar.cjs',
  'tools/compilar.cjs',
];
const MODULOS = `${path.sep}node_modules${path.sep}`;

/** By test file. Null where it cannot be known what there is: no git. */
export type Huellas = ReadonlyMap<string, string>;

/**
 * The hash of a test file: the contents of all it reaches by imports, and of what prepares it; of one that may also read the house,
 * every file that git knows or would. What is installed is in by the lock file, what the environment says by its names in COMANDA_.
 * The tests are those that jest would run with this environment, by absolute path.
 */
export async function huellasDePruebas(raiz: string): Promise<Huellas | null> {
  const casa = archivosDeGit(raiz);
  if (casa === null) return null;
  const contenidos = new Map<string, string>();
  const contenido = (archivo: string) => {
    const sabido = contenidos.get(archivo) ?? hashDe(existsSync(archivo) && leer(archivo));
    contenidos.set(archivo, sabido);
    return sabido;
  };
  const deVarios = (archivos: Iterable<string>) =>
    hashDe([...archivos].toSorted().map((uno) => `${uno} ${contenido(uno)}`));

  const comun = hashDe([
    process.version,
    entorno(),
    ...DE_TODOS.map((archivo) => contenido(path.join(raiz, archivo))),
  ]);
  const todo = deVarios(casa.map((archivo) => path.join(raiz, archivo)));
  const huellas = new Map<string, string>();
  const { globalConfig, configs } = await readConfigs({ _: [], $0: 'jest' }, [raiz]);
  for (const config of configs) {
    const contexto = await Runtime.createContext(config, {
      console,
      maxWorkers: 1,
      watch: false,
      watchman: false,
    });
    const alcance = alcanceEn(contexto);
    const preparan = [
      config.testEnvironment,
      config.globalSetup,
      config.globalTeardown,
      ...config.setupFiles,
      ...config.setupFilesAfterEnv,
    ].filter((uno) => typeof uno === 'string');
    const { tests } = await new SearchSource(contexto).getTestPaths(globalConfig, config);
    for (const { path: prueba } of tests) {
      const { archivos, lee } = alcance([prueba, ...preparan]);
      huellas.set(prueba, hashDe([comun, deVarios(archivos), lee ? todo : '']));
    }
  }
  return huellas;
}

/** What one reaches by imports, and whether anything among it may read files. */
function alcanceEn({ hasteFS, resolver }: Awaited<ReturnType<typeof Runtime.createContext>>) {
  const vecinos = new Map<string, { archivos: string[]; lee: boolean }>();
  const vecinosDe = (archivo: string) => {
    const sabidos = vecinos.get(archivo);
    if (sabidos) return sabidos;
    const nombres = archivo.includes(MODULOS) ? [] : (hasteFS.getDependencies(archivo) ?? []);
    const suyos = {
      archivos: nombres
        .filter((nombre) => !resolver.isCoreModule(nombre))
        .flatMap((nombre) => lugarDe(archivo, nombre))
        .filter((lugar) => !lugar.includes(MODULOS)),
      lee: nombres.some((nombre) => LEE.test(nombre)),
    };
    vecinos.set(archivo, suyos);
    return suyos;
  };
  const lugarDe = (archivo: string, nombre: string): string[] => {
    try {
      return [resolver.resolveModule(archivo, nombre)];
    } catch {
      return []; // an import that stands in a text, of a test that writes sources
    }
  };
  return (desde: readonly string[]) => {
    const archivos = new Set(desde);
    let lee = false;
    for (const archivo of archivos) {
      const suyos = vecinosDe(archivo);
      lee ||= suyos.lee;
      for (const uno of suyos.archivos) archivos.add(uno); // a Set goes on to what is added on the way
    }
    return { archivos, lee };
  };
}

function archivosDeGit(raiz: string): string[] | null {
  try {
    return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: raiz,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter((nombre) => nombre !== '');
  } catch {
    return null; // no git, or no repository: the caller runs everything
  }
}

const entorno = () =>
  Object.entries(process.env)
    .filter(([nombre]) => nombre.startsWith('COMANDA_'))
    .map(([nombre, valor]) => `${nombre}=${valor}`)
    .toSorted()
    .join('\n');

const leer = (archivo: string) => readFileSync(archivo);
const hashDe = (que: Buffer | readonly string[] | false) =>
  createHash('sha256')
    .update(que === false ? 'no está' : Buffer.isBuffer(que) ? que : que.join('\n'))
    .digest('hex');
