// The steps of a proof: what each counted, how long it took, and what it cost the processor.
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';

import { decir, type Salida } from './ejecutar';

export interface Cuenta {
  pasadas: number;
  falladas: number;
  saltadas: number;
  /** What failed by its name, with the first line of why where it is known. */
  fallos: readonly string[];
}

export interface Paso extends Cuenta {
  nombre: string;
  segundos: number;
  /** Seconds of processor of all that it began and waited for; null where the system does not tell. */
  cpu: number | null;
}

/** Nothing had to be asked. */
export const NADA: Cuenta = { pasadas: 0, falladas: 0, saltadas: 0, fallos: [] };

/** What passes or fails as one. */
export const deUno = (bien: boolean): Cuenta => ({
  ...NADA,
  [bien ? 'pasadas' : 'falladas']: 1,
});

/** What could not be asked here, which was said. */
export const SALTADO: Cuenta = { ...NADA, saltadas: 1 };

const CUENTA = /(\d+) passed, (\d+) failed, (\d+) skipped/g;
/** A line of a test that failed, and the one after it, which begins to say why. */
const MAL = /^ {2}MAL +(.+)\n(.*)$/gm;

/** What another proof said in its last line; one that said nothing passed or failed as one. */
export function cuentaDeSalida({ codigo, texto }: Salida): Cuenta {
  const fallos = [...new Set([...texto.matchAll(MAL)].map(([, que, por]) => `${que}: ${por}`))];
  const [, pasadas, falladas, saltadas] = [...texto.matchAll(CUENTA)].at(-1) ?? [];
  if (pasadas === undefined) return { ...deUno(codigo === 0), fallos };
  const cuantos = Number(falladas);
  return {
    pasadas: Number(pasadas),
    falladas: codigo !== 0 && cuantos === 0 ? 1 : cuantos,
    saltadas: Number(saltadas),
    fallos,
  };
}

/** Says that it begins, and answers how it went. One that throws has failed. */
export async function hacerPaso(nombre: string, hacer: () => Promise<Cuenta>): Promise<Paso> {
  decir(nombre);
  const [inicio, antes] = [performance.now(), cpuDeHijos()];
  const cuenta = await hacer().catch((error: unknown) => {
    console.error(error);
    return deUno(false);
  });
  const despues = cpuDeHijos();
  return {
    nombre,
    segundos: (performance.now() - inicio) / 1000,
    cpu: antes === null || despues === null ? null : despues - antes,
    ...cuenta,
  };
}

/** Several beside each other, as one step: each says at its end what it counted and how long it took. */
export async function aLaVez(partes: Record<string, () => Promise<Cuenta>>): Promise<Cuenta> {
  const pasos = await Promise.all(
    Object.entries(partes).map(async ([nombre, hacer]) => {
      const paso = await hacerPaso(nombre, hacer);
      console.log(`\n${nombre}: ${paso.segundos.toFixed(0)} s, ${enCuentas([paso])}`);
      return paso;
    }),
  );
  return {
    pasadas: sumar(pasos, 'pasadas'),
    falladas: sumar(pasos, 'falladas'),
    saltadas: sumar(pasos, 'saltadas'),
    fallos: pasos.flatMap(nombresDe),
  };
}

const TICS = 100; // USER_HZ, the same on every Linux

/** Of every child that has ended, and of theirs: what Node tells of itself leaves them out. */
function cpuDeHijos(): number | null {
  if (os.platform() !== 'linux') return null;
  // the name, which may have spaces, is in brackets: 'pid (name) state ...'
  const [, campos = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=[A-Z] )/);
  const [cutime = '0', cstime = '0'] = campos.split(' ').slice(13, 15);
  return (Number(cutime) + Number(cstime)) / TICS;
}

/** The last lines of a proof, which are what one sees of a long log: what failed, and how many. Answers its exit code. */
export function cerrarPrueba(pasos: readonly Paso[]): number {
  const fallos = pasos.flatMap(nombresDe);
  if (fallos.length > 0) console.log(`\nFalló:\n${fallos.join('\n')}`);
  console.log(`\n${enCuentas(pasos)}`);
  return sumar(pasos, 'falladas') === 0 ? 0 : 1;
}

/** A step that failed and names nothing is named itself. */
const nombresDe = ({ nombre, falladas, fallos }: Paso): readonly string[] =>
  falladas > 0 && fallos.length === 0 ? [`  ${nombre}`] : fallos.map(enUnaLinea);

const LARGO = 300;
const enUnaLinea = (texto: string) =>
  `  ${stripVTControlCharacters(texto).replaceAll(/\s+/g, ' ').trim().slice(0, LARGO)}`;

const sumar = (cuentas: readonly Cuenta[], que: Exclude<keyof Cuenta, 'fallos'>): number =>
  cuentas.reduce((suma, una) => suma + una[que], 0);

const enCuentas = (cuentas: readonly Cuenta[]): string =>
  `${sumar(cuentas, 'pasadas')} passed, ${sumar(cuentas, 'falladas')} failed, ${sumar(cuentas, 'saltadas')} skipped`;
