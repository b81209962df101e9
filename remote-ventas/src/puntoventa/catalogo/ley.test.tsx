import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';
import { answer, renderScreen } from '@comanda/shared/testing';

import { anotarHora } from '../../cocina/horaDelServidor';
import PuntoVentaScreen from '../PuntoVentaScreen';
import { abrirCaja, answerCatalogo, PRODUCTOS } from '../testing/mundo';

/** A minute before a decree begins, in Ecuador. */
const VISPERA = new Date('2026-02-14T04:59:30.000Z');
const EMPEZADO = new Date('2026-02-14T05:00:30.000Z');
const AVISO = 'Hoy rige el IVA 8%, hasta el 17/02/2026 · Decreto Ejecutivo 304';

const CON_REGISTRO: LeyDeEmpresa = {
  registro_turismo: '0905500123',
  provincia: 'Guayas',
  canton: 'Guayaquil',
  decretos: [],
};
const total = () => screen.getByText('TOTAL').nextElementSibling;

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, now: VISPERA }));
afterEach(() => {
  jest.useRealTimers();
  anotarHora(new Date().toISOString());
});

async function abrir(ley: LeyDeEmpresa) {
  const caja = abrirCaja();
  answerCatalogo(PRODUCTOS, 1, [], ley);
  const vista = renderScreen(<PuntoVentaScreen />);
  await vista.user.click(await screen.findByRole('button', { name: /^Ceviche de camarón/ }));
  await waitFor(() => expect(total()).toHaveTextContent('$9.50'));
  expect(screen.getByText('Subtotal 15%')).toBeVisible();
  expect(screen.queryByText(AVISO)).toBeNull();
  jest.setSystemTime(EMPEZADO);
  return { ...vista, caja };
}

describe('a till that stands open at the midnight of a decree', () => {
  it('sells what is in its order at the rate that runs, and says which', async () => {
    const { user, caja } = await abrir(CON_REGISTRO);
    expect(await screen.findByText(AVISO)).toBeVisible();
    expect(await screen.findByText('Subtotal 8%')).toBeVisible();
    expect(total()).toHaveTextContent('$9.50');

    await user.click(screen.getByRole('button', { name: /^Pagar/ }));
    await user.click(await screen.findByRole('button', { name: 'Cobrar $9.50' }));
    await waitFor(() => expect(caja.ventas).toHaveLength(1));
    expect(caja.ventas[0]?.body).toMatchObject({
      subtotal: 8.8,
      iva: 0.7,
      total: 9.5,
      tienda: [{ porcentaje_iva: 8, precio_venta: 9.5 }],
    });
  });

  it('sells without IVA all the time where the company sells with notas de venta', async () => {
    const caja = abrirCaja();
    answerCatalogo(PRODUCTOS, 1, [], { ...CON_REGISTRO, regimen: LEYENDA_DE_NOTA });
    const { user } = renderScreen(<PuntoVentaScreen />);
    await user.click(await screen.findByRole('button', { name: /^Ceviche de camarón/ }));
    expect(total()).toHaveTextContent('$9.50');
    expect(screen.queryByText('IVA')).toBeNull();
    expect(screen.queryByText(/^Subtotal/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Pagar/ }));
    await user.click(await screen.findByRole('button', { name: 'Cobrar $9.50' }));
    await waitFor(() => expect(caja.ventas).toHaveLength(1));
    expect(caja.ventas[0]?.body).toMatchObject({
      subtotal: 9.5,
      iva: 0,
      tienda: [{ porcentaje_iva: 0, precio_venta: 9.5 }],
    });
  });

  it('goes on as it was where the company has no tourism register', async () => {
    await abrir({ ...CON_REGISTRO, registro_turismo: null });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Subtotal 15%')).toBeVisible();
    expect(screen.queryByText(AVISO)).toBeNull();
  });

  it('goes by the day of the server where its own clock is ahead', async () => {
    const caja = abrirCaja();
    answer(productosCalls.listarProductos, {
      success: true,
      data: [...PRODUCTOS],
      version: 1,
      modificadores: [],
      ajustes: AJUSTES,
      ley: CON_REGISTRO,
      ahora: VISPERA.toISOString(),
    });
    jest.setSystemTime(new Date(VISPERA.getTime() + 12 * 3_600_000)); // AM for PM
    const { user } = renderScreen(<PuntoVentaScreen />);
    await user.click(await screen.findByRole('button', { name: /^Ceviche de camarón/ }));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.queryByText(AVISO)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Pagar/ }));
    await user.click(await screen.findByRole('button', { name: 'Cobrar $9.50' }));
    await waitFor(() => expect(caja.ventas).toHaveLength(1));
    expect(caja.ventas[0]?.body).toMatchObject({ tienda: [{ porcentaje_iva: 15 }] });
  });
});
