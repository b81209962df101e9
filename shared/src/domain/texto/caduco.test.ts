import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { caducosEntre, decirCaduco } from './caduco';

const SALA = '@comanda/shared/ui/core';
const CADUCA = { desde: '0.1.0', hasta: '0.3.0', enVez: 'use `nuevo`' };

describe('a name that is to go', () => {
  it('is said with its room, since when, until when, and what to use instead', () => {
    const [caduco] = caducosEntre({ [SALA]: { viejo: 'funcion' } }, { [SALA]: { viejo: CADUCA } });
    expect(caduco && decirCaduco(caduco)).toBe(
      `viejo de ${SALA} se va en la versión 0.3.0 (se avisó en la 0.1.0). En su lugar: use \`nuevo\``,
    );
    expect(caduco && decirCaduco({ ...caduco, enVez: '' })).toMatch(/[.] Deje de usarlo$/);
  });

  it('is said of who takes it in that room, and of nobody else', () => {
    const nombres = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'toString', 'constructor'));
    const salas = fc.dictionary(fc.constantFrom(SALA, '@comanda/shared/api'), nombres);
    const con = <T>(una: Record<string, string[]>, valor: T) =>
      Object.fromEntries(
        Object.entries(una).map(([sala, suyos]) => [
          sala,
          Object.fromEntries(suyos.map((uno) => [uno, valor])),
        ]),
      );
    fc.assert(
      fc.property(salas, salas, (toma, caducan) => {
        const esperados = Object.entries(toma).flatMap(([sala, suyos]) =>
          suyos.filter((uno) => caducan[sala]?.includes(uno)).map((uno) => `${sala} ${uno}`),
        );
        const dichos = caducosEntre(con(toma, 'funcion'), con(caducan, CADUCA));
        expect(dichos.map(({ sala, nombre }) => `${sala} ${nombre}`)).toEqual(esperados);
      }),
    );
  });
});
