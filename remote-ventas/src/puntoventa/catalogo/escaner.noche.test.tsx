import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';

import { AJUSTES, type Ajustes } from '@comanda/shared/contracts/ventas/ajustes';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { answer, escanear, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, makeProducto, PRODUCTOS } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const CODIGO = '7861234500012';
const MENU = [
  makeProducto({ codigo_barras: CODIGO }),
  ...PRODUCTOS.slice(1),
  makeProducto({ id: 'p6', producto: 'Cola', codigo_barras: '7861234500029', agotado: true }),
  makeProducto({
    id: 'p8',
    producto: 'Queso',
    codigo: '42',
    por_peso: true,
    precio_venta: 6,
  }),
];

async function abrir(ajustes: Partial<Ajustes> = {}) {
  abrirCaja();
  answer(productosCalls.listarProductos, {
    success: true,
    data: MENU,
    version: 1,
    modificadores: [],
    ajustes: { ...AJUSTES, ...ajustes },
  });
  const vista = renderScreen(<PuntoVentaScreen />);
  await screen.findByRole('button', { name: /^Ceviche de/ });
  return vista;
}

const total = () => screen.getByText('TOTAL').nextElementSibling;
const buscador = () => screen.getByRole('textbox', { name: 'Buscar producto' });
const orden = () => within(screen.getByRole('region', { name: 'Orden' }));

describe('the scanner', () => {
  it('adds its product from the search, and leaves no digit in it', async () => {
    await abrir();
    escanear(CODIGO);
    expect(orden().getByText('Ceviche de camarón')).toBeVisible();
    expect(buscador()).toHaveValue('');
  });

  it('adds from a button that has the focus, once for each reading, and the same code at once counts once', async () => {
    const { notices } = await abrir();
    act(() => screen.getByRole('button', { name: /^Bolón/ }).focus());
    escanear(CODIGO);
    escanear(CODIGO);
    expect(total()).toHaveTextContent('$19.00');

    escanear(CODIGO, { antes: 50 });
    expect(total()).toHaveTextContent('$19.00');
    expect(notices.at(-1)).toContain('El mismo código dos veces seguidas: se contó una');
    expect(buscador()).toHaveValue('');
  });

  it('is not somebody who types: the digits stay, and Enter adds what they find', async () => {
    await abrir();
    escanear(CODIGO, { entre: 45 });
    expect(total()).toHaveTextContent('$9.50');
    escanear('786123', { entre: 45 });
    expect(buscador()).toHaveValue('');
  });

  it('says which code nobody has, and offers to look for it', async () => {
    const { user } = await abrir();
    escanear('7869999999999');
    const aviso = screen.getByRole('alert');
    expect(aviso).toHaveTextContent('El código 7869999999999 no es de ningún producto');
    expect(buscador()).toHaveValue('');

    await user.click(within(aviso).getByRole('button', { name: 'Buscar' }));
    expect(buscador()).toHaveValue('7869999999999');
    expect(buscador()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a product ran out, and adds nothing', async () => {
    const { notices } = await abrir();
    escanear('7861234500029');
    expect(notices.at(-1)).toContain('Cola está agotado');
    expect(total()).toHaveTextContent('$0.00');
  });

  it('adds what a scale weighed, each weighing to the same line', async () => {
    await abrir({ barras_peso: 'PESO' });
    escanear('2100042012509');
    escanear('2100042005006');
    expect(total()).toHaveTextContent('$10.50');
  });

  it('adds from under a dialog, whose boxes keep what they said', async () => {
    const { user } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Nombrar la venta' }));
    const nombre = await screen.findByRole('textbox', { name: 'Nombre' });
    await user.type(nombre, 'Juan');
    escanear(CODIGO);
    expect(nombre).toHaveValue('Juan');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(total()).toHaveTextContent('$9.50');
  });

  it('adds nothing to a bill that is being charged, and its Enter charges nothing', async () => {
    const { user, notices } = await abrir();
    escanear(CODIGO);
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    const recibido = await screen.findByRole('textbox', { name: 'Recibido' });
    act(() => recibido.focus());
    const antes = (recibido as HTMLInputElement).value;

    escanear(CODIGO);
    expect(notices.at(-1)).toContain(
      'Se está cobrando esta cuenta. Cierre el cobro para agregar productos',
    );
    expect(recibido).toHaveValue(antes);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(total()).toHaveTextContent('$9.50');
  });
});

describe('the keys of the till', () => {
  it('are listed with a question mark, which is not searched', async () => {
    const { user } = await abrir();
    await user.keyboard('?');
    const lista = await screen.findByRole('dialog', { name: 'Atajos del teclado' });
    expect(within(lista).getByText('Pagar')).toBeVisible();
    expect(buscador()).toHaveValue('');
    await user.keyboard('{Escape}');
  });

  it('go to the next sale with F6, and from the last to the first', async () => {
    const { user } = await abrir();
    const abierta = () => screen.getByRole('tab', { selected: true }).textContent;
    await user.keyboard('{F6}');
    expect(abierta()).toBe('2');
    await user.keyboard('{F6}{F6}{F6}{F6}{F6}{F6}');
    expect(abierta()).toBe('1');
  });
});
