import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import {
  abrirCaja,
  answerCatalogo,
  ANDINA,
  CAFE,
  EMPRESA,
  makeCliente,
  makeProducto,
  PRODUCTOS,
} from './testing/mundo';

import PuntoVentaScreen from './PuntoVentaScreen';

const abrir = (opciones: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PuntoVentaScreen />, opciones);
const tile = (nombre: RegExp) => screen.findByRole('button', { name: nombre });
const orden = () => within(screen.getByRole('region', { name: 'Orden' }));
const total = () => orden().getByText('TOTAL').nextElementSibling;

describe('PuntoVentaScreen: catalogue', () => {
  it('shows the products and adds one with a tap', async () => {
    abrirCaja();
    const { user } = abrir();

    await user.click(await tile(/^Ceviche de camarón/));

    expect(orden().getByText('Ceviche de camarón')).toBeVisible();
    expect(total()).toHaveTextContent('$9.50');
    expect(screen.getByRole('button', { name: /Ceviche de camarón.*1 en la orden/ })).toBeVisible();
  });

  it('says there are no products, and who may register them', async () => {
    abrirCaja();
    answerCatalogo([]);
    abrir();
    expect(await screen.findByText('Aún no hay productos')).toBeVisible();
    expect(screen.getByText('Un Administrador los registra en Productos')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Registrar productos' })).toBeNull();
  });

  it('leads who may register products to them', async () => {
    abrirCaja();
    answerCatalogo([]);
    abrir({ usuario: makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] }) });
    const enlace = await screen.findByRole('link', { name: 'Registrar productos' });
    expect(enlace).toHaveAttribute('href', '/admin/productos');
  });

  it('offers a retry when the products cannot be read', async () => {
    abrirCaja();
    refuse(productosCalls.listarProductos, 'INESPERADO');
    const { user } = abrir();
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' });

    answerCatalogo(PRODUCTOS);
    await user.click(reintentar);

    expect(await tile(/^Ceviche de/)).toBeVisible();
  });

  it('finds a product whatever the case and accents, and Enter adds the first', async () => {
    abrirCaja();
    const { user } = abrir();
    const buscador = await screen.findByRole('textbox', { name: 'Buscar producto' });

    await user.type(buscador, 'BOLON{Enter}');

    expect(orden().getByText('Bolón de queso')).toBeVisible();
    expect(buscador).toHaveValue('');
    await user.type(buscador, 'pizza');
    expect(await screen.findByText('Ningún producto coincide')).toBeVisible();
  });

  it('filters by category', async () => {
    abrirCaja();
    const { user } = abrir();

    await user.click(await screen.findByRole('button', { name: 'Piqueos' }));

    expect(screen.queryByRole('button', { name: /^Ceviche de/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Bolón/ })).toBeVisible();
  });

  it('never shows the products of one company under the name of another, nor asks for its customers', async () => {
    abrirCaja();
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((resolve) => (soltar = resolve));
    answerCatalogo(async ({ url }) => {
      if (url.searchParams.get('empresa') === EMPRESA) return PRODUCTOS;
      await espera;
      return [CAFE];
    });
    const consultas = answer(clientesCalls.consultarCliente, {
      success: true,
      data: makeCliente(),
    });
    const { user } = abrir({
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA, ANDINA] }),
    });
    await tile(/^Ceviche de/);
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.type(await screen.findByRole('textbox', { name: 'Número de cédula' }), '171003406');

    await user.click(screen.getByRole('button', { name: ANDINA, hidden: true }));
    expect(screen.queryByRole('button', { name: /^Ceviche de/, hidden: true })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    soltar();
    expect(await tile(/^Café pasado/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ceviche de/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    const cedula = await screen.findByRole('textbox', { name: 'Número de cédula' });
    expect(cedula).toHaveValue('');
    await user.type(cedula, '1710034065');
    await waitFor(() => expect(consultas.at(-1)?.url.searchParams.get('empresa')).toBe(ANDINA));
  });

  it('takes up a price that changed while the order was open', async () => {
    abrirCaja();
    const { user, unmount } = abrir();
    await user.click(await tile(/^Ceviche de/));
    unmount();

    answerCatalogo([makeProducto({ precio_venta: 10 })]);
    abrir();
    await tile(/^Ceviche de/);

    await waitFor(() => expect(total()).toHaveTextContent('$10.00'));
  });
});

