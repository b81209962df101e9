import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { leida } from '../../federation/superficie.cjs';

import {
  anotada,
  faltasDe,
  hastaDe,
  type Nombre,
  novedadesDe,
  siguienteDe,
  type Superficie,
} from './reglas';
import { textoDe } from './texto';

const SALA = '@comanda/shared/sala';
const con = (version: string, nombres: Record<string, Partial<Nombre>>): Superficie => ({
  version,
  modulos: new Map([
    [
      SALA,
      new Map(
        Object.entries(nombres).map(([nombre, uno]) => [
          nombre,
          { clase: 'funcion', firma: '() => void', caduca: false, ...uno },
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

  it('of a room keeps its signature or takes more, in the same version', () => {
    const antes = con('1.0.0', { a: { firma: '(uno: string) => void' } });
    const mas = con('1.0.0', { a: { firma: '(uno: string, dos?: number) => void' } });
    const menos = con('1.0.0', { a: { firma: '() => void' } });
    expect(faltasDe(antes, mas, [SALA])).toEqual([]);
    expect(faltasDe(antes, menos, [SALA])).toEqual([
      expect.stringMatching(/sala: a era «\(uno: string\) => void» y es «\(\) => void»/),
    ]);
    expect(faltasDe(antes, { ...menos, version: '2.0.0' }, [SALA])).toEqual([]);
    // what a build carries itself, its compiler holds it to
    expect(faltasDe(antes, menos, [])).toEqual([]);
    expect(novedadesDe(antes, menos)).toBe(1);
    expect(novedadesDe(antes, antes)).toBe(0);
  });

  it.each([
    ['0.1.0', '0.1.1', '0.3.0'],
    ['1.4.2', '1.5.0', '1.6.0'],
  ])('that comes asks for the version after %s, %s', (version, siguiente, hasta) => {
    expect(siguienteDe(version)).toBe(siguiente);
    expect(hastaDe(version)).toBe(hasta);
  });

  it('is read as it was written', () => {
    const nombre = fc.stringMatching(/^[a-zA-Z_$][\w$]{0,12}$/);
    const desde = fc.option(fc.constantFrom('0.2.0', '1.3.0'), { nil: undefined });
    const firma = fc.constantFrom('', '() => void', '{ a: string; b: { c: 1; }; }', 'x'.repeat(90));
    const enVez = fc.constantFrom(undefined, 'use otra', 'use `otra`: hace lo mismo, y más');
    const todo = fc.record({ desde, firma, enVez });
    fc.assert(
      fc.property(fc.dictionary(nombre, todo), (nombres) => {
        const superficie = con(
          '1.3.0',
          Object.fromEntries(
            Object.entries(nombres).map(([uno, dicho]) => [
              uno,
              { ...dicho, caduca: dicho.desde !== undefined },
            ]),
          ),
        );
        expect(textoDe(leida(textoDe(superficie)))).toBe(textoDe(superficie));
        expect(faltasDe(superficie, leida(textoDe(superficie)), [SALA])).toEqual([]);
      }),
    );
  });
});
