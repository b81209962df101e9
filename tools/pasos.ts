// The steps of a proof: what each counted, how long it took, and what it cost the processor.
import { readFileSync } from 'node:fs';
import os from 'node:os';

import { decir, type Salida } from './ejecutar';

export interface Cuenta {
  pasadas: number;
  falladas: number;
  saltadas: number;
}

export interface Paso extends Cuenta {
  nombre: string;
  segundos: number;
  /** Seconds of processor of all that it began and waited for; null where the system does not tell. */
  cpu: number | null;
}

/** Nothing had to be asked. */
export const NADA: Cuenta = { pasadas: 0, falladas: 0, saltadas: 0 };

/** What passes or fails as one. */
export const deUno = (bien: boolean): Cuenta => ({
  ...NADA,
  [bien ? 'pasadas' : 'falladas']: 1,
});

/** What could not be asked here, which was said. */
export const SALTADO: Cuenta = { ...NADA, saltadas: 1 };

const CUENTA = /(\d+) passed, (\d+) failed, (\d+) skipped/g;

/** What another proof said in its last line; one that said nothing passed or failed as one. */
export function cuentaDeSalida({ codigo, texto }: Salida): Cuenta {
  const [, pasadas, falladas, saltadas] = [...texto.matchAll(CUENTA)].at(-1) ?? [];
  if (pasadas === undefined) return deUno(codigo === 0);
  const fallos = Number(falladas);
  return {
    pasadas: Number(pasadas),
    falladas: codigo !== 0 && fallos === 0 ? 1 : fallos,
    saltadas: Number(saltadas),
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

const TICS = 100; // USER_HZ, the same on every Linux

/** Of every child that has ended, and of theirs: what Node tells of itself leaves them out. */
function cpuDeHijos(): number | null {
  if (os.platform() !== 'linux') return null;
  // the name, which may have spaces, is in brackets: 'pid (name) state ...'
  const [, campos = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=[A-Z] )/);
  const [cutime = '0', cstime = '0'] = campos.split(' ').slice(13, 15);
  return (Number(cutime) + Number(cstime)) / TICS;
}

/** The last line of a proof, and its exit code. */
export function cerrarPrueba(pasos: readonly Paso[]): number {
  const total = (que: keyof Cuenta) => pasos.reduce((suma, uno) => suma + uno[que], 0);
  console.log(
    `\n${total('pasadas')} passed, ${total('falladas')} failed, ${total('saltadas')} skipped`,
  );
  return total('falladas') === 0 ? 0 : 1;
}
