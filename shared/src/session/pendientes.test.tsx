import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';

import { renderScreen } from '../testing';

import { anotarPendientes, usePendientes } from './pendientes';

const Cuenta = () => <output>{usePendientes()}</output>;

describe('usePendientes', () => {
  it('sums what each area says, as it says it', () => {
    const { screen } = renderScreen(<Cuenta />);

    act(() => {
      anotarPendientes('ventas', 2);
      anotarPendientes('caja', 1);
    });
    expect(screen.getByRole('status')).toHaveTextContent('3');
    act(() => anotarPendientes('ventas', 0));
    expect(screen.getByRole('status')).toHaveTextContent('1');
  });
});
