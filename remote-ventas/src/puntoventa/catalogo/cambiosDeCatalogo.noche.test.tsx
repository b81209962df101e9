import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import PuntoVentaScreen from '../PuntoVentaScreen';
import { abrirCaja, answerCatalogo, makeProducto, PRODUCTOS } from '../testing/mundo';

const CEVICHE = /^Ceviche de camarón/;
const tile = (name: RegExp) => screen.findByRole('button', { name });
const orden = () => within(screen.getByRole('region', { name: 'Orden' }));
const total = () => screen.getByText('TOTAL').nextElementSibling;
const CAMBIO = 'El precio de Ceviche de camarón cambió de $9.50 a $10.00';

/** A till with one ceviche in its order, as the catalogue was; the company changes it while the till stands open. */
async function abrir() {
  const caja = abrirCaja();
  const vista = renderScreen(<PuntoVentaScreen />);
  await vista.user.click(await tile(CEVICHE));
  await waitFor(() => expect(total()).toHaveTextContent('$9.50'));
  return { caja, ...vista };
}
const resto = PRODUCTOS.slice(1);

describe('what the company changes while a till is open', () => {
  it('is there without being asked for: a price is said, and stays said until it was read', async () => {
    const { user } = await abrir();
    answerCatalogo([makeProducto({ precio_venta: 10 }), ...resto], 2);

    expect(await orden().findByText(CAMBIO)).toBeVisible();
    expect(total()).toHaveTextContent('$10.00');
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(screen.queryByText(CAMBIO)).toBeNull();
    expect(total()).toHaveTextContent('$10.00');
  });

  it('is said before the eyes of who charges, who pays the new price', async () => {
    const { caja, user } = await abrir();
    await user.click(screen.getByRole('button', { name: /^Pagar/ }));
    const pago = within(await screen.findByRole('dialog'));
    answerCatalogo([makeProducto({ precio_venta: 10 }), ...resto], 2);

    expect(await pago.findByText(CAMBIO)).toBeVisible();
    await user.click(pago.getByRole('button', { name: 'Cobrar $10.00' }));
    await waitFor(() => expect(caja.ventas).toHaveLength(1));
    expect(caja.ventas[0]?.body).toMatchObject({ total: 10, tienda: [{ precio_venta: 10 }] });
    await waitFor(() => expect(screen.queryByText(CAMBIO)).toBeNull());
  });

  it('has gone out: the tile cannot be pressed and the order names it', async () => {
    const { user } = await abrir();
    answerCatalogo([makeProducto({ agotado: true }), ...resto], 2);

    expect(
      await orden().findByText('Ceviche de camarón está agotado. Quítelo de la orden'),
    ).toBeVisible();
    const agotado = await tile(/^Ceviche de camarón.*Agotado/);
    expect(agotado).toHaveAttribute('aria-disabled', 'true');
    await user.click(agotado);
    expect(total()).toHaveTextContent('$9.50');
  });

  it('has gone out while some of it is in the split bill: it is named once', async () => {
    const { user } = await abrir();
    await user.click(await tile(CEVICHE));
    await user.click(screen.getByRole('button', { name: 'Dividir Cuenta' }));
    await user.click(await screen.findByRole('button', { name: /^Pasar Ceviche/ }));
    await user.keyboard('{Escape}');
    answerCatalogo([makeProducto({ agotado: true }), ...resto], 2);
    await orden().findByText(/está agotado/);
    expect(orden().getAllByText(/está agotado/)).toHaveLength(1);
  });

  it('is the category that is chosen: by its new name it still is, and without products all are there', async () => {
    const { user } = await abrir();
    const chip = (name: string) => screen.getByRole('button', { name });
    await user.click(chip('Piqueos'));
    await waitFor(() => expect(screen.queryByRole('button', { name: CEVICHE })).toBeNull());
    const [ceviche, bolon, libra] = PRODUCTOS.map((uno) =>
      uno.categoria === 'Piqueos' ? { ...uno, categoria: 'Picadas' } : uno,
    );
    if (!ceviche || !bolon || !libra) throw new Error('the world has three products');
    answerCatalogo([ceviche, bolon, libra], 2);
    await waitFor(() => expect(chip('Picadas')).toHaveAttribute('aria-pressed', 'true'));
    expect(await tile(/^Bolón de queso/)).toBeVisible();
    expect(screen.queryByRole('button', { name: CEVICHE })).toBeNull();

    answerCatalogo([ceviche, libra], 3);
    expect(await tile(CEVICHE)).toBeVisible();
    expect(chip('Todo')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('combobox', { name: 'Categoría' })).toHaveDisplayValue('Todo');
  });

  it('left the catalogue: the order names it', async () => {
    await abrir();
    answerCatalogo(resto, 2);
    expect(
      await orden().findByText('Ceviche de camarón ya no está disponible. Quítelo de la orden'),
    ).toBeVisible();
  });

  it('is no notice where the price came back before anybody looked', async () => {
    await abrir();
    answerCatalogo([makeProducto({ precio_venta: 10 }), ...resto], 2);
    await orden().findByText(CAMBIO);
    answerCatalogo([makeProducto(), ...resto], 3);
    await waitFor(() => expect(screen.queryByText(CAMBIO)).toBeNull());
    expect(total()).toHaveTextContent('$9.50');
  });

  it('is survived by a page that is loaded again before it was read', async () => {
    const { unmount } = await abrir();
    answerCatalogo([makeProducto({ precio_venta: 10 }), ...resto], 2);
    await orden().findByText(CAMBIO);
    unmount();
    renderScreen(<PuntoVentaScreen />);
    expect(await screen.findByText(CAMBIO)).toBeVisible();
  });

  it('is asked for once, not on and on, where it cannot be read; and the till goes on', async () => {
    const { user } = await abrir();
    answer(productosCalls.versionCatalogo, { success: true, data: 2 });
    refuse(productosCalls.listarProductos, 'INESPERADO');
    expect(await screen.findByText(/No se pudo actualizar/)).toBeVisible();
    await user.click(await tile(CEVICHE));
    expect(total()).toHaveTextContent('$19.00');
  });
});
