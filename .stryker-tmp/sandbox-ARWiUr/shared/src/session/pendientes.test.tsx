// @ts-nocheck
import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';

import { renderScreen } from '../testing';

import { anotarPendientes, usePendientes } from './pendientes';

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
});
