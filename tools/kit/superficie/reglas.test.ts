import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { anotada, faltasDe, type Nombre, type Superficie } from './reglas';
import { leida, textoDe } from './texto';

const SALA = '@comanda/shared/sala';
const con = (version: string, nombres: Record<string, Partial<Nombre>>): Superficie => ({
  version,
  modulos: new Map([
    [
      SALA,
      new Map(
        Object.entries(nombres).map(([nombre, uno]) => [
          nombre,
          { clase: 'funcion', caduca: false, ...uno },
        ]),
      ),
    ],
  ]),
});

describe('a name of the surface', () => {
  it('may come', () => {
    expect(faltasDe(con('1.0.0', {}), con('1.0.0', { a: {} }))).toEqual([]);
  });

  it('may not go, nor become something else, in the same version', () => {
    const antes = con('1.0.0', { a: {}, b: {} });
    expect(faltasDe(antes, con('1.0.0', { a: { clase: 'dato' } }))).toEqual([
      expect.stringMatching(/sala: a era funcion y es dato/),
      expect.stringMatching(/sala: b ya no está/),
    ]);
    expect(faltasDe(antes, { version: '1.3.0', modulos: new Map() })).toHaveLength(2);
  });

  it.each([
    ['1.4.0', '2.0.0'],
    ['0.1.0', '0.2.0'],
  ])('goes with a version that breaks: %s to %s', (antes, ahora) => {
    expect(faltasDe(con(antes, { a: {} }), con(ahora, {}))).toEqual([]);
  });

  it('that is said to go lives two minor versions', () => {
    const marcada = anotada(con('1.2.0', { a: {} }), con('1.3.0', { a: { caduca: true } }));
    expect(marcada.modulos.get(SALA)?.get('a')?.desde).toBe('1.3.0');
    const seguida = anotada(marcada, con('1.4.0', { a: { caduca: true } }));
    expect(seguida.modulos.get(SALA)?.get('a')?.desde).toBe('1.3.0');
    expect(faltasDe(seguida, con('1.4.0', {}))).toHaveLength(1);
    expect(faltasDe(seguida, con('1.5.0', {}))).toEqual([]);
  });

  it('is read as it was written', () => {
    const nombre = fc.stringMatching(/^[a-zA-Z_$][\w$]{0,12}$/);
    const desde = fc.option(fc.constantFrom('0.2.0', '1.3.0'), { nil: undefined });
    fc.assert(
      fc.property(fc.dictionary(nombre, desde), (nombres) => {
        const superficie = con(
          '1.3.0',
          Object.fromEntries(
            Object.entries(nombres).map(([uno, version]) => [
              uno,
              { caduca: version !== undefined, desde: version },
            ]),
          ),
        );
        expect(textoDe(leida(textoDe(superficie)))).toBe(textoDe(superficie));
        expect(faltasDe(superficie, leida(textoDe(superficie)))).toEqual([]);
      }),
    );
  });
});
