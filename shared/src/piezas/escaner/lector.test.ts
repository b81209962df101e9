import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { crearGuardia, crearLector } from './lector';
import { DE_FABRICA } from './perfil';

const CODIGO = '7861234500017';

/** What the keys of a code and its Enter are taken for, each so long after the one before. */
function leer(codigo: string, entre: (n: number) => number, cierre = 'Enter') {
  const lector = crearLector(() => DE_FABRICA);
  let timeStamp = 1_000;
  const lecturas = [...Array.from(codigo), cierre].map((key, n) => {
    timeStamp += entre(n);
    return lector.tecla({ key, timeStamp });
  });
  return lecturas.at(-1);
}

describe('crearLector', () => {
  it('reads every code at gaps up to 30 ms, whatever ends it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 14, maxLength: 14 }),
        fc.constantFrom('Enter', 'Tab'),
        (huecos, cierre) => {
          const lectura = leer(CODIGO, (n) => huecos[n] ?? 0, cierre);
          expect(lectura).toEqual({ tipo: 'codigo', codigo: CODIGO, antes: false });
        },
      ),
    );
  });

  it('reads none at gaps of 40 ms and more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 40, max: 400 }), { minLength: 14, maxLength: 14 }),
        (huecos) => expect(leer(CODIGO, (n) => huecos[n] ?? 40)).toEqual({ tipo: 'nada' }),
      ),
    );
  });

  it('takes a hand that presses Enter after a scanner without one, and a short burst, for a hand', () => {
    expect(leer(CODIGO, (n) => (n === CODIGO.length ? 200 : 5))).toEqual({ tipo: 'nada' });
    expect(leer('12345', () => 5)).toEqual({ tipo: 'nada' });
  });

  it('does not join what was typed before to what is scanned', () => {
    const huecos = [100, 100, 100];
    expect(leer(`789${CODIGO}`, (n) => huecos[n] ?? (n === 3 ? 100 : 10))).toEqual({
      tipo: 'codigo',
      codigo: CODIGO,
      antes: false,
    });
  });

  it('reads the capitals of a code', () => {
    const lector = crearLector(() => DE_FABRICA);
    let timeStamp = 0;
    const dar = (key: string) => lector.tecla({ key, timeStamp: (timeStamp += 10) });
    for (const key of ['Shift', 'P', '-', '1', '0', '0', '1']) dar(key);
    expect(dar('Enter')).toEqual({ tipo: 'codigo', codigo: 'P-1001', antes: false });
  });

  it('reads the whole of a code one of whose keys came late, wherever that was', () => {
    for (let tarde = 1; tarde <= CODIGO.length; tarde++)
      for (const hueco of [36, 80, 150])
        expect(leer(CODIGO, (n) => (n === tarde ? hueco : 12))).toEqual({
          tipo: 'codigo',
          codigo: CODIGO,
          antes: tarde < CODIGO.length,
        });
  });

  it('takes off what scanners put around a code', () => {
    for (const enviado of [`]E0${CODIGO}`, `*${CODIGO}*`, `~${CODIGO}`])
      expect(leer(enviado, () => 5)).toMatchObject({ tipo: 'codigo', codigo: CODIGO });
  });

  it('reads as it was learnt: slower, with a prefix, and with nothing at the end', () => {
    const perfil = { entreMs: 80, prefijo: 'Q7', cierre: 'NINGUNO' } as const;
    const lector = crearLector(() => perfil);
    let timeStamp = 1_000;
    for (const key of `Q7${CODIGO}`) lector.tecla({ key, timeStamp: (timeStamp += 75) });
    expect(lector.silencio()).toEqual({ tipo: 'codigo', codigo: CODIGO, antes: false });
    expect(lector.silencio()).toEqual({ tipo: 'nada' });
  });
});

describe('crearGuardia', () => {
  it('takes the same code within 700 ms for one reading, another or a later one for another', () => {
    const repetida = crearGuardia();
    expect(repetida('1', 0)).toBe(false);
    expect(repetida('1', 699)).toBe(true);
    expect(repetida('1', 1_500)).toBe(false);
    expect(repetida('2', 1_600)).toBe(false);
    expect(repetida('1', 1_700)).toBe(false);
  });
});
