import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';

import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';
import {
  anotarConexion,
  anotarPendientes,
  selectUsuario,
  sesionIniciada,
} from '@comanda/shared/session';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import { arranqueActual, leerArranque, recargarArranque } from '../arranque/arranque';
import { Rutas } from '../rutas/Rutas';
import { iniciarFederacion } from '../testing/federacionFalsa';
import { makeArea, makeArranque } from '../testing/makeArranque';

const admin = makeUsuario({ perfil: 'Administrador' });

/** What a browser of this width says to the one question the frame asks about it. */
const pantalla = (chica: boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: chica && media.includes('(max-width: 767px),'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

function abrir(ruta: string, usuario: typeof admin | null = admin) {
  leerArranque(JSON.stringify(makeArranque(usuario)));
  return renderScreen(<Rutas />, { usuario, ruta });
}

beforeAll(iniciarFederacion);
beforeEach(() => {
  pantalla(false);
  // asked for ahead of its time, by a test that takes long
  answer(plataformaCalls.arranque, { success: true, data: makeArranque(admin) });
});

describe('the header', () => {
  it('says what waits and whether the server answers, and has no second way to Inicio', async () => {
    const { screen } = abrir('/admin/puntoventa');
    const cabecera = within(await screen.findByRole('banner'));
    expect(cabecera.getByText('En línea')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Inicio' })).toHaveLength(1);

    act(() => {
      anotarConexion(false);
      anotarPendientes('tickets', 1);
      anotarPendientes('facturas', 2);
    });

    const dicho = cabecera.getAllByRole('status').map(({ textContent }) => textContent);
    expect(dicho.map((texto) => texto.trim())).toEqual([
      '1 ticket por imprimir · 2 facturas por autorizar',
      'Sin conexión',
    ]);
    act(() => {
      anotarPendientes('tickets', 0);
      anotarPendientes('facturas', 0);
      anotarPendientes('ventas', 2); // as a build of before says it
    });
    expect(cabecera.getByText('2 por enviar')).toBeVisible();
    act(() => anotarPendientes('ventas', 0));
  });
});

describe('the menu', () => {
  const grupos = { ventas: { grupo: 'Ventas' }, reportes: { grupo: 'Reportes' } } as const;
  const menuCon = async (con: Partial<Record<string, object>>) => {
    const arranque = makeArranque(admin);
    const areas = [...arranque.areas, makeArea('reportes')].map((area) => ({
      ...area,
      descriptor: { ...area.descriptor, ...con[area.descriptor.area] },
    }));
    leerArranque(JSON.stringify({ ...arranque, areas }));
    answer(emisionCalls.consultarAtencion, { success: true, data: [] });
    const { screen } = renderScreen(<Rutas />, { usuario: admin, ruta: '/admin/index' });
    return within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  };

  it('has the groups that its areas say, each a list with its name, but for one of a single screen', async () => {
    const menu = await menuCon(grupos);
    const deVentas = within(menu.getByRole('list', { name: 'Ventas' })).getAllByRole('link');
    expect(deVentas.map(({ textContent }) => textContent)).toEqual(['Punto de venta', 'Mesas']);
    expect(menu.getByRole('link', { name: 'Facturas electrónicas' })).toBeVisible();
    expect(menu.queryByText('Reportes')).toBeNull();
  });

  it.each([
    ['no area says one', {}],
    ['there is one alone', { ventas: { grupo: 'Ventas' }, reportes: { grupo: 'Ventas' } }],
    ['what is said is no group', { ventas: { grupo: 7, orden: 'primero' } }],
  ])('is one list where %s', async (_que, con) => {
    const menu = await menuCon(con);
    expect(menu.queryByRole('list', { name: 'Ventas' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Punto de venta' })).toBeVisible();
  });
});

describe('whom documents go to', () => {
  it.each([
    ['sandbox', 'Simulador del SRI'],
    ['pruebas', 'Pruebas del SRI'],
  ] as const)('is said in the header: %s', async (modo_sri, dicho) => {
    leerArranque(JSON.stringify(makeArranque(admin, { modo_sri })));
    const { screen } = renderScreen(<Rutas />, { usuario: admin, ruta: '/admin/puntoventa' });
    const cabecera = within(await screen.findByRole('banner'));
    expect(cabecera.getByText(dicho)).toBeVisible();
  });

  it('is not said in production', async () => {
    leerArranque(JSON.stringify(makeArranque(admin, { modo_sri: 'produccion' })));
    const { screen } = renderScreen(<Rutas />, { usuario: admin, ruta: '/admin/puntoventa' });
    const cabecera = within(await screen.findByRole('banner'));
    expect(cabecera.queryByText(/SRI|Producción/)).toBeNull();
  });
});

describe('the menu of a phone', () => {
  beforeEach(() => void pantalla(true));

  it('takes the focus; Escape closes it and gives the focus back to its button', async () => {
    const { screen, user } = abrir('/admin/puntoventa');
    await screen.findByText('Pantalla puntoventa');
    const boton = screen.getByRole('button', { name: 'Abrir el menú' });

    await user.click(boton);
    expect(screen.getByRole('button', { name: 'Contraer el menú' })).toHaveFocus();
    expect(boton.closest('[inert]')).not.toBeNull();
    await user.tab();
    await user.keyboard('{Escape}');

    expect(screen.getByRole('button', { name: 'Expandir el menú' })).toBeInTheDocument();
    expect(boton.closest('[inert]')).toBeNull();
    expect(boton).toHaveFocus();
  });

  it('leads to the heading of the screen that was chosen', async () => {
    const { screen, user } = abrir('/admin/puntoventa');
    await screen.findByText('Pantalla puntoventa');
    await user.click(screen.getByRole('button', { name: 'Abrir el menú' }));

    await user.click(screen.getByRole('link', { name: 'Mesas' }));
    await screen.findByText('Pantalla mesas');

    expect(screen.getByRole('heading', { level: 1, name: 'Mesas' })).toHaveFocus();
  });
});

describe('the focus', () => {
  it('is at the heading of the screen one has gone to, wherever one came from', async () => {
    answer(emisionCalls.consultarAtencion, { success: true, data: [] });
    const { screen, user } = abrir('/admin/puntoventa');
    await screen.findByText('Pantalla puntoventa');
    const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
    expect(document.body).toHaveFocus(); // a page that is opened begins at its beginning

    await user.click(menu.getByRole('link', { name: 'Inicio' }));
    await screen.findByRole('heading', { name: /^Hola/ });
    expect(screen.getByRole('heading', { level: 1, name: 'Inicio' })).toHaveFocus();

    await user.click(within(screen.getByRole('main')).getByRole('link', { name: /^Ir a / }));
    await screen.findByText('Pantalla puntoventa');
    expect(screen.getByRole('heading', { level: 1, name: 'Punto de venta' })).toHaveFocus();
  });

  it('is there after a login as well', async () => {
    const { screen, store } = abrir('/admin/mesas', null);
    await screen.findByText('Pantalla login');
    answer(plataformaCalls.arranque, { success: true, data: makeArranque(admin) });

    act(() => void store.dispatch(sesionIniciada({ ...admin, token: 't', vence: 600 })));
    await screen.findByText('Pantalla mesas');

    expect(screen.getByRole('heading', { level: 1, name: 'Mesas' })).toHaveFocus();
  });
});

describe('what is changed of who is in', () => {
  const [empresa = ''] = admin.empresa;
  const cambiado = makeUsuario({
    perfil: 'Mesero',
    nombreCompleto: 'Carla Vera',
    logos: [{ empresa, logo_empresa: 'https://example.com/nuevo.png' }],
  });
  const nombre = (de: string) => ({ name: new RegExp(de) });

  it('is seen once the boot document says so, and a screen that is theirs no more leads to Inicio', async () => {
    answer(emisionCalls.consultarAtencion, { success: true, data: [] });
    const { screen } = abrir('/admin/mesas');
    await screen.findByText('Pantalla mesas');
    const deDespues = { ...arranqueActual(), usuario: cambiado };
    answer(plataformaCalls.arranque, { success: true, data: deDespues });

    await act(recargarArranque);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
    expect(menu.queryByRole('link', { name: 'Mesas' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Punto de venta' })).toBeVisible();
    expect(screen.getByRole('button', nombre(cambiado.nombreCompleto))).toBeVisible();
    expect(screen.getByRole('img', { name: empresa })).toHaveAttribute(
      'src',
      'https://example.com/nuevo.png',
    );
  });

  it('is not undone by a boot document of before they came in', async () => {
    leerArranque(JSON.stringify(makeArranque(admin)));
    const { screen } = renderScreen(<Rutas />, { usuario: cambiado, ruta: '/admin/puntoventa' });
    await screen.findByText('Pantalla puntoventa');
    expect(screen.getByRole('button', nombre(cambiado.nombreCompleto))).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Mesas' })).toBeNull();
  });

  it('keeps nobody at what they have done meanwhile, nor forgets where they were led to', async () => {
    const { screen, store } = abrir('/admin/puntoventa');
    await screen.findByText('Pantalla puntoventa');
    const sesion = { ...admin, primera: 'mesas', pendiente: null, token: 't', vence: 600 };
    act(() => void store.dispatch(sesionIniciada(sesion)));
    const deAntes = { ...cambiado, pendiente: 'CLAVE' as const };
    answer(plataformaCalls.arranque, { success: true, data: makeArranque(deAntes) });

    await act(recargarArranque);
    await waitFor(() => expect(selectUsuario(store.getState())?.perfil).toBe('Mesero'));
    expect(selectUsuario(store.getState())).toMatchObject({ primera: 'mesas', pendiente: null });
    expect(screen.getByText('Pantalla puntoventa')).toBeVisible();
  });
});

describe('a boot document of nobody', () => {
  const deNadie = { success: true as const, data: makeArranque(null) };
  const renovada = { success: true as const, data: { ...admin, token: 't', vence: 600 } };

  it('takes nothing from the screen: the session is renewed, and what is its own asked for again', async () => {
    const { screen } = abrir('/admin/mesas');
    const pantalla = await screen.findByText('Pantalla mesas');
    answer(plataformaCalls.arranque, deNadie);
    const renovadas = answer(authCalls.refrescarSesion, () => {
      answer(plataformaCalls.arranque, { success: true, data: makeArranque(admin) });
      return renovada;
    });

    await act(recargarArranque);
    await act(() => Promise.resolve());
    expect(pantalla).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mesas' })).toBeVisible();
    await waitFor(() => expect(arranqueActual().usuario?.id).toBe(admin.id));
    expect(renovadas).toHaveLength(1);
    expect(screen.getByText('Pantalla mesas')).toBe(pantalla);
  });

  it('of a session that has ended leads to the login', async () => {
    const { screen } = abrir('/admin/mesas');
    await screen.findByText('Pantalla mesas');
    answer(plataformaCalls.arranque, deNadie);
    refuse(authCalls.refrescarSesion, 'SESION_REQUERIDA');
    await act(recargarArranque);
    await screen.findByText('Pantalla login');
  });

  it('says what went wrong where there is nothing of its own to show', async () => {
    const { screen, store } = abrir('/admin/mesas', null);
    await screen.findByText('Pantalla login');
    answer(plataformaCalls.arranque, deNadie);
    answer(authCalls.refrescarSesion, renovada);
    const avisos = avisosDeConsola();
    act(() => void store.dispatch(sesionIniciada({ ...admin, token: 't', vence: 600 })));
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cargar el menú');
    expect(avisos.join()).toContain('somebody else after a renewal');
  });
});
