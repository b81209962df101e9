import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Demasiado, enHilo } from './enHilo';

const LIMITES = { memoriaMb: 64, limiteMs: 20_000 };

describe('enHilo', () => {
  let carpeta: string;
  let cuantos = 0;
  beforeAll(() => {
    carpeta = mkdtempSync(path.join(os.tmpdir(), 'comanda-hilo-'));
  });
  afterAll(() => rmSync(carpeta, { recursive: true }));

  function hiloDe(texto: string): URL {
    const archivo = path.join(carpeta, `hilo${cuantos++}.mjs`);
    writeFileSync(archivo, texto);
    return pathToFileURL(archivo);
  }

  it('answers what the thread made of what it was given', async () => {
    const doble = enHilo<(n: number) => number>(hiloDe('export default (n) => n * 2'), LIMITES);
    expect(await doble(21)).toBe(42);
  });

  it('gives the next call to the thread that is there, also after one that failed', async () => {
    const contar = enHilo<(falla: boolean) => string>(
      hiloDe(`import { threadId } from 'node:worker_threads';
        let veces = 0;
        export default (falla) => {
          veces += 1;
          if (falla) throw new TypeError('mala');
          return threadId + ' ' + veces;
        }`),
      LIMITES,
    );
    const [hilo] = (await contar(false)).split(' ');
    await expect(contar(true)).rejects.toMatchObject({ message: 'mala' });
    expect(await contar(false)).toBe(`${hilo} 3`);
  });

  it('counts the time of each from its turn: who waits for others loses none of it', async () => {
    const dormir = enHilo<(ms: number) => number>(
      hiloDe(`export default (ms) => new Promise((resolve) => setTimeout(resolve, ms, ms))`),
      { ...LIMITES, limiteMs: 4_000 },
    );
    await dormir(1); // it is there
    expect(await Promise.all([1_500, 1_500, 1_500].map((ms) => dormir(ms)))).toHaveLength(3);
  });

  it.each([
    ['memory', 'const todo = []; for (;;) todo.push(new Array(1e5).fill({}))', LIMITES],
    ['time', 'for (;;);', { ...LIMITES, limiteMs: 1_500 }],
  ])(
    'ends one that takes more %s than it has, and begins another',
    async (_que, texto, limites) => {
      const hilo = enHilo<(sigue: boolean) => number>(
        hiloDe(`export default (sigue) => { if (!sigue) return 1; ${texto} }`),
        limites,
      );
      await expect(hilo(true)).rejects.toThrow(Demasiado);
      expect(await hilo(false)).toBe(1);
    },
  );
});
