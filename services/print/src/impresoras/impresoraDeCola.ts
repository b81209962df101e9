import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ESPERA_MS } from '@comanda/shared/contracts/defineCall';

import { SinTerminar, type Impresora } from './impresora';

/** A page still waits then, and hears that it had begun. */
const LIMITE_MS = ESPERA_MS - 1_000;

/** A queue of the till's own system takes the bytes as they are: CUPS by `lp`, Windows by the shared name of the printer. */
export function impresoraDeCola(
  nombre: string,
  sistema: NodeJS.Platform = process.platform,
): Impresora {
  return {
    destino: `cola://${nombre}`,
    imprimir: async (bytes, id, seFue) => {
      seFue.throwIfAborted(); // what the queue has taken is printed, whoever left meanwhile
      await (sistema === 'win32'
        ? copiarACompartida(nombre, bytes, id)
        : correr('lp', ['-d', nombre, '-o', 'raw', '-s'], bytes));
    },
  };
}

async function copiarACompartida(nombre: string, bytes: Uint8Array, id: string): Promise<void> {
  const archivo = path.join(tmpdir(), `comanda-${id}.bin`);
  await writeFile(archivo, bytes, { mode: 0o600 });
  try {
    const compartida = `\\\\127.0.0.1\\${nombre}`;
    await correr('cmd.exe', ['/d', '/c', 'copy', '/b', archivo, compartida]);
  } finally {
    await rm(archivo, { force: true });
  }
}

/** Nothing is read by a shell: what a queue is called is one word of the command. */
function correr(comando: string, args: readonly string[], entrada?: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const proceso = spawn(comando, args, {
      env: process.env,
      stdio: ['pipe', 'ignore', 'pipe'],
      timeout: LIMITE_MS,
      windowsHide: true,
    });
    let dicho = '';
    proceso.stderr.on('data', (trozo: Buffer) => (dicho += trozo.toString()));
    proceso.on('error', reject);
    proceso.on('close', (codigo) => {
      if (codigo === 0) resolve();
      else if (codigo === null)
        reject(new SinTerminar(`printer: ${comando} did not finish in time`));
      else reject(new Error(`printer: ${comando} ended with ${codigo}: ${dicho.slice(0, 300)}`));
    });
    proceso.stdin.on('error', () => undefined); // it ended before it read all: its code says so
    proceso.stdin.end(entrada);
  });
}
