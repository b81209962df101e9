import { describe, expect, it } from '@jest/globals';

import { faltaAlEscribir, faltaDeIdentificacion } from './faltas';

describe('faltaDe', () => {
  it.each([
    ['05', '1710034066', 'La cédula no es válida: revise sus dígitos'],
    ['05', '171003406', 'La cédula no es válida: son 10 dígitos'],
    ['05', '17100340651', 'La cédula no es válida: son 10 dígitos'],
    ['04', '1710034066001', 'El RUC no es válido: revise sus dígitos'],
    ['04', '1710034065', 'El RUC no es válido: son 13 dígitos'],
    ['06', 'A_1', 'El pasaporte no es válido: use de 3 a 20 letras, números o guiones'],
    ['08', 'ab', 'La identificación no es válida: use de 3 a 20 letras, números o guiones'],
    ['07', '9999999999998', 'El número no es válido: son 13 nueves'],
  ] as const)('says what is wrong with %s %s', (tipo, numero, falta) => {
    expect(faltaDeIdentificacion(tipo, numero)).toBe(falta);
  });

  it.each([
    ['05', '1710034065'],
    ['05', '9999999999'],
    ['04', '1710034065001'],
    ['04', '0993370026001'], // doubtful
    ['06', 'AB123456'],
  ] as const)('finds nothing wrong with %s %s', (tipo, numero) => {
    expect(faltaDeIdentificacion(tipo, numero)).toBeNull();
    expect(faltaAlEscribir(tipo, numero)).toBeNull();
  });
});

describe('faltaAlEscribir', () => {
  it.each([
    ['05', '171003406'],
    ['04', '171003406600'],
    ['06', 'A_'],
  ] as const)('waits while %s %s is short', (tipo, numero) => {
    expect(faltaAlEscribir(tipo, numero)).toBeNull();
    expect(faltaDeIdentificacion(tipo, numero)).not.toBeNull();
  });
});
