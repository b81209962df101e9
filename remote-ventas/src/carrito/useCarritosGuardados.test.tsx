import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { useSelector } from 'react-redux';

import { hayTrabajoDeclarado } from '@comanda/shared/piezas/trabajo';
import { sesionIniciada, useUsuario } from '@comanda/shared/session';
import { makeProducto, makeUsuario, renderScreen } from '@comanda/shared/testing';

import {
  abonoAgregado,
  envioHecho,
  envioPreparado,
  ordenVaciada,
  pagoIniciado,
  productoAgregado,
  selectCarritos,
  type EstadoConCarrito,
} from './carritoSlice';
import { useCarritosGuardados } from './useCarritosGuardados';
import { claveDeVenta, claveDeCuenta, claveDeTienda, PRINCIPAL } from './ventaAbierta';

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

describe('what holds another build back', () => {
  const abrir = () => {
    const { store } = renderScreen(<Carritos />, { usuario: carlos });
    const hacer = (accion: Parameters<typeof store.dispatch>[0]) =>
      act(() => void store.dispatch(accion));
    return { store, hacer };
  };
  const producto = makeProducto({ id: 'p1' });

  it('is a sale with lines, until it is emptied', () => {
    const { hacer } = abrir();
    const clave = claveDeVenta('Puerto', '1');
    expect(hayTrabajoDeclarado()).toBe(false);
    hacer(productoAgregado({ clave, producto }));
    expect(hayTrabajoDeclarado()).toBe(true);
    hacer(ordenVaciada({ clave }));
    expect(hayTrabajoDeclarado()).toBe(false);
  });

  it('is what a table has not sent, also while it is on its way to the kitchen', () => {
    const { store, hacer } = abrir();
    const clave = claveDeTienda('Puerto', '5');
    hacer(productoAgregado({ clave, producto }));
    const { ventas } = selectCarritos(store.getState() as EstadoConCarrito);
    const lineas = (ventas[clave]?.carrito ?? []).map((linea) => ({ ...linea, linea: 'l1' }));
    hacer(envioPreparado({ clave, lineas }));
    expect(hayTrabajoDeclarado()).toBe(true);
    hacer(envioHecho({ clave, lineas: ['l1'] }));
    expect(hayTrabajoDeclarado()).toBe(false);
  });

  it('is not the bill of a table, which the server has, but what was begun of paying it', () => {
    const { hacer } = abrir();
    const clave = claveDeCuenta('Puerto', 'r1');
    hacer(productoAgregado({ clave, producto }));
    expect(hayTrabajoDeclarado()).toBe(false);
    hacer(pagoIniciado({ clave, cuenta: PRINCIPAL, idempotencia: 'i1' }));
    hacer(abonoAgregado({ clave, abono: { forma_pago: 'EFECTIVO', monto: 1 } }));
    expect(hayTrabajoDeclarado()).toBe(true);
  });
});
