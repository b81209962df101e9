import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import {
  productosCalls as calls,
  type CambioPrecio,
} from '@comanda/shared/contracts/inventario/productos';
import { answer, refuse } from '@comanda/shared/testing';

import { abrir, makeProducto } from './testing/mundo';

const makeCambio = (over: Partial<CambioPrecio> = {}): CambioPrecio => ({
  id_producto: '1',
  precio_antes: 8.5,
  precio_venta: 9.5,
  iva_antes: 15,
  porcentaje_iva: 15,
  usuario: 'Ana Admin',
  fecha: '2026-11-20T17:00:00Z',
  ...over,
});

async function verHistorial() {
  const { user } = abrir([makeProducto()]);
  await user.click(
    await screen.findByRole('button', { name: 'Más acciones de Ceviche de camarón' }),
  );
  await user.click(screen.getByRole('menuitem', { name: 'Historial de precios' }));
  await screen.findByText('Historial de precios de Ceviche de camarón');
}

describe('Historial de precios', () => {
  it('says when, who, from what and to what', async () => {
    answer(calls.listarPrecios, {
      success: true,
      data: [
        makeCambio({ precio_antes: 9.5, iva_antes: 12 }),
        makeCambio({ iva_antes: 12 }),
        makeCambio(),
        makeCambio({ precio_antes: null, precio_venta: 8.5, iva_antes: null }),
      ],
    });
    await verHistorial();
    const filas = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    const quien = '20/11/2026 12:00 · Ana Admin';
    expect(filas).toEqual([
      `IVA 12% → 15%${quien}`,
      `$8.50 → $9.50 · IVA 12% → 15%${quien}`,
      `$8.50 → $9.50${quien}`,
      `Creado con $8.50 e IVA 15%${quien}`,
    ]);
  });

  it('says so where the price never changed', async () => {
    answer(calls.listarPrecios, { success: true, data: [] });
    await verHistorial();
    expect(await screen.findByText('Su precio no ha cambiado desde que se anota')).toBeVisible();
  });

  it('offers to try again where it cannot be read', async () => {
    refuse(calls.listarPrecios, 'INESPERADO');
    await verHistorial();
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});
