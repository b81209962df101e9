import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';

import { fromCall, orderingApi } from '@comanda/shared/api';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import { plataformaCalls, type Arranque } from '@comanda/shared/contracts/plataforma/plataforma';
import { declararTrabajo } from '@comanda/shared/piezas/trabajo';
import { useLocation } from '@comanda/shared/router';
import { useSinEnviar } from '@comanda/shared/session';
import { answer, makeUsuario, red, renderScreen } from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { Rutas } from '../rutas/Rutas';
import { iniciarFederacion } from '../testing/federacionFalsa';
import { DESCRIPTOR_VENTAS, makeArea, makeArranque } from '../testing/makeArranque';

import { novedadDesde } from './novedad';
import { pagina } from './pagina';
import { anotarSiAvisan, releerTrasAviso } from './useRelectura';

const admin = makeUsuario({ perfil: 'Administrador' });
const AUTH = makeArea('auth');
const VENTAS = makeArea('ventas');
const REPORTES = makeArea('reportes');
const recargar = jest.spyOn(pagina, 'recargar').mockImplementation(() => undefined);

const con = (...areas: Arranque['areas']) =>
  makeArranque(admin, { areas: [AUTH, ...areas], shell: 'aaaaaaaaaaaa' });
const sinVentas = () => ({ ...con(REPORTES), apagadas: [DESCRIPTOR_VENTAS] });
const responder = (data: Arranque) => answer(plataformaCalls.arranque, { success: true, data });
const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const menu = () => within(screen.getByRole('navigation', { name: 'Menú principal' }));
const enlaces = () =>
  menu()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

/** A page that began with these areas, at the till. */
async function abrir(inicio = con(VENTAS, REPORTES), parte: ReactNode = null) {
  answer(emisionCalls.consultarAtencion, { success: true, data: [] });
  leerArranque(JSON.stringify(inicio));
  const vista = renderScreen(
    <>
      <Rutas />
      {parte}
    </>,
    { usuario: admin, ruta: '/admin/puntoventa' },
  );
  await pasar(100);
  expect(screen.getByText('Pantalla puntoventa')).toBeVisible();
  return vista;
}
const irA = async (name: string) => {
  act(() => menu().getByRole('link', { name }).click());
  await pasar(100);
};

/** Parts of the till: gone with it. */
const useEnCaja = () => useLocation().pathname === '/admin/puntoventa';

function Escribiendo() {
  return useEnCaja() && <Escrito />;
}
function Escrito() {
  useSinEnviar(true);
  return <p>Algo escrito</p>;
}

const { useEliminarMesaMutation } = orderingApi.injectEndpoints({
  endpoints: (build) => ({
    eliminarMesa: build.mutation({ ...fromCall(mesasCalls.eliminarMesa) }),
  }),
});

function Enviando() {
  return useEnCaja() && <Envio />;
}
function Envio() {
  const [eliminar] = useEliminarMesaMutation();
  return (
    <button type="button" onClick={() => void eliminar({ id: 'm1', empresa: 'Puerto' })}>
      Enviar
    </button>
  );
}

beforeAll(iniciarFederacion);
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  recargar.mockClear();
  declararTrabajo('prueba', () => false);
});
afterEach(() => void jest.useRealTimers());

describe('an area that is switched while a tab is open', () => {
  it('goes from menu and screen in less than a minute', async () => {
    await abrir();
    responder(sinVentas());
    await pasar(46_000);
    expect(screen.getByText('Área no habilitada')).toBeVisible();
    expect(enlaces()).not.toContain('Punto de venta');
    expect(enlaces()).toContain('Facturas electrónicas');
  });

  it('leaves the screen there while something is unsaved in it, until one goes elsewhere', async () => {
    await abrir();
    declararTrabajo('prueba', () => true);
    responder(sinVentas());
    await pasar(46_000);
    expect(screen.getByText('Pantalla puntoventa')).toBeVisible();
    expect(enlaces()).not.toContain('Punto de venta');
    await irA('Facturas electrónicas');
    expect(screen.queryByText('Pantalla puntoventa')).toBeNull();
  });

  it('comes when it is switched on, without a reload', async () => {
    await abrir(con(VENTAS));
    expect(enlaces()).not.toContain('Facturas electrónicas');
    responder(con(VENTAS, REPORTES));
    await pasar(46_000);
    await irA('Facturas electrónicas');
    expect(screen.getByText('Pantalla facturas')).toBeVisible();
    expect(recargar).not.toHaveBeenCalled();
  });

  it('is asked for with the mark of what is there, and not by a page nobody looks at', async () => {
    await abrir();
    const marcas: (string | null)[] = [];
    red.use(
      http.get(`*${plataformaCalls.arranque.path}`, ({ request }) => {
        const marca = request.headers.get('if-none-match');
        marcas.push(marca);
        return marca === null
          ? HttpResponse.json(
              { success: true, data: con(VENTAS, REPORTES) },
              { headers: { etag: '"m1"' } },
            )
          : new HttpResponse(null, { status: 304 });
      }),
    );
    await pasar(91_000);
    expect(marcas).toEqual([null, '"m1"']);
    expect(enlaces()).toContain('Punto de venta');

    const oculta = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pasar(200_000);
    expect(marcas).toHaveLength(2);
    oculta.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pasar(100);
    expect(marcas).toHaveLength(3);
    oculta.mockRestore();
  });
});

