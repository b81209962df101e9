import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { formatMonto } from '../dinero/dinero';

import { leerBusqueda } from './busqueda';

const CLAVE = '2011202601099310027700110010010000000011234567818';
const monto = (centavos: number) => [{ tipo: 'monto', monto: centavos }];

describe('leerBusqueda', () => {
  it('looks for every word, without case or accents', () => {
    expect(leerBusqueda('  SALAZAR  María ')).toEqual([
      { tipo: 'texto', texto: 'salazar', monto: null },
      { tipo: 'texto', texto: 'maria', monto: null },
    ]);
    expect(leerBusqueda('   ')).toEqual([]);
  });

  it('knows a key, whole or in part, in groups or not', () => {
    expect(leerBusqueda(CLAVE)).toEqual([{ tipo: 'clave', clave: CLAVE }]);
    expect(leerBusqueda(CLAVE.replace(/(.{4})/g, '$1 '))).toEqual([
      { tipo: 'clave', clave: CLAVE },
    ]);
    expect(leerBusqueda(CLAVE.slice(10, 30))).toEqual([
      { tipo: 'parteDeClave', cifras: CLAVE.slice(10, 30) },
    ]);
    expect(leerBusqueda(`maría ${CLAVE}`)[1]).toEqual({ tipo: 'clave', clave: CLAVE });
  });

  it('does not take a RUC and an amount for a key', () => {
    expect(leerBusqueda('1790012345001 45').map(({ tipo }) => tipo)).toEqual(['texto', 'texto']);
    expect(leerBusqueda('0926687856 0926687856').map(({ tipo }) => tipo)).toEqual([
      'texto',
      'texto',
    ]);
  });

  it('knows the number of a document, with its zeros or without', () => {
    const numero = { tipo: 'numero', establecimiento: '001', punto: '002', secuencial: 45 };
    expect(leerBusqueda('001-002-000000045')).toEqual([numero]);
    expect(leerBusqueda('001-002-45')).toEqual([numero]);
  });

  it.each(['12.50', '12,50', '$12.50', '$ 12,50', '$12.5', '-$12.50'])(
    'knows %j as 12.50',
    (texto) => expect(leerBusqueda(texto)).toEqual(monto(1250)),
  );

  it.each([
    ['$1,234.50', 123450],
    ['1.234,50', 123450],
    ['$12', 1200],
    ['$1.234.567,89', 123456789],
  ])('knows %j as an amount', (texto, centavos) =>
    expect(leerBusqueda(texto)).toEqual(monto(centavos)),
  );

  it('takes a whole number for a part of a number or an identification, and for dollars', () => {
    expect(leerBusqueda('0926687856')).toEqual([
      { tipo: 'texto', texto: '0926687856', monto: null },
    ]);
    expect(leerBusqueda('507')).toEqual([{ tipo: 'texto', texto: '507', monto: 50700 }]);
    expect(leerBusqueda('1790012345001')).toEqual([
      { tipo: 'texto', texto: '1790012345001', monto: null },
    ]);
  });

  it('finds any amount as the list writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centavos) => {
        expect(leerBusqueda(formatMonto(centavos / 100))).toEqual(monto(centavos));
      }),
    );
  });

  it('never fails, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (texto) => void leerBusqueda(texto)));
  });
});
