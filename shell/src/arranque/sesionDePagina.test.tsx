import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';
import { makeStore, refrescarSesion, type AppStore } from '@comanda/shared/api';
import { authCalls, DIAS_DE_REFRESCO } from '@comanda/shared/contracts/auth/auth';
import {
  anotarConexion,
  empresaElegida,
  guardarLimite,
  guardarSesion,
  hayConexion,
  leerSesion,
  selectEmpresa,
  selectMotivo,
  selectPorDesbloquear,
  selectUsuario,
  sesionCerrada,
  sesionDesbloqueada,
  sesionIniciada,
  sesionVencida,
} from '@comanda/shared/session';
import { answer, makeUsuario, red, refuse } from '@comanda/shared/testing';

import { iniciarSesionDePagina } from './sesionDePagina';

const LIMITE = 'comanda.sesion.hasta';
const carlos = makeUsuario();

const abiertas: AppStore[] = [];

function abrir(usuario: typeof carlos | null = carlos, opciones = { guardada: false }) {
  const store = makeStore();
  abiertas.push(store);
  iniciarSesionDePagina(store, usuario, opciones);
  return { store, dentro: () => selectUsuario(store.getState())?.nombreCompleto ?? null };
}

const renovable = () =>
  answer(authCalls.refrescarSesion, {
    success: true,
    data: { ...carlos, token: `t${Math.random()}`, vence: 600 },
  });
const renovada = () => waitFor(() => expect(localStorage.getItem(LIMITE)).not.toBeNull());
/** The page was open, and then nobody opened it for some days. */
const pasanDias = (dias: number) =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + dias * DIA_MS);
const mirar = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => guardarLimite(null));
afterEach(() => {
  jest.restoreAllMocks();
  for (const store of abiertas.splice(0)) store.dispatch(sesionCerrada());
});

