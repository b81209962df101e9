// A reporter of jest: where no file has ended for a while it says which are still running and ends jest with them. A worker
// that waits on a lock of its own runs no timer, so no limit of a test reaches it. Plain JavaScript, for jest loads it as it is.
// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const LIMITE_MS = Number(process.env['COMANDA_VIGIA_MS'] ?? 20 * 60_000);

export default class Vigia {
  /** @type {Set<string>} */
  #enCurso = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  #reloj;

  /** @param {{ path: string }} prueba */
  onTestFileStart({ path: archivo }) {
    this.#enCurso.add(archivo);
    this.#esperar();
  }

  /** @param {{ path: string }} prueba */
  onTestFileResult({ path: archivo }) {
    this.#enCurso.delete(archivo);
    this.#esperar();
  }

  onRunComplete() {
    clearTimeout(this.#reloj);
  }

  #esperar() {
    clearTimeout(this.#reloj);
    this.#reloj = setTimeout(() => this.#cortar(), LIMITE_MS);
  }

  #cortar() {
    const archivos = [...this.#enCurso].map((uno) => path.relative(process.cwd(), uno));
    console.error(`\nNo termina en ${LIMITE_MS / 1000} s, y se lo corta: ${archivos.join(', ')}`);
    spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
    process.exit(1);
  }
}
