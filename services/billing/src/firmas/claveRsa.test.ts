import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

/** As node runs it, with nothing else in its memory. */
const MODULO = transpileModule(readFileSync(path.join(__dirname, 'claveRsa.ts'), 'utf8'), {
  compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 },
}).outputText;

/** The collector runs every few allocations: sooner or later in the middle of an export. */
const SIN_PARAR = `
  import { setFlagsFromString } from 'node:v8';
  setFlagsFromString('--gc-interval=20');
  for (let i = 0; i < 40; i++) {
    const clave = crearClaveRsa(512);
    for (let j = 0; j < 10; j++) clave.export({ format: 'jwk' });
  }
  process.stdout.write('fin');`;

describe('crearClaveRsa', () => {
  it('makes keys that can be exported while memory is collected', () => {
    const carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-clave-'));
    const archivo = path.join(carpeta, 'sinParar.mjs');
    writeFileSync(archivo, MODULO + SIN_PARAR);
    const { stdout, stderr } = spawnSync(process.execPath, [archivo], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    rmSync(carpeta, { recursive: true });
    expect({ stdout, stderr }).toEqual({ stdout: 'fin', stderr: '' });
  }, 90_000);
});
