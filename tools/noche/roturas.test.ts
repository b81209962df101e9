import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { ROTURAS } from '../../e2e/roturas/roturas';

const raiz = path.resolve(__dirname, '../..');
const leer = (archivo: string) => readFileSync(path.join(raiz, archivo), 'utf8');
const roturas = Object.entries(ROTURAS);

describe('the breaks that the night puts into the product', () => {
  it('are of forty-one journeys', () => {
    const recorridos = roturas.map(([, { recorrido, titulo }]) => `${recorrido}: ${titulo}`);
    expect(new Set(recorridos).size).toBe(41);
  });

  it.each(roturas)('%s: what it replaces stands once in its file', (_nombre, rotura) => {
    const { archivo, antes, despues } = rotura;
    expect(leer(archivo).split(antes)).toHaveLength(2);
    expect(despues).not.toBe(antes);
  });

  it.each(roturas)('%s: its journey has tests of those titles', (_nombre, rotura) => {
    const { recorrido, titulo, previos = [] } = rotura;
    const spec = leer(recorrido);
    for (const uno of [...previos, titulo]) expect(spec).toContain(uno);
  });
});
