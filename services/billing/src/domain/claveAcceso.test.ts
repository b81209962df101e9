import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { compartido, hayCompartido } from '../testing/compartido';

import {
  crearClaveAcceso,
  digitoModulo11,
  esClaveAcceso,
  leerClaveAcceso,
  type PartesClave,
} from './claveAcceso';

const cifras = (n: number) => fc.stringMatching(new RegExp(`^[0-9]{${n}}$`));

const partes: fc.Arbitrary<PartesClave> = fc.record({
  fecha: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((fecha) => fecha.toISOString().slice(0, 10)),
  codDoc: fc.constantFrom('01', '04'),
  ruc: cifras(13),
  ambiente: fc.constantFrom('1', '2'),
  establecimiento: cifras(3),
  puntoEmision: cifras(3),
  secuencial: fc.integer({ min: 1, max: 999_999_999 }),
  codigoNumerico: cifras(8),
});

describe('clave de acceso', () => {
  it('reads back the parts it was made of', () => {
    fc.assert(fc.property(partes, (p) => expect(leerClaveAcceso(crearClaveAcceso(p))).toEqual(p)));
  });

  it('notices any single digit that changed', () => {
    fc.assert(
      fc.property(
        partes,
        fc.integer({ min: 0, max: 47 }),
        fc.integer({ min: 1, max: 9 }),
        (p, i, suma) => {
          const clave = crearClaveAcceso(p);
          const otra =
            clave.slice(0, i) + String((Number(clave[i]) + suma) % 10) + clave.slice(i + 1);
          // 10 and 11 both leave a low digit, so a few changes within one remainder class pass: those keep the digit
          const mismoDigito = digitoModulo11(otra.slice(0, 48)) === Number(clave[48]);
          expect(esClaveAcceso(otra)).toBe(mismoDigito);
        },
      ),
    );
  });

  it('refuses parts that do not make 49 digits', () => {
    expect(() =>
      crearClaveAcceso({
        fecha: '2026-11-20',
        codDoc: '01',
        ruc: '099234567800',
        ambiente: '1',
        establecimiento: '001',
        puntoEmision: '001',
        secuencial: 1,
        codigoNumerico: '12345678',
      }),
    ).toThrow(RangeError);
  });
});

const vectores = hayCompartido('sri', 'vectors', 'clave-acceso.json');
(vectores.esta ? describe : describe.skip)(vectores.titulo('published access keys'), () => {
  type Vectores = {
    valid: { clave: string }[];
    invalid: { clave: string; expected: number }[];
    digit: { base: string; digit: number }[];
  };
  const { valid, invalid, digit } = vectores.esta
    ? (JSON.parse(
        readFileSync(compartido('sri', 'vectors', 'clave-acceso.json'), 'utf8'),
      ) as Vectores)
    : { valid: [], invalid: [], digit: [] };

  it('accepts every valid key and refuses every invalid one', () => {
    expect(valid.length).toBeGreaterThan(5);
    expect(valid.filter(({ clave }) => !esClaveAcceso(clave))).toEqual([]);
    expect(invalid.filter(({ clave }) => esClaveAcceso(clave))).toEqual([]);
    for (const { clave, expected } of invalid)
      expect(digitoModulo11(clave.slice(0, 48))).toBe(expected);
  });

  it('computes each digit, 11 as 0 and 10 as 1', () => {
    for (const { base, digit: esperado } of digit) expect(digitoModulo11(base)).toBe(esperado);
  });
});
