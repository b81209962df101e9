import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { cortada, ensancha } from './firma';

const TIPOS = [
  'string',
  'number',
  'Centavos',
  'readonly Fila[]',
  "'a' | 'b'",
  '(de: Foto) => void',
];
const tipo = fc.constantFrom(...TIPOS);
const parametro = fc.record({ tipo, falta: fc.boolean() });
/** Those that may be missing stand behind. */
const parametros = fc
  .array(parametro, { maxLength: 4 })
  .map((todos) => [...todos.filter((uno) => !uno.falta), ...todos.filter((uno) => uno.falta)]);

const funcion = (lista: readonly { tipo: string; falta: boolean }[], responde: string) =>
  `(${lista.map((uno, i) => `p${i}${uno.falta ? '?' : ''}: ${uno.tipo}`).join(', ')}) => ${responde}`;

describe('a signature', () => {
  it.each([
    ['() => void', '() => void'],
    ['(a: string) => void', '(a: string, b?: number) => void'],
    ['(a: string) => void', '(a?: string) => void'],
    ['(a: string) => void', '(a: number | string) => void'],
    ['(a: string) => void', '(otra: string) => void'],
    ['() => { a: string; }', '() => { a: string; b?: string; }'],
    ['{ a: () => void; }', '{ a: (b?: string) => void; }'],
    ['1500', '2000'],
    ["{ readonly titulo: 'Uno'; }", "{ readonly titulo: 'Otro'; }"],
  ])('%s may become %s', (antes, ahora) => expect(ensancha(antes, ahora)).toBe(true));

  it.each([
    ['(a: string) => void', '() => void'],
    ['(a?: string) => void', '(a: string) => void'],
    ['(a: string) => void', '(a: string, b: number) => void'],
    ['(a: number | string) => void', '(a: string) => void'],
    ['() => string', '() => string | null'],
    ['<A>(a: A) => void', '<A extends string>(a: A) => void'],
    ['{ a: string; }', '{ a?: string; }'],
    ['{ a?: string; }', '{ a: string; }'],
    ['{ a: string; }', '{ a: string; b: string; }'],
    ['{ a: string; b: string; }', '{ a: string; }'],
    ["'a' | 'b'", "'a'"],
    ['1500', 'null'],
    ['Cosa', 'OtraCosa'],
    [`(${'a'.repeat(300)}: string) => void`, `(${'a'.repeat(300)}: number) => void`],
  ])('%s may not become %s', (antes, ahora) =>
    expect(ensancha(cortada(antes), cortada(ahora))).toBe(false),
  );

  it('may take more that need not be given, and never less', () => {
    fc.assert(
      fc.property(parametros, tipo, tipo, (lista, responde, otro) => {
        const antes = funcion(lista, responde);
        const ahora = funcion([...lista, { tipo: otro, falta: true }], responde);
        expect(ensancha(antes, ahora)).toBe(true);
        expect(ensancha(ahora, antes)).toBe(false);
      }),
    );
  });

  it('that is cut changes with what is behind the cut', () => {
    const larga = (fin: string) => cortada(`${'x'.repeat(400)}${fin}`);
    expect(larga('a')).not.toBe(larga('b'));
    expect(larga('a').length).toBeLessThan(220);
    expect(ensancha(larga('a'), larga('a'))).toBe(true);
  });
});
