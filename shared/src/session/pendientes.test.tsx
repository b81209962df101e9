import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';

import { makeUsuario, renderScreen } from '../testing';

import { anotarPendientes, usePendientes } from './pendientes';
import { sesionCerrada, sesionIniciada } from './sesionSlice';

const SESION = { token: 'otro', vence: 600, llave: '' };

const Cuenta = () => <output>{JSON.stringify([...usePendientes()])}</output>;

describe('usePendientes', () => {
  it('tells how many of each kind, and nothing of those that are done', () => {
    const { screen } = renderScreen(<Cuenta />);

    act(() => {
      anotarPendientes('facturas', 2);
      anotarPendientes('tickets', 1);
    });
    expect(screen.getByRole('status')).toHaveTextContent('[["facturas",2],["tickets",1]]');
    act(() => anotarPendientes('facturas', 0));
    expect(screen.getByRole('status')).toHaveTextContent('[["tickets",1]]');
    act(() => anotarPendientes('tickets', 0));
  });

  it.each([
    ['logged out', () => sesionCerrada()],
    ['gave the till to another', () => sesionIniciada({ ...makeUsuario({ id: 'u2' }), ...SESION })],
  ])('tells nothing of who %s', (_que, sigue) => {
    const { screen, store } = renderScreen(<Cuenta />);
    act(() => anotarPendientes('cobros', 1));
    expect(screen.getByRole('status')).toHaveTextContent('[["cobros",1]]');
    act(() => void store.dispatch(sigue()));
    expect(screen.getByRole('status')).toHaveTextContent('[]');
  });
});
