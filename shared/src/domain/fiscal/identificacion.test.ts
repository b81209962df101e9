import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { centavos } from '../dinero/dinero';
import {
  CONSUMIDOR_FINAL,
  esConsumidorFinal,
  excedeLimiteConsumidorFinal,
  LIMITE_CONSUMIDOR_FINAL,
  LIMITE_TICKET_CORTO,
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
    ['171003406500', 'El campo ruc tiene 13 dígitos'],
    ['1710034066001', 'El ruc no es válido. Revise sus dígitos'],
    ['9999999999999', 'El ruc no es válido. Revise sus dígitos'],
    ['1710034065002', 'El ruc de una empresa termina en 001'],
  ])('says of %s: %s', (ruc, falta) => {
    expect(faltaDeRuc(ruc)).toBe(falta);
  });
});

const PROVINCIAS = [...Array.from({ length: 24 }, (_, n) => n + 1), 30];
const dosCifras = (provincia: number) => String(provincia).padStart(2, '0');
/** Luhn's, from the right as he wrote it. */
const conDigito = (nueve: string) => {
  const doble = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const suma = Array.from(nueve)
    .reverse()
    .reduce(
      (total, cifra, i) => total + (i % 2 === 0 ? (doble[Number(cifra)] ?? 0) : Number(cifra)),
      0,
    );
  return `${nueve}${(suma * 9) % 10}`;
};
const cifras = (largo: number) =>
  fc.integer({ min: 0, max: 10 ** largo - 1 }).map((n) => String(n).padStart(largo, '0'));
/** Nine digits of a cedula: province, third digit, and six more. */
const nueveDe = (tercera: { min: number; max: number }) =>
  fc
    .tuple(fc.constantFrom(...PROVINCIAS), fc.integer(tercera), cifras(6))
    .map(([provincia, cifra, resto]) => `${dosCifras(provincia)}${cifra}${resto}`);

describe('check digits', () => {
  it('of a cedula: one of ten is right, in every province', () => {
    fc.assert(
      fc.property(nueveDe({ min: 0, max: 6 }), (nueve) => {
        const buenas = Array.from('0123456789', (cifra) => nueve + cifra).filter(
          (cedula) => validarCedula(cedula) === 'valida',
        );
        expect(buenas).toEqual([conDigito(nueve)]);
      }),
    );
  });

  it('of a cedula: a third digit of 7 to 9 is warned of', () => {
    fc.assert(
      fc.property(nueveDe({ min: 7, max: 9 }), (nueve) => {
        expect(validarCedula(conDigito(nueve))).toBe('dudosa');
      }),
    );
  });

  it('there are provinces 1 to 24 and 30, and no others', () => {
    const todas = Array.from({ length: 100 }, (_, n) => n);
    const validas = todas.filter(
      (provincia) => validarCedula(conDigito(`${dosCifras(provincia)}1234567`)) === 'valida',
    );
    expect(validas).toEqual(PROVINCIAS);
  });

  it.each([
    ['9', 9, [4, 3, 2, 7, 6, 5, 4, 3, 2]],
    ['6', 8, [3, 2, 7, 6, 5, 4, 3, 2]],
  ])(
    'of a RUC whose third digit is %s: modulo 11, and none is refused',
    (tercera, largo, pesos) => {
      fc.assert(
        fc.property(fc.constantFrom(...PROVINCIAS), cifras(6), (provincia, resto) => {
          const base = `${dosCifras(provincia)}${tercera}${resto}`.slice(0, largo);
          const suma = pesos.reduce((total, peso, i) => total + peso * Number(base[i]), 0);
          const esDeCedula = (diez: string) => tercera === '6' && validarCedula(diez) === 'valida';
          for (const cifra of '0123456789') {
            const ruc = `${base}${cifra}`.padEnd(10, '0').padEnd(13, '001');
            const bueno = (suma + Number(cifra)) % 11 === 0 || esDeCedula(ruc.slice(0, 10));
            expect(validarRuc(ruc)).toBe(bueno ? 'valida' : 'dudosa');
          }
        }),
      );
    },
  );

  it('of a RUC of a person: its cedula’s, and an establishment', () => {
    fc.assert(
      fc.property(nueveDe({ min: 0, max: 5 }), cifras(3), (nueve, local) => {
        const buena = conDigito(nueve);
        expect(validarRuc(buena + local)).toBe(local === '000' ? 'invalida' : 'valida');
        const otra = `${nueve}${(Number(buena[9]) + 1) % 10}`;
        expect(validarRuc(otra + local)).toBe('invalida');
      }),
    );
  });
});

it.each([
  ['17100340655', 'X1710034065', '171003406', 'X710034065', '171003406X'],
  ['X1710034065001', '1710034065001X', '17100340650011', '171003406500X'],
])('a number has nothing before it, behind it or within', (...numeros) => {
  expect(numeros.map(validarCedula)).toEqual(numeros.map(() => 'invalida'));
  expect(numeros.map(validarRuc)).toEqual(numeros.map(() => 'invalida'));
  expect(numeros.map(tipoSugerido)).toEqual(numeros.map(() => '06'));
});

it.each([
  ['05', '9999999999', 'valida'],
  ['05', '1710034066', 'invalida'],
  ['04', '1790011674000', 'invalida'],
  ['06', 'A1', 'invalida'],
  ['06', 'A12', 'valida'],
  ['06', 'A'.repeat(20), 'valida'],
  ['06', 'A'.repeat(21), 'invalida'],
  ['06', ' A123', 'invalida'],
  ['06', 'A123 ', 'invalida'],
  ['08', 'Ñandu', 'invalida'],
] as const)('type %s with %s is %s', (tipo, numero, esperado) => {
  expect(validarIdentificacion(tipo, numero)).toBe(esperado);
});

it('final consumers are nines alone, and a short ticket is of up to fifty cents', () => {
  expect(['X9999999999', '9999999999X', '99999999999999'].some(esConsumidorFinal)).toBe(false);
  expect([LIMITE_CONSUMIDOR_FINAL, LIMITE_TICKET_CORTO]).toEqual([5_000, 50]);
});
