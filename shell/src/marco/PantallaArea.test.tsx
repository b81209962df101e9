import { beforeAll, beforeEach, expect, it } from '@jest/globals';

import type { FormaEsqueleto, RutaArea } from '@comanda/shared/contracts/plataforma';
import { makeUsuario, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { iniciarFederacion, rotas } from '../testing/federacionFalsa';
import { makeArea, makeArranque } from '../testing/makeArranque';

import { PantallaArea } from './PantallaArea';

beforeAll(iniciarFederacion);
beforeEach(() => rotas.clear());

const RUTA: RutaArea = {
  path: 'puntoventa',
  titulo: 'Punto de venta',
  icono: 'venta',
  perfiles: ['Cajero'],
  menu: true,
};

it.each<[string, { esqueleto?: FormaEsqueleto }, FormaEsqueleto]>([
  ['its own shape', { esqueleto: 'tarjetas' }, 'tarjetas'],
  ['lines of text, where it says none', {}, 'texto'],
])('a screen whose code is on its way shows %s', async (_, declarada, forma) => {
  const usuario = makeUsuario();
  const area = makeArea('ventas');
  leerArranque(JSON.stringify(makeArranque(usuario, { areas: [area] })));
  const { screen } = renderScreen(<PantallaArea area={area} ruta={{ ...RUTA, ...declarada }} />, {
    usuario,
  });

  expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toHaveAttribute('data-forma', forma);
  expect(await screen.findByText('Pantalla puntoventa')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
