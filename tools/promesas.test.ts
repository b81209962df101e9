import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

const raiz = path.resolve(__dirname, '..');
const pagina = readFileSync(path.join(raiz, 'docs/promises.md'), 'utf8');
const filas = pagina
  .split('\n')
  .filter((linea) => linea.startsWith('| ') && linea.includes('`'))
  .map((linea) => linea.split('|').map((celda) => celda.trim()))
  .map(([, promesa = '', tier = '', pruebas = '']) => ({ promesa, tier, pruebas }));

/** What `npm test` leaves to the night: benches, drills named so, and journeys that are not of the gate. */
const DE_NOCHE = /[.]noche[.]|^bench[/]/;

describe('docs/promises.md', () => {
  it.each(filas)('$promesa: proved by what is there, in a tier there is', ({ tier, pruebas }) => {
    for (const uno of tier.split(', ')) expect(['test', 'noche']).toContain(uno);
    const archivos = [...pruebas.matchAll(/`([^`]+)`( @puerta)?/g)];
    expect(archivos).not.toHaveLength(0);
    for (const [, archivo = '', enPuerta] of archivos) {
      expect(existsSync(path.join(raiz, archivo))).toBe(true);
      if (!archivo.startsWith('e2e/')) continue;
      const texto = readFileSync(path.join(raiz, archivo), 'utf8');
      expect(texto.includes("'@puerta'")).toBe(enPuerta !== undefined);
    }
    const deDia = archivos.filter(
      ([, archivo = '', enPuerta]) =>
        !DE_NOCHE.test(archivo) && (!archivo.startsWith('e2e/') || enPuerta !== undefined),
    );
    if (tier.includes('test')) expect(deDia).not.toHaveLength(0);
  });
});
