import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { textoDeCuerpo, textoPorFirmar } from './actoFirmado';

const ACTO = {
  tipo: 'movimiento',
  clave: 'k1',
  quien: 'u1',
  dispositivo: 'd1',
  momento: '2026-11-20T15:00:00.000Z',
  empresa: 'La Cevichería del Puerto',
};

describe('what somebody signs of an act', () => {
  it('is the same however its fields are ordered, and whatever defaults and spaces a contract adds', () => {
    const dicho = textoDeCuerpo('movimiento', { detalle: 'Gas', salida: 3.5, movimiento_id: 'a' });
    expect(
      textoDeCuerpo('movimiento', {
        ingreso: 0,
        salida: 3.5,
        usuario: undefined,
        detalle: ' Gas ',
      }),
    ).toBe(dicho);
    expect(dicho).toBe('{"detalle":"Gas","salida":3.5}');
  });

  it('holds the drawer and the buyer of a sale, and neither how it is sent nor what order it is of', () => {
    const sin_linea = { token: 't', reloj: 'r', firma: {}, caja: 2, comprador: { cedula: '1' } };
    expect(textoDeCuerpo('venta', { total: 1, orden: 'o', secuencial: '1', sin_linea })).toBe(
      '{"sin_linea":{"caja":2,"comprador":{"cedula":"1"}},"total":1}',
    );
  });

  it('is one whether it is sent for no other order or for whichever is there', () => {
    const lineas = [{ linea: 'l' }];
    expect(textoDeCuerpo('orden', { lineas, random: 'o', solo_aqui: true })).toBe(
      textoDeCuerpo('orden', { lineas }),
    );
  });

  it('is another one of any other body, sent through JSON or not', () => {
    const hoja = fc.oneof(fc.constantFrom('a', 'b', 'a,b'), fc.integer({ min: 1, max: 9 }));
    const cuerpo = fc.dictionary(
      fc.constantFrom('x', 'y', 'z'),
      fc.oneof(hoja, fc.array(hoja, { minLength: 1 }), fc.record({ q: hoja })),
    );
    fc.assert(
      fc.property(cuerpo, cuerpo, (uno, otro) => {
        const igual = JSON.stringify(ordenado(uno)) === JSON.stringify(ordenado(otro));
        expect(textoDeCuerpo('venta', uno) === textoDeCuerpo('venta', otro)).toBe(igual);
        const porCable = JSON.parse(JSON.stringify(uno)) as Record<string, unknown>;
        expect(textoDeCuerpo('venta', porCable)).toBe(textoDeCuerpo('venta', uno));
      }),
    );
  });

  it('is another one of any other fact of it', () => {
    const textos = Object.keys(ACTO).map((campo) =>
      textoPorFirmar({ ...ACTO, [campo]: 'otro' }, 'h'),
    );
    expect(new Set([...textos, textoPorFirmar(ACTO, 'h'), textoPorFirmar(ACTO, 'g')]).size).toBe(8);
  });
});

const ordenado = (cuerpo: Record<string, unknown>) =>
  Object.entries(cuerpo).sort(([a], [b]) => (a < b ? -1 : 1));
