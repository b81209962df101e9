import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Demasiado, enHilo } from './enHilo';

const LIMITES = { memoriaMb: 64, limiteMs: 20_000 };

describe('enHilo', () => {
  let carpeta: string;
  beforeAll(() => {
    carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-hilo-'));
  });
  afterAll(() => rmSync(carpeta, { recursive: true }));

  function hiloDe(texto: string): URL {
    const archivo = path.join(carpeta, 'hilo.mjs');
    writeFileSync(
      archivo,
      `import { parentPort, workerData } from 'node:worker_threads';\n${texto}`,
    );
    return pathToFileURL(archivo);
  }

  it('answers what the thread made of what it was given', async () => {
    const doble = hiloDe('parentPort.postMessage(workerData * 2)');
    expect(await enHilo<number>(doble, 21, LIMITES)).toBe(42);
  });

  it.each([
    ['memory', 'const todo = []; for (;;) todo.push(new Array(1e5).fill({}))', LIMITES],
    ['time', 'for (;;);', { ...LIMITES, limiteMs: 300 }],
  ])('ends one that takes more %s than it has', async (_que, texto, limites) => {
    await expect(enHilo(hiloDe(texto), null, limites)).rejects.toThrow(Demasiado);
  });

  it('says what was wrong with one that fails', async () => {
    const mala = hiloDe(`throw new TypeError('mala')`);
    await expect(enHilo(mala, null, LIMITES)).rejects.toMatchObject({ message: 'mala' });
  });
});
