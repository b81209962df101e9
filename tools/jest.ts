// Runs jest and reads what it counted.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { capturar, ejecutar, mensajeDe, raiz } from './ejecutar';
import type { Corrida } from './pasadas/pasadas';
import { type Cuenta, deUno } from './pasos';
import type { Tiempo } from './tiempos';

const JEST = path.join(raiz, 'node_modules/jest/bin/jest.js');
const VIGIA = `--reporters=${path.join(raiz, 'tools/vigia.mjs')}`;
const CUENTAS = path.join(raiz, '.cache/jest');

/** What jest writes of a run, as far as it is read. */
interface Resultado {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** What others that run beside it are let do first: a journey is a person at a screen, who waits for so long. */
const CEDIENDO = ['nice', '-n', '3'];

interface Opciones {
  env?: NodeJS.ProcessEnv;
  /** Gets how long each took. */
  archivos?: Tiempo[];
  /** Gets how each went. */
  corridas?: Corrida[];
  cede?: boolean;
  /** Of what takes an hour one wants to see which file is long in coming. */
  dice?: 'lo que falla' | 'cada archivo';
}

export async function correrJest(
  nombre: string,
  args: readonly string[],
  { env = {}, archivos = [], corridas = [], cede = false, dice = 'lo que falla' }: Opciones = {},
): Promise<Cuenta> {
  mkdirSync(CUENTAS, { recursive: true });
  const salida = path.join(CUENTAS, `${nombre}.json`);
  rmSync(salida, { force: true });
  const [programa, ...antes] = [...(cede ? CEDIENDO : []), process.execPath];
  const codigo = await ejecutar(
    programa,
    [
      ...antes,
      // with little room for what is young, a tenth of a screen's test went into collecting it
      '--max-semi-space-size=64',
      // what was compiled once is kept for the next file (compilar.cjs)
      '--no-flush-bytecode',
      JEST,
      `--reporters=${dice === 'cada archivo' ? 'default' : 'agent'}`,
      VIGIA,
      '--json',
      `--outputFile=${salida}`,
      ...args,
    ],
    { env: { NODE_ENV: 'test', ...env } },
  );
  try {
    const resultado = JSON.parse(readFileSync(salida, 'utf8')) as Resultado;
    archivos.push(...tiemposDe(nombre, resultado));
    corridas.push(...corridasDe(resultado));
    return cuentaDe(resultado, codigo);
  } catch (error) {
    console.error(`No se pudo leer lo que contó jest: ${mensajeDe(error)}`);
    return deUno(false);
  }
}

/** The test files that jest would run with these arguments, by absolute path. Throws what it says where it cannot list them. */
export async function listarPruebas(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string[]> {
  const { codigo, texto } = await capturar(process.execPath, [JEST, '--listTests', ...args], {
    env,
  });
  if (codigo !== 0) throw new Error(texto);
  return texto.split('\n').filter((linea) => path.isAbsolute(linea));
}

function cuentaDe(resultado: Resultado, codigo: number): Cuenta {
  const fallos = resultado.numFailedTests + resultado.numRuntimeErrorTestSuites;
  return {
    pasadas: resultado.numPassedTests,
    falladas: codigo !== 0 && fallos === 0 ? 1 : fallos,
    saltadas: resultado.numPendingTests,
    fallos: resultado.testResults.flatMap(fallosDe),
  };
}

/** Its tests that failed; of a file that did not get as far as a test, what it says. */
function fallosDe({ name, status, message, assertionResults }: Resultado['testResults'][number]) {
  const archivo = path.relative(raiz, name);
  const fallos = assertionResults
    .filter((una) => una.status === 'failed')
    .map((una) => `${archivo}: ${una.fullName}: ${una.failureMessages[0] ?? ''}`);
  return status === 'failed' && fallos.length === 0 ? [`${archivo}: ${message}`] : fallos;
}

const tiemposDe = (ejecucion: string, { testResults }: Resultado): Tiempo[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    nombre: `${path.relative(raiz, name)} (${ejecucion})`,
    segundos: (endTime - startTime) / 1000,
  }));

const corridasDe = ({ testResults }: Resultado): Corrida[] =>
  testResults.map(({ name, status, assertionResults }) => ({
    archivo: name,
    pasaron:
      status === 'passed' && assertionResults.every((una) => una.status === 'passed')
        ? assertionResults.length
        : null,
  }));
