import { randomUUID } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';

import type { Cliente } from '@comanda/kit/testing/cliente';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { makePedida } from './mesas';
import { abrirMesero } from './mesero';

import type { Paso } from './pasos';

const PASO: Paso = {
  que: 'COBRAR',
  mesa: 1,
  otra: 0,
  cual: 0,
  cantidad: 1,
  gramos: 1,
  todo: false,
  repetido: false,
  atrasado: false,
};

/** A server with one order, of so many units of each line, and what was sold of it. */
function servidorCon(cantidades: readonly number[]) {
  const lineas = cantidades.map((cantidad) => ({ ...makePedida(9, cantidad), modificadores: [] }));
  const orden = { random: randomUUID(), lineas };
  const vendidas: { orden_lineas?: string[] }[] = [];
  const pedir = (call: unknown, _quien: unknown, entrada: { tienda?: typeof vendidas }) => {
    vendidas.push(...(entrada.tienda ?? []));
    return Promise.resolve({
      status: 200,
      texto: '',
      ...(call !== ventasCalls.crearVenta && { data: orden }),
    });
  };
  return {
    lineas,
    vendidas,
    mesero: abrirMesero({ pedir: pedir as unknown as Cliente['pedir'] }, ['1']),
  };
}

describe('a waiter of the drills', () => {
  it('pays one of the lines that go into a sale, of an order of more than those', async () => {
    const { lineas, vendidas, mesero } = servidorCon(Array.from({ length: 301 }, () => 1));
    await mesero.dar({ ...PASO, cual: 300 });
    expect(vendidas.map(({ orden_lineas }) => orden_lineas)).toEqual([[lineas[0]?.linea]]);
  });

  it('says so where more was taken out of a line than there was', async () => {
    const { lineas, mesero } = servidorCon([1, -2]);
    await expect(mesero.dar(PASO)).rejects.toThrow(`has -2 units of line ${lineas[1]?.linea}`);
  });
});
