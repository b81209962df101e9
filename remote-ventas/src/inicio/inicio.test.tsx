import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import { makeMesa } from '../cocina/testing/mesa';

import MesasAbiertas from './MesasAbiertas';
import ParaLlevar from './ParaLlevar';
import PidenLaCuenta from './PidenLaCuenta';

const EMPRESA = 'La Cevichería del Puerto';
const usuario = makeUsuario({ perfil: 'Cajero', empresa: [EMPRESA] });
const AHORA = new Date();
/** And some seconds: the clock of the page is read a moment before or after. */
const hace = (minutos: number) =>
  new Date(AHORA.getTime() - minutos * 60_000 - 20_000).toISOString();

const LLEVAR = {
  random: 'a1',
  orden: 'Sra. Mónica',
  estado: 'OCUPADA',
  desde: hace(3),
  total: 14.5,
  mesero: 'Daniela Quimí',
  cliente: '',
  comensales: null,
  listas: 2,
  lineas: 2,
} as const;

const piso = () =>
  answer(mesasCalls.listarMesas, {
    success: true,
    data: [
      makeMesa(1),
      makeMesa(2, { estado: 'OCUPADA', total: 12.25, desde: hace(24) }),
      makeMesa(7, { estado: 'POR_PAGAR', total: 38.23, desde: hace(72) }),
    ],
    ordenes: [LLEVAR],
    ahora: AHORA.toISOString(),
  });

describe('the cards of the tables on Inicio', () => {
  it('count those that are taken, what they owe, and which has been so longest', async () => {
    piso();
    renderScreen(<MesasAbiertas />, { usuario });
    expect(await screen.findByText('de 3 · $50.48')).toBeVisible();
    expect(screen.getByRole('link')).toHaveTextContent(
      'Mesas abiertas2 de 3 · $50.48Mesa 7 lleva 1 h 12',
    );
  });

  it('lead to the payment of those that ask for it', async () => {
    piso();
    renderScreen(<PidenLaCuenta />, { usuario });
    expect(await screen.findByRole('link', { name: 'Cobrar Mesa 7' })).toHaveAttribute(
      'href',
      '/admin/puntoventa?mesa=7&pagar=1',
    );
    expect(screen.queryByRole('link', { name: 'Cobrar Mesa 2' })).toBeNull();
  });

  it('name the orders that have no table, with their age', async () => {
    piso();
    renderScreen(<ParaLlevar />, { usuario });
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'Sra. Mónicahace 3 minLista$14.50',
    );
  });

  it('say that they could not be read', async () => {
    refuse(mesasCalls.listarMesas, 'SIN_CONEXION');
    renderScreen(<MesasAbiertas />, { usuario });
    expect(await screen.findByText('No disponible')).toBeVisible();
  });
});
