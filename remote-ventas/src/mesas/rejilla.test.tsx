import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { refuse } from '@comanda/shared/testing';

import {
  abrir,
  dejarPorEnviar,
  elegir,
  makeMesa,
  makeOcupada,
  makeOrdenSinMesa,
  tarjeta,
} from './testing/piso';

beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media === '(max-width: 767px)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => void jest.restoreAllMocks());

const toque = async (nombre: string) =>
  within(await tarjeta(nombre)).getByRole('button', { name: new RegExp(`^${nombre}`) });

it('on a phone a table is pressed itself, taken or free, and so is an order without one', async () => {
  const { user } = abrir([makeMesa(1), makeOcupada(5)], { ordenes: [makeOrdenSinMesa()] });
  expect(await toque('Mesa 5')).toHaveTextContent('Mesa 5 Ocupada$12.50 · 25 min');
  await user.click(await toque('Mesa 1'));
  expect(screen.getByText('En /admin/puntoventa?mesa=1')).toBeVisible();
  await user.click(await toque('Pedro'));
  expect(screen.getByText(`En /admin/puntoventa?orden=${makeOrdenSinMesa().random}`)).toBeVisible();
});

it('shows those that asked for their bill first, those that are free last', async () => {
  abrir([makeMesa(1), makeOcupada(5), makeOcupada(7, { estado: 'POR_PAGAR' })]);
  await tarjeta('Mesa 7');
  const titulos = screen.getAllByRole('heading', { level: 2 }).map((uno) => uno.textContent);
  expect(titulos.slice(0, 3)).toEqual(['Piden la cuenta', 'Ocupadas', 'Libres']);
  const piden = within(screen.getByRole('region', { name: 'Piden la cuenta' }));
  expect(piden.getAllByRole('article')).toHaveLength(1);
  expect(piden.getByRole('article', { name: 'Mesa 7' })).toBeVisible();
});

it('says on it what is ready, and has everything else behind its dots', async () => {
  const { user } = abrir([makeMesa(1), makeOcupada(5, { listas: 2 })], { perfil: 'Mesero' });
  expect(await toque('Mesa 5')).toHaveTextContent('2 listos');
  await elegir(user, 'Mesa 1', 'Sentar');
  expect(await screen.findByRole('dialog', { name: 'Sentar en Mesa 1' })).toBeVisible();
});

it('says of which the kitchen does not have something yet', async () => {
  dejarPorEnviar();
  refuse(calls.registrarOrden, 'SIN_CONEXION');
  abrir([makeMesa(1), makeOcupada(5)]);
  await screen.findByText('Por enviar');
  expect(await toque('Mesa 5')).toHaveTextContent('Mesa 5 Ocupada Por enviar$12.50 · 25 min');
  expect(await toque('Mesa 1')).not.toHaveTextContent('Por enviar');
  localStorage.clear();
});
