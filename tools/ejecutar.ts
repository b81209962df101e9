// Running other programs, with what they say shown when it matters.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

import { instaladas, mandatoDe, raiz } from './federation/lugares.cjs';

export { raiz };

/**
 * A program of a package. The types are asked of the native compiler, by its place, since the other one has a program of that name too:
 * it says the same for a quarter of the work. webpack asks the other, which a program can be written against, and which is the one that a
 * repository of one area has.
 */
export function programaDe(nombre: string): string {
  if (instaladas) return mandatoDe(PAQUETES[nombre] ?? nombre, nombre);
  return path.join(
    raiz,
    'node_modules',
    nombre === 'tsc' ? 'typescript-7/bin/tsc' : `.bin/${nombre}`,
  );
}

/** Whose command it is, where their names differ. */
const PAQUETES: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  depcruise: 'dependency-cruiser',
};

interface Opciones {
  env?: NodeJS.ProcessEnv | undefined;
  cwd?: string | undefined;
}

export interface Salida {
  codigo: number;
  texto: string;
}

/** Runs a program to its end with its output on the screen; answers its exit code. */
export function ejecutar(
  programa: string,
  args: readonly string[],
  { env = {}, cwd = raiz }: Opciones = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const hijo = spawn(programa, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    hijo.once('error', reject);
    hijo.once('exit', (codigo) => resolve(codigo ?? 1));
  });
}

/** The same, with what it said kept too. */
export function ejecutarYOir(programa: string, args: readonly string[]): Promise<Salida> {
  return new Promise((resolve, reject) => {
    const hijo = spawn(programa, args, { cwd: raiz, stdio: ['inherit', 'pipe', 'inherit'] });
    const trozos: Buffer[] = [];
    hijo.stdout.on('data', (trozo: Buffer) => {
      trozos.push(trozo);
      process.stdout.write(trozo);
    });
    hijo.once('error', reject);
    hijo.once('close', (codigo) =>
      resolve({ codigo: codigo ?? 1, texto: Buffer.concat(trozos).toString() }),
    );
  });
}

interface Limites {
  limiteMs?: number | undefined;
  /** Ends it before; asked of one that has a limit. */
  corte?: AbortSignal;
}

/**
 * Runs a program and keeps what it said: { codigo, texto }. One that takes longer than `limiteMs` is ended, with all it began:
 * it is a leader of its own group then.
 */
export function capturar(
  programa: string,
  args: readonly string[],
  { env = {}, cwd = raiz, limiteMs, corte }: Opciones & Limites = {},
): Promise<Salida> {
  return new Promise((resolve, reject) => {
    const hijo = spawn(programa, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: limiteMs !== undefined,
    });
    const trozos: Buffer[] = [];
    const soltar = () => matarGrupo(hijo, 'SIGTERM');
    const reloj = limiteMs && setTimeout(() => terminarGrupo(hijo, trozos, limiteMs), limiteMs);
    if (limiteMs) process.once('exit', soltar);
    corte?.addEventListener('abort', soltar);
    hijo.stdout.on('data', (trozo: Buffer) => trozos.push(trozo));
    hijo.stderr.on('data', (trozo: Buffer) => trozos.push(trozo));
    hijo.once('error', reject);
    // not 'exit': its last words may still be on their way
    hijo.once('close', (codigo) => {
      if (reloj) clearTimeout(reloj);
      process.off('exit', soltar);
      corte?.removeEventListener('abort', soltar);
      resolve({ codigo: codigo ?? 1, texto: Buffer.concat(trozos).toString() });
    });
  });
}

/** Asks the whole group to end, and ends what has not after a while. */
function terminarGrupo(hijo: ChildProcess, trozos: Buffer[], limiteMs: number) {
  trozos.push(Buffer.from(`\n  MAL   no terminó en ${limiteMs / 1000} s, y se lo cortó\n`));
  matarGrupo(hijo, 'SIGTERM');
  setTimeout(() => matarGrupo(hijo, 'SIGKILL'), 15_000).unref();
}

function matarGrupo({ pid }: ChildProcess, senal: NodeJS.Signals) {
  if (pid === undefined) return; // it never began
  try {
    process.kill(-pid, senal);
  } catch (error) {
    if (codigoDeFallo(error) !== 'ESRCH') throw error; // all of it has ended
  }
}

/** 'ESRCH' and the like, of what Node throws; undefined of anything else. */
export function codigoDeFallo(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What anything that was thrown says. */
export const mensajeDe = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Ends with a sentence and no stack. */
export function fallar(texto: string): never {
  console.error(`\n${texto}`);
  process.exit(1);
}

/** Says what goes on, with a clock. */
export function decir(texto: string): void {
  console.log(`\n[${new Date().toTimeString().slice(0, 8)}] ${texto}`);
}
