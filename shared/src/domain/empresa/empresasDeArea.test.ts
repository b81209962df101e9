import { describe, expect, it } from '@jest/globals';

import { empresaEnUso, empresasDeArea } from './empresasDeArea';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const areas = [
  { empresa: ANDINA, areas: ['auth', 'caja'] },
  { empresa: PUERTO, areas: ['auth', 'cocina_central'] },
];

describe('empresasDeArea', () => {
  it('are those that have it on, in the order of the list', () => {
    const usuario = { empresa: [PUERTO, ANDINA], areas };
    expect(empresasDeArea(usuario, 'auth')).toEqual([PUERTO, ANDINA]);
    expect(empresasDeArea(usuario, 'caja')).toEqual([ANDINA]);
    expect(empresasDeArea(usuario, 'cocina_central')).toEqual([PUERTO]);
    expect(empresasDeArea(usuario, 'ventas')).toEqual([]);
  });

  it('are all where it was not said which have what, and never one that is not on the list', () => {
    expect(empresasDeArea({ empresa: [PUERTO] }, 'caja')).toEqual([PUERTO]);
    expect(empresasDeArea({ empresa: [PUERTO], areas }, 'caja')).toEqual([]);
  });
});

describe('empresaEnUso (spec section 6)', () => {
  it.each([
    ['the one in use, where it may be', PUERTO, [PUERTO, ANDINA], true, PUERTO],
    ['the only one there is', PUERTO, [ANDINA], true, ANDINA],
    ['none until one is picked, by who picks among several', PUERTO, [ANDINA, 'Otra'], true, null],
    ['the first, for who does not pick', PUERTO, [ANDINA, 'Otra'], false, ANDINA],
    ['none where there is none', PUERTO, [], true, null],
    ['the first before any was in use', null, [ANDINA, PUERTO], false, ANDINA],
  ])('is %s', (_cual, elegida, empresas, elige, esperada) => {
    expect(empresaEnUso(elegida, empresas, elige)).toBe(esperada);
  });
});
