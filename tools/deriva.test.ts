import { describe, expect, it } from '@jest/globals';

import { derivaDe, type CorridaDeBancos } from '../bench/arnes/deriva';

const corrida = (dia: number, segundos: number, over: Partial<CorridaDeBancos> = {}) => ({
  fecha: `2026-11-${String(dia).padStart(2, '0')}T03:00:00.000Z`,
  commit: 'abc',
  corta: false,
  maquina: { nucleos: 2, modelo: 'Una' },
  resultados: [
    {
      nombre: 'cobro',
      tamano: { clientes: 8 },
      tablas: [{ que: 'Cobros', filas: [{ modo: 'con factura', segundos, ventas: 100 }] }],
    },
  ],
  ...over,
});

describe('derivaDe', () => {
  it('names a figure that went away from those before, whatever order they come in', () => {
    expect(derivaDe([corrida(4, 15), corrida(1, 9), corrida(3, 10), corrida(2, 11)])).toEqual([
      {
        banco: 'cobro',
        cifra: 'Cobros: con factura: segundos',
        ultima: 15,
        antes: 10,
        corridas: 3,
        veces: 1.5,
      },
    ]);
  });

  it('takes what is less as well as what is more, and leaves out what runs differ by', () => {
    expect(derivaDe([corrida(1, 10), corrida(2, 10), corrida(3, 4)])).toMatchObject([
      { veces: 0.4 },
    ]);
    expect(derivaDe([corrida(1, 10), corrida(2, 10), corrida(3, 12)])).toEqual([]);
  });

  it('compares nothing of another machine or another size, and nothing of one run', () => {
    const otra = { maquina: { nucleos: 64, modelo: 'Otra' } };
    expect(derivaDe([corrida(1, 10, otra), corrida(2, 10, otra), corrida(3, 40)])).toEqual([]);
    expect(
      derivaDe([corrida(1, 10, { corta: true }), corrida(2, 10, { corta: true }), corrida(3, 40)]),
    ).toEqual([]);
    expect(derivaDe([corrida(1, 10), corrida(2, 40)])).toEqual([]);
  });
});
