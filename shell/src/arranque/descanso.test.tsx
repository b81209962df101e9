import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';

import { makeStore, type AppStore } from '@comanda/shared/api';
import { authCalls } from '@comanda/shared/contracts/auth/auth';
import {
  anotarConexion,
  guardarLimite,
  guardarSesion,
  hayConexion,
  leerSesion,
  selectMotivo,
  selectToken,
  selectUsuario,
  sesionCerrada,
  sesionDesbloqueada,
  sesionIniciada,
} from '@comanda/shared/session';
import { answer, makeUsuario, refuse } from '@comanda/shared/testing';

import { descansar } from '../marco/descansar';
import { useCerrarSesion } from '../marco/useCerrarSesion';
import { enDescanso } from './marcaDeDescanso';
import { iniciarSesionDePagina } from './sesionDePagina';

const carlos = makeUsuario();

const abiertas: AppStore[] = [];

function abrir() {
  const store = makeStore();
  abiertas.push(store);
  iniciarSesionDePagina(store, carlos);
  return {
    store,
    dentro: () => selectUsuario(store.getState())?.nombreCompleto ?? null,
    motivo: () => selectMotivo(store.getState()),
    conToken: () => waitFor(() => expect(selectToken(store.getState())).not.toBeNull()),
  };
}

beforeEach(() => guardarLimite(null));
afterEach(() => {
  for (const store of abiertas.splice(0)) store.dispatch(sesionCerrada());
  anotarConexion(true);
});

describe('a page that was locked because nobody touched it', () => {
  /** What asks by itself has kept it alive on the server: it would be renewed. */
  async function descansada() {
    const renovadas = answer(authCalls.refrescarSesion, {
      success: true,
      data: { ...carlos, token: 't', vence: 600 },
    });
    const abierta = abrir();
    await abierta.conToken();
    const salidas = refuse(authCalls.salir, 'SIN_CONEXION');
    await descansar(abierta.store, carlos);
    expect([abierta.dentro(), enDescanso(carlos), hayConexion()]).toEqual([null, true, false]);
    expect(salidas).toHaveLength(1);
    renovadas.splice(0);
    return { ...abierta, renovadas };
  }
  const seTermina = () => answer(authCalls.salir, { success: true, data: null });

  it('opens by itself no more: with the line its session ends', async () => {
    const { dentro, motivo, renovadas } = await descansada();
    const salidas = seTermina();

    anotarConexion(true);

    await waitFor(() => expect(motivo()).toBe('vencida'));
    expect([dentro(), leerSesion(), enDescanso(carlos)]).toEqual([null, null, false]);
    expect([salidas.length, renovadas.length]).toEqual([1, 0]);
  });

  it('stays locked where the server does not say that it is over', async () => {
    const { dentro, motivo } = await descansada();
    const salidas = refuse(authCalls.salir, 'INESPERADO');

    anotarConexion(true);

    await waitFor(() => expect(salidas.length).toBeGreaterThan(0));
    expect([dentro(), motivo(), enDescanso(carlos)]).toEqual([null, null, true]);
  });

  it('goes on where somebody has shown meanwhile that it is theirs', async () => {
    const { store, dentro, conToken, renovadas } = await descansada();
    store.dispatch(sesionDesbloqueada(null));
    const salidas = seTermina();

    anotarConexion(true);

    await conToken();
    expect(renovadas).toHaveLength(1);
    expect([dentro(), salidas.length]).toEqual(['Carlos Andrade', 0]);
  });

  it('opens no more for who loads it again', async () => {
    await descansada();
    seTermina();

    const { dentro, motivo } = abrir();

    expect(dentro()).toBeNull();
    await waitFor(() => expect(motivo()).toBe('vencida'));
    expect(dentro()).toBeNull();
  });

  it('is of no moment to who comes in next', async () => {
    const { store } = await descansada();
    store.dispatch(sesionCerrada());
    store.dispatch(sesionIniciada({ ...carlos, token: 't', vence: 600 }));

    expect(enDescanso(carlos)).toBe(false);
  });
});

describe('a logout that no server heard of', () => {
  /** Somebody goes home while there is no line. */
  async function seVa() {
    const renovadas = answer(authCalls.refrescarSesion, {
      success: true,
      data: { ...carlos, token: 't', vence: 600 },
    });
    const abierta = abrir();
    await abierta.conToken();
    refuse(authCalls.salir, 'SIN_CONEXION');
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(Provider, { store: abierta.store, children });
    const { result, unmount } = renderHook(() => useCerrarSesion(), { wrapper });
    await act(async () => expect(await result.current()).toBe(true));
    unmount();
    expect(abierta.dentro()).toBeNull();
    renovadas.splice(0);
    return { ...abierta, renovadas };
  }

  it('opens the page to nobody: its session ends as it is loaded with a line', async () => {
    const { renovadas } = await seVa();
    const salidas = answer(authCalls.salir, { success: true, data: null });

    const { dentro, motivo } = abrir();

    expect(dentro()).toBeNull();
    await waitFor(() => expect(motivo()).toBe('vencida'));
    expect([dentro(), salidas.length, renovadas.length]).toEqual([null, 1, 0]);
  });

  it('does so although another tab hears of the logout after it', async () => {
    answer(authCalls.refrescarSesion, {
      success: true,
      data: { ...carlos, token: 't', vence: 600 },
    });
    const otra = abrir();
    await otra.conToken();
    await seVa();
    guardarSesion(null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'comanda.sesion' }));

    expect([otra.dentro(), enDescanso(carlos)]).toEqual([null, true]);
  });

  it('is of no moment once they have logged in again', async () => {
    const { store } = await seVa();
    store.dispatch(sesionIniciada({ ...carlos, token: 't', vence: 600 }));

    expect(enDescanso(carlos)).toBe(false);
  });
});
