import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { useSelector } from 'react-redux';

import { sesionIniciada, useUsuario } from '@comanda/shared/session';
import { makeProducto, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { productoAgregado, selectCarritos } from './carritoSlice';
import { useCarritosGuardados } from './useCarritosGuardados';

const carlos = makeUsuario();
const ana = makeUsuario({ id: 'u2', nombreCompleto: 'Ana Torres' });

function Carritos() {
  useCarritosGuardados(useUsuario()?.id);
  const { usuario, ventas } = useSelector(selectCarritos);
  const hay = ventas.v1?.carrito.map(({ producto }) => producto) ?? [];
  return <output>{[usuario, ...hay].join(' ')}</output>;
}

beforeEach(() => localStorage.clear());

describe('the carts of a till that is given to another with a PIN', () => {
  it('stay whose they are, and are there when that one comes back', () => {
    const { store, screen } = renderScreen(<Carritos />, { usuario: carlos });
    const entra = (quien: typeof carlos) =>
      act(() => void store.dispatch(sesionIniciada({ ...quien, token: quien.id, vence: 600 })));
    const agrega = (nombre: string) => {
      const producto = makeProducto({ id: nombre, producto: nombre });
      act(() => void store.dispatch(productoAgregado({ clave: 'v1', producto })));
    };
    const hay = () => screen.getByRole('status').textContent;
    agrega('Ceviche'); // and at once the next one: nothing was stored yet

    entra(ana);
    expect(hay()).toBe('u2');
    agrega('Cola');

    entra(carlos);
    expect(hay()).toBe('u1 Ceviche');
    entra(ana);
    expect(hay()).toBe('u2 Cola');
  });
});
