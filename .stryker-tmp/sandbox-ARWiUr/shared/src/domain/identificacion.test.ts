// @ts-nocheck
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { centavos } from './dinero';
import {
  CONSUMIDOR_FINAL,
  esConsumidorFinal,
  excedeLimiteConsumidorFinal,
  tipoSugerido,
  validarCedula,
  validarIdentificacion,
  validarRuc,
  faltaDeRuc,
} from './identificacion';

const vectores = join(__dirname, '../../../../shared/sri/vectors/ruc.json');

describe('validarCedula', () => {
  it.each(['1710034065', '0961214434'])('accepts %s', (cedula) => {
    expect(validarCedula(cedula)).toBe('valida');
  });

  it.each(['1770034062', '0991234568'])('warns of a third digit of 7 to 9: %s', (cedula) => {
    expect(validarCedula(cedula)).toBe('dudosa');
    expect(validarRuc(`${cedula}001`)).toBe('dudosa');
  });

  it.each(['1710034066', '2510034065', '0010034065', '171003406', '17100340655', 'abcdefghij', ''])(
    'refuses %p',
    (cedula) => {
      expect(validarCedula(cedula)).toBe('invalida');
    },
  );
});

describe('validarRuc', () => {
  it.each([
    ['1710034065001', 'valida'],
    ['1790011674001', 'valida'],
    ['1760013210001', 'valida'],
    ['1793189906001', 'dudosa'],
    ['0993370026001', 'dudosa'],
    [CONSUMIDOR_FINAL, 'valida'],
    ['1710034066001', 'invalida'],
    ['1710034065000', 'invalida'],
    ['9910034065001', 'invalida'],
    ['171003406500', 'invalida'],
  ])('judges %s %s', (ruc, esperado) => {
    expect(validarRuc(ruc)).toBe(esperado);
  });

  const conVectores = existsSync(vectores) ? it : it.skip;
  conVectores('never refuses a RUC of the collected list (skipped without ../shared)', () => {
    const lista = JSON.parse(readFileSync(vectores, 'utf8')) as { ruc: string }[];

    expect(lista.filter(({ ruc }) => validarRuc(ruc) === 'invalida')).toEqual([]);
  });
});

describe('final consumer (spec sections 5 and 9)', () => {
  it('is ten or thirteen nines', () => {
    expect(['9999999999', CONSUMIDOR_FINAL].every(esConsumidorFinal)).toBe(true);
    expect(['999999999', '99999999999', '9999999998'].some(esConsumidorFinal)).toBe(false);
  });

  it('may owe 50.00 dollars exactly and not a cent more', () => {
    expect(excedeLimiteConsumidorFinal(CONSUMIDOR_FINAL, centavos(5000))).toBe(false);
    expect(excedeLimiteConsumidorFinal(CONSUMIDOR_FINAL, centavos(5001))).toBe(true);
    expect(excedeLimiteConsumidorFinal('1710034065', centavos(5001))).toBe(false);
  });
});

describe('validarIdentificacion', () => {
  it.each([
    ['04', '1790011674001', 'valida'],
    ['05', '1710034065', 'valida'],
    ['05', '1790011674001', 'invalida'],
    ['06', 'AB-123456', 'valida'],
    ['06', 'a b', 'invalida'],
    ['07', CONSUMIDOR_FINAL, 'valida'],
    ['07', '1710034065', 'invalida'],
    ['08', 'X99', 'valida'],
  ] as const)('type %s with %s is %s', (tipo, numero, esperado) => {
    expect(validarIdentificacion(tipo, numero)).toBe(esperado);
  });
});

describe('tipoSugerido', () => {
  it('follows the length, nines first', () => {
    expect(['1710034065', '1790011674001', CONSUMIDOR_FINAL, 'AB1'].map(tipoSugerido)).toEqual([
      '05',
      '04',
      '07',
      '06',
    ]);
  });
});

describe('faltaDeRuc', () => {
  it.each([
    ['1710034065001', null],
    ['0992345678001', null], // a company's check digit is not reliable
    ['171003406500', 'El campo ruc tiene 13 digitos'],
    ['1710034066001', 'El ruc no es valido. Revise sus digitos'],
    ['9999999999999', 'El ruc no es valido. Revise sus digitos'],
    ['1710034065002', 'El ruc de una empresa termina en 001'],
  ])('says of %s: %s', (ruc, falta) => {
    expect(faltaDeRuc(ruc)).toBe(falta);
  });
});
