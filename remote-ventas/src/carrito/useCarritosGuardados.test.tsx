import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';

import { claveDeLinea } from '@comanda/shared/domain/orden/carrito';
import { hayTrabajoDeclarado } from '@comanda/shared/piezas/trabajo';
import { sesionIniciada, useUsuario } from '@comanda/shared/session';
import { makeProducto, makeUsuario, pasan, renderScreen } from '@comanda/shared/testing';

import {
  abonoAgregado,
  cobroAcordado,
  cuentaRebajada,
  envioDestinado,
  envioDevuelto,
  envioHecho,
  lineaQuitada,
  envioPreparado,
  lineaFijada,
  ordenVaciada,
  pagoIniciado,
  productoAgregado,
  selectCarritos,
  selectVentas,
  unidadesMovidas,
  ventaEnviada,
  type EstadoConCarrito,
} from './carritoSlice';
import { useCarritosGuardados } from './useCarritosGuardados';
import {
  claveDeVenta,
  claveDeCuenta,
  claveDeTienda,
  parteNueva,
  PRINCIPAL,
  ventaVacia,
} from './ventaAbierta';

type Tienda = ReturnType<typeof renderScreen>['store'];

const ABONO = { forma_pago: 'EFECTIVO', monto: 1 } as const;
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
    expect(hayTrabajoDeclarado()).toBe(false); // opened, to see what it comes to
    hacer(abonoAgregado({ clave, abono: ABONO }));
    expect(hayTrabajoDeclarado()).toBe(true);
  });

  it('is the sale of a table that was sent and not answered', () => {
    const { hacer } = abrir();
    const clave = claveDeCuenta('Puerto', 'r1');
    hacer(productoAgregado({ clave, producto }));
    hacer(pagoIniciado({ clave, cuenta: PRINCIPAL, idempotencia: 'i1' }));
    hacer(ventaEnviada({ clave, enviadaEn: 1, cobro: { pagos: [], propina: 0 } }));
    expect(hayTrabajoDeclarado()).toBe(true);
  });
});

describe('where the lines of a table go', () => {
  it('is forgotten with the last of them: those of the next guests are theirs', () => {
    const { store } = renderScreen(<Carritos />, { usuario: carlos });
    const hacer = (accion: Parameters<Tienda['dispatch']>[0]) =>
      act(() => void store.dispatch(accion));
    const clave = claveDeTienda('Puerto', '5');
    const venta = () => selectVentas(store.getState() as EstadoConCarrito)[clave];
    hacer(productoAgregado({ clave, producto: makeProducto({ id: 'p1' }) }));
    const porEnviar = (venta()?.carrito ?? []).map((una) => ({ ...una, linea: 'l1', envio: 'e1' }));
    hacer(envioPreparado({ clave, lineas: porEnviar }));
    hacer(envioDestinado({ clave, destino: { mesa: '5', random: 'r1', nombre: '' } }));
    hacer(envioDevuelto({ clave, lineas: ['l1'] }));
    expect(venta()?.destino).toMatchObject({ random: 'r1' });
    hacer(lineaQuitada({ clave, id: claveDeLinea({ id: 'p1' }) }));
    expect(venta()?.destino).toBeUndefined();
  });
});

describe('the bill of a table, which may be charged elsewhere', () => {
  const clave = claveDeCuenta('Puerto', 'r1');
  const guardada = () => Object.keys(localStorage).some((llave) => llave.includes(clave));
  const iniciar = pagoIniciado({ clave, cuenta: PRINCIPAL, idempotencia: 'i1' });
  const linea = claveDeLinea({ id: 'p1' });
  const rebaja = { tipo: 'MONTO', valor: 1, motivo: 'Amigo' } as const;

  /** What is done with it, and then the page is opened again. */
  const trasAbrirOtraVez = (...acciones: Parameters<Tienda['dispatch']>[0][]) => {
    const { store, unmount } = renderScreen(<Carritos />, { usuario: carlos });
    const hacer = (accion: Parameters<Tienda['dispatch']>[0]) =>
      act(() => void store.dispatch(accion));
    hacer(productoAgregado({ clave, producto: makeProducto({ id: 'p1' }) }));
    for (const accion of acciones) hacer(accion);
    unmount();
    expect(guardada()).toBe(true);
    const otra = renderScreen(<Carritos />, { usuario: carlos }).store;
    return () => Object.keys(selectVentas(otra.getState() as EstadoConCarrito));
  };

  it('is not kept for what the server has', () => {
    const ventas = trasAbrirOtraVez();
    expect([guardada(), ventas()]).toEqual([false, []]);
  });

  it('is not kept for a payment that was opened and no more', async () => {
    const ventas = trasAbrirOtraVez(iniciar);
    await waitFor(() => expect([guardada(), ventas()]).toEqual([false, []]));
  });

  it.each([
    [
      'was split off',
      [unidadesMovidas({ clave, id: linea, de: PRINCIPAL, a: parteNueva(ventaVacia) })],
    ],
    ['was taken of it', [iniciar, abonoAgregado({ clave, abono: ABONO })]],
    ['was agreed on', [iniciar, cobroAcordado({ clave, propina: 1 })]],
    ['is taken off it', [cuentaRebajada({ clave, cuenta: PRINCIPAL, rebaja })]],
    [
      'is taken off a line',
      [lineaFijada({ clave, id: linea, fijada: { cantidad: 1, opciones: '', rebaja } })],
    ],
    [
      'was sent and not answered',
      [iniciar, ventaEnviada({ clave, enviadaEn: 1, cobro: { pagos: [], propina: 0 } })],
    ],
  ])('is kept with what %s', async (_que, acciones) => {
    const ventas = trasAbrirOtraVez(...acciones);
    await pasan(50);
    expect([guardada(), ventas()]).toEqual([true, [clave]]);
  });
});

it('what is new of an order is not kept once there is nothing', () => {
  const llena = claveDeTienda('Puerto', 'con');
  const vacia = claveDeTienda('Puerto', 'sin');
  const producto = makeProducto();
  const linea = claveDeLinea({ id: producto.id });
  const { store, unmount } = renderScreen(<Carritos />, { usuario: carlos });
  for (const clave of [llena, vacia])
    act(() => void store.dispatch(productoAgregado({ clave, producto })));
  act(() => void store.dispatch(lineaQuitada({ clave: vacia, id: linea })));
  unmount();
  const otra = renderScreen(<Carritos />, { usuario: carlos }).store;
  expect(Object.keys(selectVentas(otra.getState() as EstadoConCarrito))).toEqual([llena]);
  expect(Object.keys(localStorage).filter((llave) => llave.includes(vacia))).toEqual([]);
});
