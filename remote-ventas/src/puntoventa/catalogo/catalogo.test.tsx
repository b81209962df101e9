import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { refuse, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, answerCatalogo, makeProducto, PRODUCTOS } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const NOMBRE_LARGO = `Ceviche ${'x'.repeat(80)}`;

function abrir(productos: readonly Producto[]) {
  const caja = abrirCaja();
  answerCatalogo(productos);
  return { caja, ...renderScreen(<PuntoVentaScreen />) };
}
/** By how its name begins; a category may begin so too, but has no price. */
const tile = (nombre: string) =>
  screen.findByRole('button', { name: new RegExp(`^${nombre}.*\\$`) });
const productos = () => within(screen.getByRole('region', { name: 'Productos' }));
const total = () => screen.getByText('TOTAL').nextElementSibling;

describe('the catalogue: categories', () => {
  it('shows the picture of a product that has one, beside its name', async () => {
    abrir([
      makeProducto({ imagen: '/v1/imagenes/1/abc' }),
      makeProducto({ id: 'p2', producto: 'Bolón' }),
    ]);
    const foto = (await tile('Ceviche de')).querySelector('img');
    expect(foto).toHaveAttribute('src', 'http://localhost/v1/imagenes/1/abc');
    expect(foto).toHaveAttribute('alt', '');
    expect((await tile('Bolón')).querySelector('img')).toBeNull();
  });

  it('stand in the order of the company, not in that of their first product', async () => {
    const en = (categoria: string, orden_categoria: number, producto: string) =>
      makeProducto({
        id: producto,
        producto,
        id_categoria: categoria,
        categoria,
        orden_categoria,
      });
    abrir([en('Bebidas', 3, 'Agua'), en('Sopas', 2, 'Biche'), en('Ceviches', 1, 'Zarza')]);

    const chips = within(await screen.findByRole('toolbar', { name: 'Categorías' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todo',
      'Ceviches',
      'Sopas',
      'Bebidas',
    ]);
  });

  it('have the colour of their tiles', async () => {
    abrir(PRODUCTOS);
    expect(await tile('Bolón')).toHaveAttribute('data-color', 'hoja');
    expect(await tile('Ceviche de')).toHaveAttribute('data-color', 'mar');
    expect(screen.getByRole('button', { name: 'Piqueos' })).toHaveAttribute('data-color', 'hoja');
    expect(screen.getByRole('button', { name: 'Todo' })).not.toHaveAttribute('data-color');
  });
});

describe('the catalogue: tiles', () => {
  const agotado = makeProducto({ id: 'p7', producto: 'Cazuela', agotado: true });

  it('say what ran out, to a reader too, and neither a tap nor Enter nor a long press adds it', async () => {
    const { user } = abrir([agotado, ...PRODUCTOS, makeProducto({ id: 'p8', producto: 'Caz' })]);
    const cazuela = await screen.findByRole('button', { name: /^Cazuela/ });
    expect(cazuela).toHaveAccessibleName('Cazuela Agotado');
    expect(cazuela).toHaveAttribute('aria-disabled', 'true');
    expect(await tile('Ceviche')).not.toHaveAttribute('aria-disabled');

    await user.click(cazuela);
    await user.pointer({ keys: '[MouseRight]', target: cazuela });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(total()).toHaveTextContent('$0.00');

    await user.type(screen.getByRole('textbox', { name: 'Buscar producto' }), 'cazuela{Enter}');
    expect(total()).toHaveTextContent('$0.00');
    const buscador = screen.getByRole('textbox', { name: 'Buscar producto' });
    await user.clear(buscador);
    await user.type(buscador, 'caz{Enter}');
    expect(within(screen.getByRole('region', { name: 'Orden' })).getByText('Caz')).toBeVisible();
  });

  it('show the whole of a long name where the pointer rests', async () => {
    abrir([makeProducto({ producto: NOMBRE_LARGO })]);
    expect(await tile('Ceviche')).toHaveAttribute('title', NOMBRE_LARGO);
  });

  it('stay in the page from one search to the next, and show what it finds', async () => {
    const { user } = abrir(PRODUCTOS);
    await tile('Ceviche');
    const antes = productos().getAllByRole('listitem');
    const buscador = screen.getByRole('textbox', { name: 'Buscar producto' });

    await user.type(buscador, 'camaron');
    const despues = productos().getAllByRole('listitem');
    expect(despues).toEqual(antes.slice(0, 2));
    expect(despues.map(({ textContent }) => textContent)).toEqual([
      'Ceviche de camarón$9.50',
      'Libra de camarón$60.00',
    ]);
    await user.keyboard('{Escape}');
    expect(productos().getAllByRole('listitem')).toHaveLength(PRODUCTOS.length);
  });
});

describe('a product that ran out while it was in the order', () => {
  it('is refused by name when the sale is charged, and the order stays', async () => {
    const msg = 'Ceviche de camarón está agotado. Quítelo de la orden';
    const { user } = abrir(PRODUCTOS);
    refuse(ventasCalls.crearVenta, 'PRODUCTO_NO_DISPONIBLE', [{ campo: 'tienda.0.id', msg }]);
    await user.click(await tile('Ceviche de'));

    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    await user.click(await screen.findByRole('button', { name: 'Cobrar $9.50' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    expect(total()).toHaveTextContent('$9.50');
  });
});
