import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';

import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { anotarConexion, selectPorDesbloquear, selectUsuario } from '@comanda/shared/session';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { useSesionSinUso } from './useSesionSinUso';

const MINUTO = 60_000;
const usuario = makeUsuario({ inactividad: 60 });

function Pagina() {
  useSesionSinUso();
  return <p>Pedidos</p>;
}

describe('a page that nobody touches', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    anotarConexion(true);
  });

  const pasar = (minutos: number) => act(() => jest.advanceTimersByTime(minutos * MINUTO));
  const tocar = () => fireEvent.pointerDown(document.body);

  it('ends its session once it has rested for as long as the server allows, and not before', () => {
    answer(authCalls.salir, { success: true, data: null });
    const { store } = renderScreen(<Pagina />, { usuario });
    pasar(50);
    tocar();
    pasar(59);
    expect(selectUsuario(store.getState())?.id).toBe(usuario.id);
    pasar(2);
    expect(selectUsuario(store.getState())).toBeNull();
  });

  it('takes a touch that comes too late for that of somebody else', () => {
    answer(authCalls.salir, { success: true, data: null });
    const { store } = renderScreen(<Pagina />, { usuario });
    jest.setSystemTime(Date.now() + 61 * MINUTO); // a machine that slept: no timer has run
    tocar();
    expect(selectUsuario(store.getState())).toBeNull();
  });

  it('lives on while another tab of the same browser is used', () => {
    const { store } = renderScreen(<Pagina />, { usuario });
    pasar(50);
    localStorage.setItem('comanda.actividad', String(Date.now()));
    pasar(30);
    expect(selectUsuario(store.getState())?.id).toBe(usuario.id);
  });

  it('is locked, not ended, while no server can be reached', () => {
    const { store } = renderScreen(<Pagina />, { usuario });
    anotarConexion(false);
    pasar(61);
    expect(selectUsuario(store.getState())).toBeNull();
    expect(selectPorDesbloquear(store.getState())?.id).toBe(usuario.id);
  });

  it('lives for as long as it is open where the server says nothing of it', () => {
    const { store } = renderScreen(<Pagina />, { usuario: makeUsuario() });
    pasar(24 * 60);
    expect(selectUsuario(store.getState())).not.toBeNull();
  });
});
