import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

import type { FormaEsqueleto, RutaArea } from '@comanda/shared/contracts/plataforma/plataforma';
import { declararTrabajo } from '@comanda/shared/piezas/trabajo';
import { waitFor } from '@testing-library/react';
import { avisosDeConsola, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { esMalo } from '../federation/buildsMalos';
import { pagina } from '../novedades/pagina';
import { alMontar, iniciarFederacion, rotas } from '../testing/federacionFalsa';
import { makeArea, makeArranque } from '../testing/makeArranque';

import { PantallaDeArea } from './PantallaDeArea';

beforeAll(iniciarFederacion);
beforeEach(() => {
  rotas.clear();
  alMontar.clear();
});

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
  const { screen } = renderScreen(<PantallaDeArea area={area} ruta={{ ...RUTA, ...declarada }} />, {
    usuario,
  });

  expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
  expect(document.querySelector('[aria-busy="true"]')).toHaveAttribute('data-forma', forma);
  expect(await screen.findByText('Pantalla puntoventa')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

describe("a page older than every build of an area, and so not let load any by the page's policy", () => {
  const recargar = jest.spyOn(pagina, 'recargar').mockImplementation(() => undefined);
  beforeEach(() => {
    recargar.mockClear();
    declararTrabajo('prueba', () => false);
  });

  async function conPaginaVieja(acepta = true) {
    avisosDeConsola();
    const usuario = makeUsuario();
    const area = { ...makeArea('ventas'), anterior: makeArea('ventas') };
    const arranque = makeArranque(usuario, { areas: [area], builds: ['de otro día'] });
    leerArranque(JSON.stringify(arranque));
    const vista = renderScreen(<PantallaDeArea area={area} ruta={RUTA} />, { usuario, acepta });
    await vista.user.click(await vista.screen.findByRole('button', { name: 'Reintentar' }));
    return vista;
  }

  it('is loaded anew on Reintentar', async () => {
    await conPaginaVieja();
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is left alone', false, 0],
    ['is loaded anew', true, 1],
  ])('with work open asks first, and %s as one answers', async (_que, acepta, veces) => {
    declararTrabajo('prueba', () => true);
    const { notices, screen } = await conPaginaVieja(acepta);
    expect(notices).toEqual(['pregunta: ¿Actualizar ahora?']);
    expect(recargar).toHaveBeenCalledTimes(veces);
    expect(screen.getByText('No se pudo cargar ventas')).toBeVisible();
  });
});

describe('a build whose screen throws as it is mounted', () => {
  const recargar = jest.spyOn(pagina, 'recargar').mockImplementation(() => undefined);
  beforeEach(() => {
    recargar.mockClear();
    sessionStorage.clear();
  });

  function abrir(conAnterior: boolean) {
    avisosDeConsola();
    const usuario = makeUsuario();
    const area = {
      ...makeArea('ventas'),
      ...(conAnterior && { anterior: makeArea('ventas') }),
    };
    alMontar.add(area.contenedor);
    leerArranque(JSON.stringify(makeArranque(usuario, { areas: [area] })));
    return { area, ...renderScreen(<PantallaDeArea area={area} ruta={RUTA} />, { usuario }) };
  }

  it('gives way to the build before', async () => {
    const { area } = abrir(true);
    await waitFor(() => expect(recargar).toHaveBeenCalledTimes(1));
    expect(esMalo(area)).toBe(true);
  });

  it('says so where there is none', async () => {
    const { screen } = abrir(false);
    expect(await screen.findByText('No se pudo cargar ventas')).toBeVisible();
    expect(recargar).not.toHaveBeenCalled();
  });
});
