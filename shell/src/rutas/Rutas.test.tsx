import 'fake-indexeddb/auto'; // what comes after the screen keeps things there

import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';

import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { cuentaCalls } from '@comanda/shared/contracts/auth/cuenta';
import { plataformaCalls } from '@comanda/shared/contracts/plataforma/plataforma';
import { useLocation } from '@comanda/shared/router';
import {
  anotarPendientes,
  pedirSalida,
  selectUsuario,
  sesionIniciada,
  sesionVencida,
} from '@comanda/shared/session';
import {
  answer,
  avisosDeConsola,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import { leerArranque } from '../arranque/arranque';
import { iniciarFederacion, rotas } from '../testing/federacionFalsa';
import { DESCRIPTOR_VENTAS, makeArea, makeArranque } from '../testing/makeArranque';

import { Rutas } from './Rutas';

function Direccion() {
  return <output aria-label="direccion">{useLocation().pathname}</output>;
}

function start(
  ruta: string,
  usuario = makeUsuario() as ReturnType<typeof makeUsuario> | null,
  over = {},
  acepta = true,
) {
  const documento = makeArranque(usuario, over);
  leerArranque(JSON.stringify(documento));
  const vista = renderScreen(
    <>
      <Rutas />
      <Direccion />
    </>,
    { usuario, ruta, acepta },
  );
  return {
    ...vista,
    documento,
    direccion: () => vista.screen.getByLabelText('direccion').textContent,
  };
}

beforeAll(iniciarFederacion);
beforeEach(() => rotas.clear());

describe('the login gate (spec section 2)', () => {
  it.each(['login', 'login_admin', 'login_contador', 'login_dashboard', 'login_cocinero'])(
    'shows /auth/%s',
    async (path) => {
      const { screen, direccion } = start(`/auth/${path}`, null);

      expect(await screen.findByText(`Pantalla ${path}`)).toBeInTheDocument();
      expect(direccion()).toBe(`/auth/${path}`);
    },
  );

  it.each(['/auth/otra', '/', '/admin/puntoventa', '/nada'])(
    'leads %s to /auth/login',
    async (ruta) => {
      const { screen, direccion } = start(ruta, null);

      expect(await screen.findByText('Pantalla login')).toBeInTheDocument();
      expect(direccion()).toBe('/auth/login');
    },
  );

  it('sends a logged-out user to the login page last shown', async () => {
    const primera = start('/auth/login_admin', null);
    await primera.screen.findByText('Pantalla login_admin');
    primera.unmount();

    const { screen } = start('/admin/index', null);

    expect(await screen.findByText('Pantalla login_admin')).toBeInTheDocument();
  });

  it('takes a session that ran out to the login page, and its user back to where they were', async () => {
    const { screen, store, direccion } = start(
      '/admin/mesas',
      makeUsuario({ perfil: 'Administrador' }),
    );
    await screen.findByText('Pantalla mesas');

    act(() => void store.dispatch(sesionVencida()));
    await screen.findByText('Pantalla login');
    act(
      () =>
        void store.dispatch(
          sesionIniciada({ ...makeUsuario({ perfil: 'Administrador' }), token: 't', vence: 1 }),
        ),
    );

    expect(await screen.findByText('Pantalla mesas')).toBeInTheDocument();
    expect(direccion()).toBe('/admin/mesas');
  });

  it('takes another user to their own landing instead', async () => {
    const { screen, store, direccion } = start(
      '/admin/mesas',
      makeUsuario({ perfil: 'Administrador' }),
    );
    await screen.findByText('Pantalla mesas');
    const otro = makeUsuario({ id: 'u2' });
    answer(plataformaCalls.arranque, { success: true, data: makeArranque(otro) });

    act(() => void store.dispatch(sesionVencida()));
    await screen.findByText('Pantalla login');
    act(() => void store.dispatch(sesionIniciada({ ...otro, token: 't', vence: 1 })));

    expect(await screen.findByText('Pantalla puntoventa')).toBeInTheDocument();
    expect(direccion()).toBe('/admin/puntoventa');
  });
});

describe('the admin zone', () => {
  it.each(['/', '/auth/login'])(
    'takes who is logged in from %s to the landing of the profile',
    async (ruta) => {
      const { screen, direccion } = start(ruta);

      expect(await screen.findByText('Pantalla puntoventa')).toBeInTheDocument();
      expect(direccion()).toBe('/admin/puntoventa');
      expect(document.title).toBe('Punto de venta · Comanda');
    },
  );

  it.each(['/admin/nada', '/admin/mesas', '/admin'])(
    'leads a Cajero from %s to /admin/index',
    async (ruta) => {
      const { screen, direccion } = start(ruta);

      expect(
        await screen.findByRole('heading', { name: 'Hola, Carlos Andrade' }),
      ).toBeInTheDocument();
      expect(direccion()).toBe('/admin/index');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inicio');
    },
  );

  it('draws the menu of the profile', async () => {
    const { screen } = start('/admin/index');
    const menu = await screen.findByRole('navigation', { name: 'Menú principal' });

    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Inicio', 'Punto de venta']);
  });

  it('begins each screen at its top, however far the last was scrolled', async () => {
    const { screen, user } = start('/admin/index');
    const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
    screen.getByRole('main').scrollTop = 900;
    await user.click(within(menu).getByRole('link', { name: 'Punto de venta' }));

    expect(await screen.findByText('Pantalla puntoventa')).toBeInTheDocument();
    expect(screen.getByRole('main').scrollTop).toBe(0);
  });

  it('remembers whether the menu is collapsed', async () => {
    const primera = start('/admin/index');
    await primera.user.click(
      await primera.screen.findByRole('button', { name: 'Expandir el menú' }),
    );
    expect(localStorage.getItem('comanda.lateral')).toBe('100%');
    primera.unmount();

    const { screen } = start('/admin/index');

    expect(await screen.findByRole('button', { name: 'Contraer el menú' })).toBeInTheDocument();
  });

  it("says 'Área no habilitada' at the address of an area that is off", async () => {
    const { screen } = start('/admin/puntoventa', makeUsuario(), {
      areas: [makeArea('auth')],
      apagadas: [DESCRIPTOR_VENTAS],
    });

    expect(await screen.findByText('Área no habilitada')).toBeInTheDocument();
  });

  it('keeps the menu when an area cannot be loaded, and recovers on Reintentar', async () => {
    const avisos = avisosDeConsola();
    rotas.add('ventas');
    const { screen, user } = start('/admin/puntoventa');
    const boton = await screen.findByRole('button', { name: 'Reintentar' });
    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar ventas');
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeInTheDocument();

    rotas.clear();
    await user.click(boton);

    expect(await screen.findByText('Pantalla puntoventa')).toBeInTheDocument();
    expect(avisos.length).toBeGreaterThan(0);
    expect(avisos.filter((aviso) => !/comanda_ventas_\w+: file is missing/.test(aviso))).toEqual(
      [],
    );
  });

  it.each(['/admin/puntoventa', '/admin/index', '/admin/nada'])(
    'leads who must do something first from %s to their account, with nowhere else to go',
    async (ruta) => {
      refuse(cuentaCalls.consultarCuenta, 'SIN_CONEXION');
      const { screen, user, direccion } = start(ruta, makeUsuario({ pendiente: 'CLAVE' }));

      expect(await screen.findByText(/^Su contraseña es provisional/)).toBeVisible();
      expect(direccion()).toBe('/admin/cuenta');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mi cuenta');
      expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
      expect(screen.queryAllByRole('link')).toEqual([]);
      await user.keyboard('{F10}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    },
  );

  it('lets them go on to their first screen once it is done', async () => {
    const usuario = makeUsuario({ pendiente: 'CLAVE' });
    answer(cuentaCalls.consultarCuenta, {
      success: true,
      data: {
        email: 'c@demo.ec',
        nombreCompleto: 'Carlos',
        perfil: 'Cajero',
        ultimo_acceso: null,

        segundo_factor: { activo: false, obligatorio: false, codigos_restantes: 0 },
        pin: false,
      },
    });
    const fuerza = { puntaje: 4, suficiente: true, aviso: '', sugerencias: [] };
    answer(cuentaCalls.medirClave, { success: true, data: fuerza });
    answer(cuentaCalls.cambiarClave, {
      success: true,
      data: { ...usuario, pendiente: null, token: 'otro', vence: 600 },
    });
    const { screen, user, direccion, documento } = start('/admin/puntoventa', usuario);
    answer(plataformaCalls.arranque, { success: true, data: documento }); // asked on the way there
    await user.type(await screen.findByLabelText('Contraseña actual'), 'provisional');
    await user.type(screen.getByLabelText('Contraseña nueva'), 'siete tazas de barro{Enter}');

    expect(await screen.findByText('Pantalla puntoventa')).toBeInTheDocument();
    expect(direccion()).toBe('/admin/puntoventa');
  });

  it("ends the session with 'Cerrar Sesión' and returns to /auth/login", async () => {
    const salidas = answer(authCalls.salir, { success: true, data: null });
    const { screen, user, store, direccion } = start('/admin/index');

    await user.click(await screen.findByRole('button', { name: /Carlos Andrade/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));

    expect(await screen.findByText('Pantalla login')).toBeInTheDocument();
    expect(direccion()).toBe('/auth/login');
    expect(salidas).toHaveLength(1);
    expect(selectUsuario(store.getState())).toBeNull();
  });

  it('ends the session where a screen asks for it (spec section 4, Reconciliation)', async () => {
    const salidas = answer(authCalls.salir, { success: true, data: null });
    const { screen, store } = start('/admin/index');
    await screen.findByRole('button', { name: /Carlos Andrade/ });

    act(() => {
      pedirSalida();
    });

    expect(await screen.findByText('Pantalla login')).toBeInTheDocument();
    expect(salidas).toHaveLength(1);
    expect(selectUsuario(store.getState())).toBeNull();
  });

  it('tells the screen that asks for it that whoever leaves something behind stays', async () => {
    const { screen, store, notices } = start('/admin/index', makeUsuario(), {}, false);
    await screen.findByRole('button', { name: /Carlos Andrade/ });
    act(() => anotarPendientes('cobros', 1));
    const negadas: string[] = [];
    act(() => pedirSalida(() => negadas.push('negada')));
    await waitFor(() => expect(negadas).toEqual(['negada']));
    expect(notices).toEqual(['pregunta: Queda 1 cobro a medias']);
    expect(selectUsuario(store.getState())).not.toBeNull();
    act(() => anotarPendientes('cobros', 0));
  });

  it('logs out here also when the server cannot be reached, and says so', async () => {
    refuse(authCalls.salir, 'SIN_CONEXION');
    const { screen, user, notices } = start('/admin/index');

    await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));

    expect(await screen.findByText('Pantalla login')).toBeInTheDocument();
    expect(notices).toHaveLength(1);
  });
});
