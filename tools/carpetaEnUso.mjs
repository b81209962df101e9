// @ts-check
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';

import { raiz } from './instalar.mjs';

/**
 * Whether a till runs on the data folder now: what it runs from is then not to be installed or built anew under it. The
 * lock is services/local/src/carpeta/cerrojo.ts, which decides; where this cannot tell, it answers false.
 */
export function carpetaEnUso() {
  const carpeta = path.resolve(raiz, process.env.DATA_DIR ?? '.data');
  let descriptor;
  try {
    descriptor = openSync(carpeta, 'r');
  } catch {
    return false; // not made yet, or not ours to read: the start itself says so
  }
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'ignore', 'ignore', descriptor];
  const { status } = spawnSync('flock', ['-n', '3'], { stdio });
  closeSync(descriptor);
  return status === 1;
}
