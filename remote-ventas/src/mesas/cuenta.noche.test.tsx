import { afterEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { answer } from '@comanda/shared/testing';

import { makeLinea } from '../cocina/testing/linea';
import { abrir, makeMesa, makeOcupada, makeOrden, tarjeta } from './testing/piso';

const MESAS = [makeMesa(1, { x: 2, y: 2 }), makeOcupada(5, { x: 3, y: 2 })];
const LINEAS = [
  makeLinea('l1', { producto: 'Ceviche mixto', cantidad: 2, precio_venta: 6.25, lista: true }),
];

/** As the browser is: with room beside the plan, or without. */
const conLugar = (matches: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: matches && media.includes('min-height'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

afterEach(() => void jest.restoreAllMocks());

const tocar = async (nombre: RegExp) => {
  const pedidos = answer(calls.consultarOrden, {
    success: true,
    data: makeOrden({ lineas: LINEAS }),
  });
  const { user } = abrir(MESAS);
  await user.click(await screen.findByRole('button', { name: nombre }));
  return pedidos;
};

it('beside the plan a table shows what is on its bill, and takes nothing back', async () => {
  conLugar(true);
  await tocar(/^Mesa 5/);
  const cuenta = within(await tarjeta('Mesa 5')).getByRole('group', { name: 'Cuenta' });
  const linea = await within(cuenta).findByRole('listitem');
  expect(linea).toHaveTextContent('2Ceviche mixto');
  expect(linea).toHaveTextContent('Listo');
  expect(linea).toHaveTextContent('$12.50');
  expect(within(cuenta).queryByRole('button')).toBeNull();
});

it('of a free table, and where there is no room, none is asked for', async () => {
  conLugar(true);
  const deLibre = await tocar(/^Mesa 1/);
  expect(within(await tarjeta('Mesa 1')).queryByRole('group', { name: 'Cuenta' })).toBeNull();
  expect(deLibre).toHaveLength(0);
});

it('a phone has the card alone', async () => {
  conLugar(false);
  const pedidos = await tocar(/^Mesa 5/);
  expect(await tarjeta('Mesa 5')).toHaveTextContent('María');
  expect(pedidos).toHaveLength(0);
});
