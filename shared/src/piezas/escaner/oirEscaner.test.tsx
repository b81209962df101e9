import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';

import { oirEscaner, type ReciboDeEscaner } from './oirEscaner';
import { DE_FABRICA, guardarPerfilDeEscaner } from './perfil';

const CODIGO = '7861234500017';
const EAN8 = '78610010';

let dejar: (() => void)[] = [];
const oir = (recibo: ReciboDeEscaner, leidos: string[] = []) => {
  dejar.push(oirEscaner({ alLeer: (codigo) => (leidos.push(codigo), recibo) }));
  return leidos;
};
beforeEach(() => {
  dejar = [];
  render(
    <>
      <span className="cifra">
        <input aria-label="Monto" />
      </span>
      <input aria-label="Voucher" />
    </>,
  );
});
afterEach(() => {
  dejar.forEach((uno) => uno());
  guardarPerfilDeEscaner(null);
});

let reloj = 1_000_000;
function teclear(keys: readonly string[], entre: (i: number) => number) {
  let enviado = true;
  keys.forEach((key, i) => {
    reloj += entre(i);
    const caja = document.activeElement as HTMLInputElement;
    const tecla = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(tecla, 'timeStamp', { value: reloj });
    enviado = fireEvent(caja, tecla);
    if (enviado && key.length === 1)
      fireEvent.change(caja, { target: { value: caja.value + key } });
  });
  reloj += 2_000;
  return enviado;
}
const escanear = (codigo: string) => teclear([...Array.from(codigo), 'Enter'], () => 8);
const enfocar = (nombre: string) => {
  const caja = screen.getByRole<HTMLInputElement>('textbox', { name: nombre });
  caja.focus();
  return caja;
};

describe('a code that is read', () => {
  it('never stays where amounts are written, and sends nothing there', () => {
    oir('tecleado');
    const monto = enfocar('Monto');
    fireEvent.change(monto, { target: { value: '12.50' } });
    expect(escanear(EAN8)).toBe(false);
    expect(monto).toHaveValue('12.50');
  });

  it('is text anywhere else, Enter and all', () => {
    oir('tecleado');
    const voucher = enfocar('Voucher');
    expect(escanear(CODIGO)).toBe(true);
    expect(voucher).toHaveValue(CODIGO);
  });

  it('is given to who came last, and to the one before where that one does not want it', () => {
    const [primero, segundo, tercero] = [oir('tomado'), oir('tomado'), oir('tecleado')];
    enfocar('Voucher');
    escanear(CODIGO);
    expect([primero, segundo, tercero]).toEqual([[], [CODIGO], [CODIGO]]);
  });

  it('leaves an amount alone that somebody writes fast with its cents', () => {
    oir('tecleado');
    const monto = enfocar('Monto');
    teclear([...Array.from('1234.56'), 'Enter'], () => 8);
    expect(monto).toHaveValue('1234.56');
  });

  it('ends by silence where the scanner ends nothing itself', () => {
    jest.useFakeTimers();
    guardarPerfilDeEscaner({ ...DE_FABRICA, cierre: 'NINGUNO' });
    const leidos = oir('tomado');
    const monto = enfocar('Monto');
    teclear([...Array.from(CODIGO)], () => 8);
    jest.runAllTimers();
    jest.useRealTimers();
    expect(leidos).toEqual([CODIGO]);
    expect(monto).toHaveValue('');
  });

  it('is read whole and never stays in an amount, of any scanner with one hiccup in it', () => {
    const leidos = oir('tomado');
    const monto = enfocar('Monto');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 150 }),
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 14, maxLength: 14 }),
        fc.constantFrom('', ']E0', '*'),
        (cuando, hipo, huecos, prefijo) => {
          leidos.length = 0;
          const donde = cuando + prefijo.length;
          teclear([...Array.from(prefijo), ...Array.from(CODIGO), 'Enter'], (i) =>
            i === donde ? hipo : (huecos[i] ?? 9),
          );
          expect(leidos).toEqual([CODIGO]);
          expect(monto).toHaveValue('');
        },
      ),
      { numRuns: 200 },
    );
  });
});
