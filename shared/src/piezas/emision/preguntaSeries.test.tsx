import { describe, expect, it } from '@jest/globals';

import { makeEmisionEmpresa } from '@comanda/shared/testing';

import { preguntaDeSeries, preguntaDeSalto } from './preguntaSeries';
import type { Numeracion } from './seriesForm';

const PUERTO = 'La Cevichería del Puerto';
const EMISION = makeEmisionEmpresa(); // ambiente 1, 001-001, invoice 508 and note 3 come next
const preguntar = (over: Partial<Numeracion>) =>
  preguntaDeSeries(
    {
      empresa: PUERTO,
      ambiente: '1',
      establecimiento: '001',
      punto_emision: '001',
      siguiente_factura: 508,
      siguiente_nota_credito: 3,
      ...over,
    },
    EMISION,
  );

describe('what is asked before a numbering changes', () => {
  it('says the numbers that come next, those that are lost, and that it stays', () => {
    expect(preguntar({ siguiente_factura: 600 })).toEqual({
      titulo: '¿Cambiar la numeración?',
      texto:
        'La próxima factura será 001-001-000000600. ' +
        'No se puede volver a un número anterior: los que faltan desde el 001-001-000000508 quedan sin usar. ' +
        'Lo que se emita así no se puede deshacer.',
      aceptar: 'Cambiar la numeración',
      peligro: true,
    });
  });

  it('says the first number of another series, where none is lost', () => {
    const { texto } = preguntar({
      punto_emision: '002',
      siguiente_factura: 1,
      siguiente_nota_credito: 1,
    });
    expect(texto).toContain('La próxima factura será 001-002-000000001.');
    expect(texto).toContain('La próxima nota de crédito será 001-002-000000001.');
    expect(texto).not.toContain('quedan sin usar');
  });

  it.each([
    ['2', '¿Pasar a producción?', 'con validez tributaria'],
    ['1', '¿Cambiar la numeración?', 'no se puede deshacer'],
  ] as const)('says what ambiente %s means', (ambiente, titulo, dicho) => {
    const pregunta = preguntar({ ambiente });
    expect(pregunta).toMatchObject({ titulo, peligro: true });
    expect(pregunta.texto).toContain(dicho);
  });

  it('says that what is issued for tests counts for nothing', () => {
    const pregunta = preguntaDeSeries(
      { empresa: PUERTO, ambiente: '1', establecimiento: '001', punto_emision: '001' },
      makeEmisionEmpresa({ ambiente: '2' }),
    );
    expect(pregunta).toMatchObject({ titulo: '¿Pasar a pruebas?', peligro: true });
    expect(pregunta.texto).toContain('no tienen validez tributaria');
  });
});

describe('what is asked once more before a numbering jumps far', () => {
  const saltar = (over: Partial<Numeracion>) =>
    preguntaDeSalto(
      {
        empresa: PUERTO,
        ambiente: '1',
        establecimiento: '001',
        punto_emision: '001',
        siguiente_factura: 508,
        siguiente_nota_credito: 3,
        ...over,
      },
      EMISION,
    );

  it.each([508, 509, 1_508])('is nothing up to a thousand numbers: %s', (siguiente_factura) => {
    expect(saltar({ siguiente_factura })).toBeNull();
  });

  it('names the numbers that are given up, of each document', () => {
    expect(saltar({ siguiente_factura: 1_509, siguiente_nota_credito: 5_001 })).toMatchObject({
      titulo: '¿Saltar más de 1,000 números?',
      texto:
        'Factura: Se saltarían los números 000000508 a 000001508. No podrá usarlos. ' +
        'Nota de crédito: Se saltarían los números 000000003 a 000005000. No podrá usarlos.',
      peligro: true,
    });
  });
});