describe('the boot document of a page that the server tells of changes', () => {
  const veces = () => {
    let cuantas = 0;
    red.use(
      http.get(`*${plataformaCalls.arranque.path}`, () => {
        cuantas += 1;
        return HttpResponse.json({ success: true, data: con(VENTAS, REPORTES) });
      }),
    );
    return () => cuantas;
  };
  afterEach(() => anotarSiAvisan(false));

  it('is asked for once since it tells, and then each five minutes', async () => {
    await abrir();
    const pedidas = veces();
    anotarSiAvisan(true);
    await pasar(46_000);
    expect(pedidas()).toBe(1);
    await pasar(240_000);
    expect(pedidas()).toBe(1);
    await pasar(90_000);
    expect(pedidas()).toBe(2);
  });

  it('is asked for as ever once it tells no more', async () => {
    await abrir();
    const pedidas = veces();
    anotarSiAvisan(true);
    await pasar(91_000);
    anotarSiAvisan(false);
    await pasar(91_000);
    expect(pedidas()).toBe(3);
  });
});

describe('another build', () => {
  const otroDeVentas = () => con(makeArea('ventas'), REPORTES);

  it('is taken up when one goes to another screen, and not before', async () => {
    await abrir();
    responder(otroDeVentas());
    await pasar(46_000);
    expect(screen.getByText('Pantalla puntoventa')).toBeVisible();
    expect(recargar).not.toHaveBeenCalled();
    await irA('Facturas electrónicas');
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it('is known of a few seconds after the server says that there is one', async () => {
    await abrir();
    responder(otroDeVentas());
    releerTrasAviso();
    await pasar(1_900);
    expect(novedadDesde()).toBeNull(); // the platform may have read what was out before
    releerTrasAviso();
    await pasar(1_900);
    expect(novedadDesde()).toBeNull();
    await pasar(6_200);
    expect(novedadDesde()).not.toBeNull();
    expect(recargar).not.toHaveBeenCalled();
  });

  it('of the frame as well; where all is as it was, nothing is loaded anew', async () => {
    await abrir();
    responder(con(VENTAS, REPORTES));
    await pasar(46_000);
    await irA('Facturas electrónicas');
    expect(recargar).not.toHaveBeenCalled();
    responder({ ...con(VENTAS, REPORTES), shell: 'bbbbbbbbbbbb' });
    await pasar(46_000);
    await irA('Punto de venta');
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it('waits while a sale is open, is told after an hour, and asks before it is taken up', async () => {
    const { notices } = await abrir();
    let abierta = true;
    declararTrabajo('prueba', () => abierta);
    responder(otroDeVentas());
    await pasar(46_000);
    await irA('Facturas electrónicas');
    await irA('Punto de venta');
    expect(recargar).not.toHaveBeenCalled();
    expect(screen.queryByText(/Hay una versión nueva/)).toBeNull();

    await pasar(60 * 60_000);
    expect(screen.getByText('Hay una versión nueva. Se tomará al terminar la venta')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Actualizar ahora' }).click());
    await pasar(100);
    expect(notices).toContain('pregunta: ¿Actualizar ahora?');
    expect(recargar).toHaveBeenCalledTimes(1);

    abierta = false;
    await irA('Facturas electrónicas');
    expect(recargar).toHaveBeenCalledTimes(2);
  });

  it('is not taken up by who leaves something unsent: at the next screen', async () => {
    await abrir(undefined, <Escribiendo />);
    responder(otroDeVentas());
    await pasar(46_000);
    await irA('Facturas electrónicas');
    expect(screen.queryByText('Algo escrito')).toBeNull();
    expect(recargar).not.toHaveBeenCalled();
    await irA('Mesas');
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it('that is told of as one comes to a screen is taken up there, unless somebody has touched it', async () => {
    await abrir();
    await pasar(6_000);
    responder(otroDeVentas());
    act(() => menu().getByRole('link', { name: 'Facturas electrónicas' }).click());
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));
    await pasar(100);
    expect(recargar).not.toHaveBeenCalled();

    responder(con(VENTAS, REPORTES)); // rolled back
    await pasar(91_000);
    responder(otroDeVentas());
    await pasar(6_000);
    await irA('Punto de venta');
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it('that is told of late is not taken up on a screen that is looked at', async () => {
    await abrir();
    await pasar(6_000);
    answer(plataformaCalls.arranque, async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return { success: true as const, data: otroDeVentas() };
    });
    await irA('Facturas electrónicas');
    await pasar(2_000);
    expect(recargar).not.toHaveBeenCalled();
    await irA('Punto de venta');
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it('waits for what was sent to be answered, though nobody looks at the screen that sent it', async () => {
    let contestar: () => void = () => undefined;
    answer(mesasCalls.eliminarMesa, async () => {
      await new Promise<void>((resolve) => (contestar = resolve));
      return { success: true as const, data: null };
    });
    await abrir(undefined, <Enviando />);
    responder(otroDeVentas());
    await pasar(46_000);
    act(() => screen.getByRole('button', { name: 'Enviar' }).click());
    await pasar(100);
    await irA('Facturas electrónicas');
    await irA('Mesas');
    expect(recargar).not.toHaveBeenCalled();
    contestar();
    await pasar(100);
    await irA('Facturas electrónicas');
    expect(recargar).toHaveBeenCalledTimes(1);
  });

  it('is no longer waited for once it was rolled back', async () => {
    await abrir();
    responder(otroDeVentas());
    await pasar(46_000);
    responder(con(VENTAS, REPORTES));
    await pasar(46_000);
    await irA('Facturas electrónicas');
    expect(recargar).not.toHaveBeenCalled();
  });
});