describe('the session of a page', () => {
  it('goes on through an outage; a page that is opened meanwhile is for who shows that it is theirs', async () => {
    renovable();
    const antes = abrir();
    await renovada();
    refuse(authCalls.refrescarSesion, 'SIN_CONEXION');
    pasanDias(DIAS_DE_REFRESCO - 1);
    mirar();
    expect(antes.dentro()).toBe('Carlos Andrade');

    const { store, dentro } = abrir();
    await refrescarSesion(store);

    await waitFor(() => expect(dentro()).toBeNull());
    expect(selectPorDesbloquear(store.getState())?.nombreCompleto).toBe('Carlos Andrade');
    expect(selectMotivo(store.getState())).toBeNull();
    expect(leerSesion()).toMatchObject({ id: carlos.id });
    expect(antes.dentro()).toBe('Carlos Andrade');
    store.dispatch(sesionDesbloqueada(null));
    expect(dentro()).toBe('Carlos Andrade');
  });

  describe('that was kept', () => {
    const abrirGuardada = () => {
      guardarLimite(DIAS_DE_REFRESCO);
      const abierta = abrir(carlos, { guardada: true });
      return { ...abierta, por: () => selectPorDesbloquear(abierta.store.getState())?.id ?? null };
    };

    it('shows nobody until the server says whose it is', async () => {
      renovable();
      const { dentro, por } = abrirGuardada();
      expect([dentro(), por()]).toEqual([null, carlos.id]);

      await waitFor(() => expect(dentro()).toBe('Carlos Andrade'));
      expect(por()).toBeNull();
    });

    it('goes to the login where the server refuses, also who had shown that it is them', async () => {
      refuse(authCalls.refrescarSesion, 'SIN_CONEXION');
      const { store, dentro, por } = abrirGuardada();
      await refrescarSesion(store);
      store.dispatch(sesionDesbloqueada(null));
      expect(dentro()).toBe('Carlos Andrade');
      refuse(authCalls.refrescarSesion, 'SESION_REQUERIDA');

      anotarConexion(true);

      await waitFor(() => expect(dentro()).toBeNull());
      expect([por(), selectMotivo(store.getState()), leerSesion()]).toEqual([
        null,
        'vencida',
        null,
      ]);
    });

    it('opens by itself once the line is back', async () => {
      refuse(authCalls.refrescarSesion, 'SIN_CONEXION');
      const { store, dentro } = abrirGuardada();
      await refrescarSesion(store);
      expect(dentro()).toBeNull();
      renovable();

      anotarConexion(true);

      await waitFor(() => expect(dentro()).toBe('Carlos Andrade'));
    });
  });

  describe('that a server which answers could not renew', () => {
    const MEDIO_MINUTO = 30_000;
    beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => void jest.useRealTimers());

    async function bloqueada() {
      guardarLimite(DIAS_DE_REFRESCO);
      refuse(authCalls.refrescarSesion, 'SERVIDOR_OCUPADO');
      const abierta = abrir();
      const por = () => selectPorDesbloquear(abierta.store.getState())?.id ?? null;
      await waitFor(() => expect(por()).toBe(carlos.id));
      expect(hayConexion()).toBe(true);
      return { ...abierta, por };
    }
    const pasar = () => jest.advanceTimersByTimeAsync(MEDIO_MINUTO);

    it('opens by itself once the server has a moment', async () => {
      const { dentro, por } = await bloqueada();
      await pasar();
      expect(dentro()).toBeNull();

      renovable();
      await pasar();

      await waitFor(() => expect(dentro()).toBe('Carlos Andrade'));
      expect(por()).toBeNull();
    });

    it.each([
      ['somebody has shown who they are', sesionDesbloqueada(null)],
      ['it was ended', sesionCerrada()],
    ])('is not asked about any more once %s', async (_, accion) => {
      const { store } = await bloqueada();
      store.dispatch(accion);
      const pedidos = refuse(authCalls.refrescarSesion, 'SERVIDOR_OCUPADO');

      await pasar();
      await pasar();

      expect(pedidos).toHaveLength(0);
    });

    it('waits for the line where there is none', async () => {
      const { dentro } = await bloqueada();
      anotarConexion(false);
      const pedidos = renovable();
      await pasar();
      expect(pedidos).toHaveLength(0);

      anotarConexion(true);

      await waitFor(() => expect(dentro()).toBe('Carlos Andrade'));
    });
  });

  it('asks for the password once it cannot be renewed any more, in a page that is open', async () => {
    renovable();
    const { store, dentro } = abrir();
    await renovada();

    pasanDias(DIAS_DE_REFRESCO + 1);
    mirar();

    expect(dentro()).toBeNull();
    expect(selectMotivo(store.getState())).toBe('vencida');
    expect(leerSesion()).toBeNull();
  });

  it('shows nobody to whoever opens the browser after that, with the server dead', async () => {
    guardarLimite(DIAS_DE_REFRESCO);
    pasanDias(DIAS_DE_REFRESCO + 1);
    refuse(authCalls.refrescarSesion, 'SIN_CONEXION');

    const { store, dentro } = abrir();

    expect(dentro()).toBeNull();
    expect(leerSesion()).toBeNull();
    await refrescarSesion(store);
    expect(dentro()).toBeNull();
  });

  it.each(['SIN_CONEXION', 'BASE_NO_DISPONIBLE', 'SESION_REQUERIDA'] as const)(
    'asks for the password where this machine knows no limit and renewing answers %s',
    async (code) => {
      refuse(authCalls.refrescarSesion, code);

      const { dentro } = abrir();

      await waitFor(() => expect(dentro()).toBeNull());
    },
  );

  it('comes back where the server renews what this machine thought was over', async () => {
    guardarLimite(DIAS_DE_REFRESCO);
    pasanDias(DIAS_DE_REFRESCO + 1);
    renovable();

    const { dentro } = abrir();

    await waitFor(() => expect(dentro()).toBe('Carlos Andrade'));
    mirar();
    expect(dentro()).toBe('Carlos Andrade');
  });

  it('leaves no limit behind for the next one when it is closed', async () => {
    renovable();
    const { store, dentro } = abrir();
    await renovada();

    store.dispatch(sesionCerrada());

    expect(dentro()).toBeNull();
    expect(localStorage.getItem(LIMITE)).toBeNull();
  });

  describe('of somebody with several companies', () => {
    const [PUERTO, ANDINA] = ['La Cevichería del Puerto', 'Cafetería Andina'] as const;
    const eva = makeUsuario({
      id: 'u7',
      perfil: 'Administrador' as const,
      empresa: [PUERTO, ANDINA],
    });
    const entra = (quien: typeof eva) => sesionIniciada({ ...quien, token: 'otro', vence: 600 });
    const enQue = ({ store }: ReturnType<typeof abrir>) => selectEmpresa(store.getState());
    const otraVentana = () => sessionStorage.clear();
    /** Answers how to be in this window again. */
    const guardarVentana = () => {
      const llave = `comanda.de.${eva.id}.empresa`;
      const suya = sessionStorage.getItem(llave) ?? '';
      return () => sessionStorage.setItem(llave, suya);
    };
    const salen = () => {
      for (const store of abiertas.splice(0)) store.dispatch(sesionCerrada());
    };

    beforeEach(() => void refuse(authCalls.refrescarSesion, 'SIN_CONEXION'));

    function enAndina() {
      const abierta = abrir(eva);
      expect(enQue(abierta)).toBe(PUERTO);
      abierta.store.dispatch(empresaElegida(ANDINA));
      return abierta;
    }

    it('goes on in the one that was picked when the page is loaded anew, in a window or in the next', () => {
      enAndina();
      expect(enQue(abrir(eva))).toBe(ANDINA);
      otraVentana();
      expect(enQue(abrir(eva))).toBe(ANDINA);
    });

    it('goes on there after a login, where it had run out, and where a page was locked', () => {
      const { store } = enAndina();
      store.dispatch(sesionVencida());
      store.dispatch(entra(eva));
      expect(selectEmpresa(store.getState())).toBe(ANDINA);

      const guardada = abrir(eva, { guardada: true });
      guardada.store.dispatch(sesionDesbloqueada(null));
      expect(enQue(guardada)).toBe(ANDINA);
    });

    it('keeps two windows each in its own', () => {
      enAndina();
      const volver = guardarVentana();
      otraVentana();
      abrir(eva).store.dispatch(empresaElegida(PUERTO));
      expect(enQue(abrir(eva))).toBe(PUERTO);
      otraVentana();
      volver();
      expect(enQue(abrir(eva))).toBe(ANDINA);
    });

    it('keeps a window where it is when another one picks, though it picked nothing itself', () => {
      abrir(eva);
      const volver = guardarVentana();
      otraVentana();
      enAndina();
      otraVentana();
      volver();
      expect(enQue(abrir(eva))).toBe(PUERTO);
    });

    it('leads nobody into one that is no longer theirs, nor where somebody else was', () => {
      enAndina();
      expect(enQue(abrir({ ...eva, empresa: [PUERTO] }))).toBe(PUERTO);
      expect(enQue(abrir({ ...eva, id: 'u8' }))).toBe(PUERTO);
    });

    it('goes on there in a window that heard from another one that the session ran out, and not of a logout', () => {
      const { store } = enAndina();
      const otra = abrir(eva);
      const seEntera = () =>
        window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.sesion' }));
      store.dispatch(sesionVencida());
      seEntera();
      expect(selectMotivo(otra.store.getState())).toBe('vencida');
      otra.store.dispatch(entra(eva));
      expect(enQue(otra)).toBe(ANDINA);

      store.dispatch(entra(eva));
      store.dispatch(sesionCerrada());
      seEntera();
      expect(selectMotivo(otra.store.getState())).toBeNull();
      otra.store.dispatch(entra(eva));
      expect(enQue(otra)).toBe(PUERTO);
    });

    it('is in the first again once they have logged out', () => {
      enAndina();
      salen();
      expect([localStorage, sessionStorage].flatMap((uno) => Object.keys(uno))).not.toContain(
        'comanda.de.u7.empresa',
      );
      expect(enQue(abrir(eva))).toBe(PUERTO);
    });
  });

  describe('with another tab of the browser', () => {
    const ana = makeUsuario({ id: 'u2', nombreCompleto: 'Ana Torres' });
    const enOtra = (quien: typeof carlos | null) => {
      guardarSesion(quien);
      window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.sesion' }));
    };

    it('goes on as whoever took the till there: the cookie is that one', async () => {
      renovable();
      const { store, dentro } = abrir();
      await renovada();
      const pedidos = answer(authCalls.refrescarSesion, {
        success: true,
        data: { ...ana, token: 'la-de-ana', vence: 600 },
      });

      enOtra(ana);

      await waitFor(() => expect(dentro()).toBe('Ana Torres'));
      expect(pedidos).toHaveLength(1);
      enOtra(ana);
      await refrescarSesion(store);
      expect(pedidos).toHaveLength(2); // the one just asked for: what is known already asks nothing
    });

    it('takes nothing from whoever took the till there, where a renewal that left before is refused after', async () => {
      renovable();
      const { store, dentro } = abrir();
      await renovada();
      const pedidos = answer(authCalls.refrescarSesion, {
        success: true,
        data: { ...ana, token: 'la-de-ana', vence: 600 },
      });
      const vencida = { success: false, code: 'SESION_REQUERIDA', msg: 'x' };
      const rechazar = () => HttpResponse.json(vencida, { status: 401 });
      red.use(http.post(`*${authCalls.refrescarSesion.path}`, rechazar, { once: true }));
      guardarSesion(ana);

      await refrescarSesion(store);

      expect(leerSesion()?.id).toBe(ana.id);
      expect(localStorage.getItem(LIMITE)).not.toBeNull();
      await waitFor(() => expect(dentro()).toBe('Ana Torres'));
      expect(pedidos).toHaveLength(1);
    });

    it('ends where it ended there', async () => {
      renovable();
      const { dentro } = abrir();
      await renovada();

      enOtra(null);

      expect(dentro()).toBeNull();
    });
  });
});
