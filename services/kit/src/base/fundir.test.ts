import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { fundir } from './fundir';

const LEIDO = { precio: '2.00', nombre: 'Bolón', codigo: null, empresas: [1, 2] };

const fundidos = (ahora: object, escrito: typeof LEIDO | Record<string, unknown>) =>
  fundir({ ...LEIDO, ...ahora }, { leido: LEIDO, escrito: { ...escrito } });

describe('an edit of what others edit too', () => {
  it('keeps what a colleague changed where this one left it as it was read', () => {
    expect(fundidos({ precio: '2.50' }, { ...LEIDO, codigo: '779' })).toEqual({
      ...LEIDO,
      precio: '2.50',
      codigo: '779',
    });
  });

  it('names the field that both changed', () => {
    const ambos = () => fundidos({ precio: '2.50' }, { ...LEIDO, precio: '3.00' });
    expect(ambos).toThrow(expect.objectContaining({ code: 'CAMBIADO_POR_OTRO' }));
    expect(ambos).toThrow(
      expect.objectContaining({ campos: [expect.objectContaining({ campo: 'precio' })] }),
    );
  });

  it('is no conflict where both made the same of it, which is how a repeated edit comes', () => {
    expect(fundidos({ precio: '2.50' }, { ...LEIDO, precio: '2.50' }).precio).toBe('2.50');
  });

  it('compares lists by what is in them', () => {
    expect(fundidos({ empresas: [1] }, { ...LEIDO, empresas: [1, 2] }).empresas).toEqual([1]);
    expect(() => fundidos({ empresas: [1] }, { ...LEIDO, empresas: [1, 2, 3] })).toThrow();
  });

  it('takes of two fields that say one thing either both of one or both of the other', () => {
    const leido = { desde: '17:00', hasta: '19:00', nombre: 'Hora feliz' };
    const juntos = { juntos: [['desde', 'hasta']] };
    const de = (ahora: object, escrito: object) =>
      fundir({ ...leido, ...ahora }, { leido, escrito: { ...leido, ...escrito } }, juntos);
    expect(() => de({ desde: '18:30' }, { hasta: '18:00' })).toThrow(
      expect.objectContaining({ campos: [expect.objectContaining({ campo: 'desde' })] }),
    );
    expect(de({ desde: '18:30' }, { nombre: 'Otra' })).toEqual({
      ...leido,
      desde: '18:30',
      nombre: 'Otra',
    });
    expect(de({ nombre: 'Otra' }, { hasta: '18:00' })).toEqual({
      ...leido,
      hasta: '18:00',
      nombre: 'Otra',
    });
  });

  it('leaves alone what this editor does not speak of', () => {
    expect(fundidos({ codigo: '779' }, { ...LEIDO, codigo: undefined }).codigo).toBe('779');
  });

  it('writes all of it where nobody says what was read', () => {
    expect(fundir({ ...LEIDO, precio: '2.50' }, { leido: undefined, escrito: LEIDO })).toEqual(
      LEIDO,
    );
  });

  it('never loses what one of two changed, whatever they changed', () => {
    const valor = fc.integer({ min: 0, max: 2 });
    const fila = fc.record({ a: valor, b: valor, c: valor });
    fc.assert(
      fc.property(fila, fila, fila, (leido, ahora, escrito) => {
        const campos = ['a', 'b', 'c'] as const;
        const choca = campos.some(
          (uno) =>
            escrito[uno] !== leido[uno] && ahora[uno] !== leido[uno] && ahora[uno] !== escrito[uno],
        );
        const unir = () => fundir(ahora, { leido, escrito });
        if (choca) expect(unir).toThrow();
        else
          for (const uno of campos)
            expect(unir()[uno]).toBe(escrito[uno] === leido[uno] ? ahora[uno] : escrito[uno]);
      }),
    );
  });
});
