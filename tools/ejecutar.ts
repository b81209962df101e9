// Running other programs, with what they say shown when it matters.
import { spawn } from 'node:child_process';
import path from 'node:path';

export const raiz = path.resolve(import.meta.dirname, '..');

/** Runs a program to its end with its output on the screen; answers its exit code. */
export function ejecutar(programa, args, { env = {}, cwd = raiz } = {}) {
  return new Promise((resolve, reject) => {
    const hijo = spawn(programa, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    hijo.once('error', reject);
    hijo.once('exit', (codigo, senal) => resolve(codigo ?? (senal ? 1 : 0)));
  });
}

/**
 * Runs a program and keeps what it said: { codigo, texto }. One that takes longer than `limiteMs` is ended, with all it began:
 * it is a leader of its own group then.
 */
export function capturar(programa, args, { env = {}, cwd = raiz, limiteMs } = {}) {
  return new Promise((resolve, reject) => {
    const hijo = spawn(programa, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: limiteMs !== undefined,
    });
    const trozos = [];
    const soltar = () => matarGrupo(hijo.pid, 'SIGTERM');
    const reloj = limiteMs && setTimeout(() => terminarGrupo(hijo, trozos, limiteMs), limiteMs);
    if (limiteMs) process.once('exit', soltar);
    hijo.stdout.on('data', (trozo) => trozos.push(trozo));
    hijo.stderr.on('data', (trozo) => trozos.push(trozo));
    hijo.once('error', reject);
    // not 'exit': its last words may still be on their way
    hijo.once('close', (codigo) => {
      clearTimeout(reloj);
      process.off('exit', soltar);
      resolve({ codigo: codigo ?? 1, texto: Buffer.concat(trozos).toString() });
    });
  });
}

/** Asks the whole group to end, and ends what has not after a while. */
function terminarGrupo({ pid }, trozos, limiteMs) {
  trozos.push(Buffer.from(`\n  MAL   no termino en ${limiteMs / 1000} s, y se lo corto\n`));
  matarGrupo(pid, 'SIGTERM');
  setTimeout(() => matarGrupo(pid, 'SIGKILL'), 15_000).unref();
}

function matarGrupo(pid, senal) {
  try {
    process.kill(-pid, senal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // all of it has ended
  }
}

/** Ends with a sentence and no stack. */
export function fallar(texto) {
  console.error(`\n${texto}`);
  process.exit(1);
}

/** Says what goes on, with a clock. */
export function decir(texto) {
  console.log(`\n[${new Date().toTimeString().slice(0, 8)}] ${texto}`);
}
