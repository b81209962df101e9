import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { veces } from '@comanda/shared/testing/veces';
import { compararFormas } from '@comanda/sri-sandbox/testing/formas';

import { mutado } from './testing/mutaciones';
import { ORIGINALES } from './testing/originales';
import { CARPETA_XSD, hayXsd } from './testing/xsd';

const CUANTOS = veces(8_000, 60);
const SEMILLA = 20261127;

(hayXsd.esta ? describe : describe.skip)(hayXsd.titulo('our grammar and the schemas'), () => {
  it(`takes nothing that they refuse, of ${CUANTOS} changed documents of each`, () => {
    const originales = ORIGINALES.flatMap(({ originales: suyos, ...esquema }) =>
      suyos.map((xml) => ({ ...esquema, xml })),
    );
    const cambiados = ORIGINALES.flatMap(({ originales: suyos, ...esquema }) =>
      fc
        .sample(mutado(suyos), { numRuns: CUANTOS, seed: SEMILLA })
        .map((xml) => ({ ...esquema, xml })),
    );
    const documentos = [...originales, ...cambiados];
    const formas = compararFormas({ carpeta: CARPETA_XSD, documentos });

    const laxas = formas.flatMap(({ nuestra, suya }, i) =>
      nuestra === null && suya !== null ? [{ suya, documento: documentos[i] }] : [],
    );
    expect(laxas.slice(0, 3)).toEqual([]);
    expect(formas.slice(0, originales.length)).toEqual(
      originales.map(() => ({ nuestra: null, suya: null })),
    );
    const cuantas = (cuales: (forma: (typeof formas)[number]) => boolean) =>
      formas.filter(cuales).length / formas.length;
    expect(cuantas(({ suya }) => suya !== null)).toBeGreaterThan(0.5);
    expect(cuantas(({ nuestra }) => nuestra === null)).toBeGreaterThan(0.02);
  });
});
