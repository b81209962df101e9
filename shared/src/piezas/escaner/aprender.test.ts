import { describe, expect, it } from '@jest/globals';

import { aprenderEscaner } from './aprender';

const CODIGO = '7861234500017';

const teclas = (letras: string, entreMs: number, cierre?: string) =>
  [...Array.from(letras), ...(cierre ? [cierre] : [])].map((key, i) => ({
    key,
    timeStamp: i * entreMs,
  }));

describe('aprenderEscaner', () => {
  it.each([
    ['Enter', 'Enter'],
    ['Tab', 'Tab'],
    [undefined, 'NINGUNO'],
  ])('hears what ends a code: %s', (tecla, cierre) => {
    expect(aprenderEscaner(teclas(CODIGO, 10, tecla))).toEqual({
      codigo: CODIGO,
      perfil: { entreMs: 35, prefijo: '', cierre },
    });
  });

  it('hears what stands before it, and how slow it is', () => {
    expect(aprenderEscaner(teclas(`]E0${CODIGO}`, 60, 'Enter'))).toEqual({
      codigo: CODIGO,
      perfil: { entreMs: 78, prefijo: ']E0', cierre: 'Enter' },
    });
  });

  it('does not take a hiccup for its pace', () => {
    const conHipo = teclas(CODIGO, 10, 'Enter').map(({ key, timeStamp }, i) => ({
      key,
      timeStamp: i > 6 ? timeStamp + 300 : timeStamp,
    }));
    expect(aprenderEscaner(conHipo)?.perfil.entreMs).toBe(35);
  });

  it('takes a hand for a hand, and a few letters for nothing', () => {
    expect(aprenderEscaner(teclas(CODIGO, 120, 'Enter'))).toBeNull();
    expect(aprenderEscaner(teclas('7861', 5, 'Enter'))).toBeNull();
  });
});
