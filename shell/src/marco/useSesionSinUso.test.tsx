import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';

import { authCalls } from '@comanda/shared/contracts/auth/auth';
import {
  anotarConexion,
  hayConexion,
  selectMotivo,
  selectPorDesbloquear,
  selectUsuario,
} from '@comanda/shared/session';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

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

  it('ends its session once it has rested for as long as the server allows, and not before', async () => {
    const salidas = answer(authCalls.salir, { success: true, data: null });
    const { store } = renderScreen(<Pagina />, { usuario });
    pasar(50);
    tocar();
    pasar(59);
    expect(selectUsuario(store.getState())?.id).toBe(usuario.id);
    pasar(2);
    expect(selectUsuario(store.getState())).toBeNull();
    await waitFor(() => expect(selectMotivo(store.getState())).toBe('vencida'));
    expect(selectPorDesbloquear(store.getState())).toBeNull();
    expect(salidas).toHaveLength(1);
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

  it.each([
    ['no server can be reached', 'SIN_CONEXION', false],
    ['it wakes and does not know yet that none can be reached', 'SIN_CONEXION', true],
    ['the server is there without its database', 'BASE_NO_DISPONIBLE', true],
    ['the server has no moment for it', 'SERVIDOR_OCUPADO', true],
  ] as const)('is locked, not ended, while %s', async (_que, code, sabida) => {
    const salidas = refuse(authCalls.salir, code);
    const { store } = renderScreen(<Pagina />, { usuario });
    anotarConexion(sabida);
    pasar(61);
    expect(selectUsuario(store.getState())).toBeNull();
    await waitFor(() => expect(salidas).toHaveLength(1));
    await waitFor(() => expect(hayConexion()).toBe(code === 'SERVIDOR_OCUPADO'));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(selectPorDesbloquear(store.getState())?.id).toBe(usuario.id);
    expect(selectMotivo(store.getState())).toBeNull();
  });

  it('lives for as long as it is open where the server says nothing of it', () => {
    const { store } = renderScreen(<Pagina />, { usuario: makeUsuario() });
    pasar(24 * 60);
    expect(selectUsuario(store.getState())).not.toBeNull();
  });
});