describe('PuntoVentaScreen: order', () => {
  it('adds, subtracts down to 1 and no further, and types a quantity', async () => {
    abrirCaja();
    const { user } = abrir();
    await user.click(await tile(/^Bolón/));

    await user.click(screen.getByRole('button', { name: 'Sumar Bolón de queso' }));
    expect(total()).toHaveTextContent('$6.50');
    await user.click(screen.getByRole('button', { name: 'Restar Bolón de queso' }));
    expect(screen.queryByRole('button', { name: 'Restar Bolón de queso' })).toBeNull();
    expect(total()).toHaveTextContent('$3.25');

    await user.click(screen.getByRole('button', { name: 'Cantidad de Bolón de queso: 1' }));
    const cantidad = await screen.findByRole('textbox', { name: 'Cantidad' });
    await user.clear(cantidad);
    await user.type(cantidad, '0{Enter}');
    expect(await screen.findByText('Cantidad es 1 mínimo requerido')).toBeVisible();
    await user.clear(cantidad);
    await user.type(cantidad, '12{Enter}');
    expect(total()).toHaveTextContent('$39.00');
  });

  it('opens the quantity on a long press, with what the order holds', async () => {
    abrirCaja();
    const { user } = abrir();
    await user.dblClick(await tile(/^Bolón/));

    await user.pointer({ keys: '[MouseRight]', target: await tile(/^Bolón/) });
    const cantidad = await screen.findByRole('textbox', { name: 'Cantidad' });
    expect(cantidad).toHaveValue('2');
    await user.clear(cantidad);
    await user.type(cantidad, '5{Enter}');

    expect(total()).toHaveTextContent('$16.25');
  });

  it('removes a line and brings it back', async () => {
    abrirCaja();
    const { user } = abrir();
    await user.click(await tile(/^Bolón/));

    await user.click(screen.getByRole('button', { name: 'Quitar Bolón de queso' }));
    expect(total()).toHaveTextContent('$0.00');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(total()).toHaveTextContent('$3.25');
  });

  it('keeps a cart per tab, shows its total on the tab, and survives a reload', async () => {
    abrirCaja();
    const { user, unmount } = abrir();
    await user.click(await tile(/^Ceviche de/));
    await user.click(screen.getByRole('tab', { name: '2' }));
    expect(total()).toHaveTextContent('$0.00');
    expect(screen.getByRole('tab', { name: '1 $9.50' })).toBeVisible();
    unmount();

    abrir();
    await tile(/^Ceviche de/);
    await user.click(screen.getByRole('tab', { name: '1 $9.50' }));
    expect(total()).toHaveTextContent('$9.50');
  });

  it('keeps the carts of two users of the same till apart', async () => {
    abrirCaja();
    const { user, unmount } = abrir();
    await user.click(await tile(/^Ceviche de/));
    unmount();

    abrir({ usuario: makeUsuario({ id: 'u2' }) });
    await tile(/^Ceviche de/);
    expect(total()).toHaveTextContent('$0.00');
  });

  it('gives Administrador company buttons instead of tabs, each with its own products and cart', async () => {
    abrirCaja();
    const { user } = abrir({
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA, ANDINA] }),
    });
    await user.click(await tile(/^Ceviche de/));
    expect(screen.queryByRole('tab')).toBeNull();

    await user.click(screen.getByRole('button', { name: ANDINA }));
    expect(await tile(/^Café pasado/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ceviche de/ })).toBeNull();
    expect(total()).toHaveTextContent('$0.00');
    await user.click(screen.getByRole('button', { name: EMPRESA }));
    expect(await tile(/^Ceviche de/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Café pasado/ })).toBeNull();
    expect(total()).toHaveTextContent('$9.50');
  });
});

describe('PuntoVentaScreen: split bill (spec section 4)', () => {
  it('moves units one by one, and puts them together again', async () => {
    abrirCaja();
    const { user } = abrir();
    await user.dblClick(await tile(/^Bolón/));

    await user.click(screen.getByRole('button', { name: 'Dividir Cuenta' }));
    await user.click(await screen.findByRole('button', { name: /^Pasar Bolón de queso/ }));
    const dividida = screen.getByRole('region', { name: 'Cuenta dividida' });
    expect(within(dividida).getAllByText('$3.25').length).toBeGreaterThan(0);
    expect(total()).toHaveTextContent('$3.25');

    await user.click(screen.getByRole('button', { name: 'Juntar de nuevo' }));
    expect(total()).toHaveTextContent('$6.50');
  });
});
