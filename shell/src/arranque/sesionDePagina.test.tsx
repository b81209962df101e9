import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { makeStore, refrescarSesion, type AppStore } from '@comanda/shared/api';
import { authCalls, DIAS_DE_REFRESCO } from '@comanda/shared/contracts/auth';
import {
  guardarLimite,
  guardarSesion,
  leerSesion,
  selectMotivo,
  selectUsuario,
  sesionCerrada,
} from '@comanda/shared/session';
import { answer, makeUsuario, refuse } from '@comanda/shared/testing';

import { iniciarSesionDePagina } from './sesionDePagina';

const LIMITE = 'comanda.sesion.hasta';
const UN_DIA_MS = 24 * 60 * 60 * 1_000;
const carlos = makeUsuario();

const abiertas: AppStore[] = [];

function abrir(usuario: typeof carlos | null = carlos) {
  const store = makeStore();
  abiertas.push(store);
  iniciarSesionDePagina(store, usuario);
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
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + dias * UN_DIA_MS);
const mirar = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => guardarLimite(null));
afterEach(() => {
  jest.restoreAllMocks();
  for (const store of abiertas.splice(0)) store.dispatch(sesionCerrada());
});

describe('the session of a page', () => {
  it('goes on through an outage, also after a reload, as long as it could be renewed', async () => {
    renovable();
    const antes = abrir();
    await renovada();
    refuse(authCalls.refrescarSesion, 'SIN_CONEXION');
    pasanDias(DIAS_DE_REFRESCO - 1);
    mirar();
    expect(antes.dentro()).toBe('Carlos Andrade');

    const { store, dentro } = abrir();
    await refrescarSesion(store);

    expect(dentro()).toBe('Carlos Andrade');
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

    it('ends where it ended there', async () => {
      renovable();
      const { dentro } = abrir();
      await renovada();

      enOtra(null);

      expect(dentro()).toBeNull();
    });
  });
});
