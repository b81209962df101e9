import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

import { makeUsuario, renderScreen } from '@comanda/shared/testing';

import { mientrasCobra } from '../../carrito/candado';

import { abrirCaja, makeVenta } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

/** The lock of a charge, which another tab of this browser holds until it is let go. */
function deOtraPestana() {
  let soltar = (): void => undefined;
  const libre = new Promise<void>((resolve) => (soltar = resolve));
  let pedidos = 0;
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      async request(_: string, ...resto: [...unknown[], (candado: unknown) => unknown]) {
        const hacer = resto.at(-1) as (candado: unknown) => unknown;
        if (resto.length > 1) return hacer(null); // it asks for what is free
        pedidos++;
        await libre;
        return hacer({});
      },
    },
  });
  return { soltar: () => soltar(), esperando: () => pedidos };
}

/** The locks of a browser, whoever asks for them. */
function conCandados(): void {
  const tomados = new Map<string, Promise<unknown>>();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      async request(nombre: string, ...resto: [...unknown[], (candado: unknown) => unknown]) {
        const hacer = resto.at(-1) as (candado: unknown) => unknown;
        const antes = tomados.get(nombre);
        if (antes && resto.length > 1) return hacer(null); // it asks for what is free
        const hecho = Promise.resolve(antes).then(() => hacer({}));
        tomados.set(nombre, hecho);
        await hecho;
        tomados.delete(nombre);
        return hecho;
      },
    },
  });
}

/** What the other tab stores of the order once it has sold it. */
function venderEnOtra(): void {
  for (const key of Object.keys(localStorage)) {
    const antes = JSON.parse(localStorage.getItem(key) ?? 'null') as { intento?: unknown } | null;
    if (!antes?.intento) continue;
    const hecha = { venta: makeVenta(), impresion: 'imprimiendo', comprobante: 'AUTORIZADO' };
    const vendida = { carrito: [], partes: [], cliente: null, intento: null, hecha };
    const newValue = JSON.stringify(vendida);
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }
}

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

describe('one order in two tabs of a till', () => {
  it('that another tab charges while this one waits is sold once, and one ticket is printed', async () => {
    const caja = abrirCaja();
    const { user } = renderScreen(<PuntoVentaScreen />);
    await user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    await waitFor(() =>
      expect(
        Object.values(localStorage).some((texto) => /"idempotencia"/.test(String(texto))),
      ).toBe(true),
    );
    const otra = deOtraPestana();
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    await waitFor(() => expect(otra.esperando()).toBe(1));

    act(() => venderEnOtra());
    act(() => otra.soltar());

    expect(await screen.findByRole('region', { name: 'Última venta' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(caja.reservas).toHaveLength(0);
    expect(caja.ventas).toHaveLength(0);
    expect(caja.tickets).toHaveLength(0);
  });

  it('that each tab has a key of its own for is sold once all the same', async () => {
    const caja = abrirCaja();
    const usuario = makeUsuario({ perfil: 'Cajero' });
    const { user } = renderScreen(<PuntoVentaScreen />, { usuario });
    await user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    const llave = () =>
      Object.keys(localStorage).find((una) =>
        localStorage.getItem(una)?.includes('"idempotencia"'),
      );
    await waitFor(() => expect(llave()).toBeDefined());
    const clave = llave()?.split(`${usuario.id}.`)[1] ?? '';

    conCandados();
    let contestar = (): void => undefined;
    const respuesta = new Promise<void>((resolve) => (contestar = resolve));
    const deLaOtra = { usuario: usuario.id, clave, idempotencia: 'la de la otra' };
    const otra = mientrasCobra(deLaOtra, () => respuesta.then(venderEnOtra));
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    await act(async () => {
      contestar();
      await otra;
    });

    expect(await screen.findByRole('region', { name: 'Última venta' })).toBeVisible();
    expect(caja.ventas).toHaveLength(0);
    expect(caja.tickets).toHaveLength(0);
  });

  it('that the other tab could not charge is charged by this one', async () => {
    const caja = abrirCaja();
    const { user } = renderScreen(<PuntoVentaScreen />);
    await user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    const otra = deOtraPestana();
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    await waitFor(() => expect(otra.esperando()).toBe(1));

    act(() => otra.soltar());

    expect(await screen.findByText('Ticket impreso')).toBeVisible();
    expect([caja.ventas.length, caja.tickets.length]).toEqual([1, 1]);
  });
});
