import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { anotarConexion } from '@comanda/shared/session';
import { answer, makeUsuario, pasan, refuse, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, ANDINA, EMPRESA, makeCliente, makeVenta } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

/** An order of one ceviche and one bolon: 12.75. */
async function conOrden() {
  const vista = renderScreen(<PuntoVentaScreen />);
  await vista.user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
  await vista.user.click(screen.getByRole('button', { name: /^Bolón/ }));
  return vista;
}

const boton = (name: string | RegExp) => screen.getByRole('button', { name });
const ultima = () => screen.findByRole('region', { name: 'Última venta' });
const buscador = () => screen.getByRole('textbox', { name: 'Buscar producto' });
const total = () => screen.getByText('TOTAL').nextElementSibling;
const pestana = (name: string | RegExp) => screen.getByRole('tab', { name });

/** The payment, with the focus where the amount is typed. */
async function abrirPago(user: UserEvent) {
  await user.keyboard('{F9}');
  const recibido = await screen.findByRole('textbox', { name: 'Recibido' });
  await waitFor(() => expect(recibido).toHaveFocus());
}

beforeEach(() => sessionStorage.clear());

const sinRespiro = () =>
  waitFor(() => expect(document.querySelector('.ventas-respiro')).toBeNull());
/** What it does where the focus is. */
const enter = (over: { repeat?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ...over })
    ? 'something'
    : 'nothing';
/** At once: a moment later is another case. */
const alAparecer = <Hecho,>(selector: string, hacer: () => Hecho): Promise<Hecho> =>
  new Promise((resolve) => {
    const observador = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observador.disconnect();
      resolve(hacer());
    });
    observador.observe(document.body, { childList: true, subtree: true });
  });

describe('Enter', () => {
  it('that saves who buys does not charge them, pressed twice or held; pressed again it does', async () => {
    const caja = abrirCaja();
    answer(clientesCalls.consultarCliente, { success: true, data: makeCliente() });
    const { user } = renderScreen(<PuntoVentaScreen />);
    await user.click(await screen.findByRole('button', { name: /^Libra de camarón/ }));
    await user.keyboard('{F9}');
    await user.type(await screen.findByLabelText('Número de cédula'), '1710034065');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('María Salazar'),
    );
    await sinRespiro();
    const segunda = alAparecer('.ventas-respiro', enter);
    await user.keyboard('{Enter}');
    expect(await segunda).toBe('nothing');
    await screen.findByRole('button', { name: 'Cobrar $60.00' });
    await sinRespiro();
    expect(enter({ repeat: true })).toBe('nothing');
    expect(boton('Cobrar $60.00')).toBeEnabled();
    expect(caja.ventas).toEqual([]);

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Recibido' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await ultima();
    expect(caja.ventas).toHaveLength(1);
  });
});

describe('after a sale', () => {
  it.each(['the search', 'a tile'])(
    'a second Enter adds nothing, with the focus before on %s; the card stays, and the next product folds it',
    async (donde) => {
      const caja = abrirCaja();
      const { user } = await conOrden();
      if (donde === 'the search') await user.type(buscador(), 'ceviche');

      await abrirPago(user);
      await user.keyboard('{Enter}');
      expect(await ultima()).toHaveFocus();
      await user.keyboard('{Enter}{Enter} ');

      expect(await ultima()).toHaveTextContent('Cambio $0.00');
      expect(total()).toHaveTextContent('$0.00');
      expect(caja.ventas).toHaveLength(1);

      await user.click(boton(/^Ceviche de/));
      expect(screen.queryByRole('region', { name: 'Última venta' })).toBeNull();
      await user.click(boton('Ver la última venta'));
      expect(await ultima()).toHaveTextContent('Venta 001-001-000000123');
      expect(total()).toHaveTextContent('$9.50');
    },
  );

  it('Enter on an empty search adds nothing', async () => {
    abrirCaja();
    const { user } = renderScreen(<PuntoVentaScreen />);
    await screen.findByRole('button', { name: /^Ceviche de/ });

    await user.click(buscador());
    await user.keyboard('{Enter}  {Enter}');

    expect(total()).toHaveTextContent('$0.00');
  });

  it('marks the tab whose ticket failed, wherever the cashier is', async () => {
    abrirCaja();
    refuse(impresionCalls.imprimirTicket, 'IMPRESORA_NO_DISPONIBLE');
    const { user } = await conOrden();
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    await ultima();

    await user.click(pestana('2'));
    expect(await screen.findByRole('tab', { name: '1 por revisar' })).toBeVisible();
  });
});

describe('an unpaid split bill', () => {
  async function conResto() {
    abrirCaja();
    const vista = await conOrden();
    await vista.user.click(boton('Dividir Cuenta'));
    await vista.user.click(await screen.findByRole('button', { name: /^(Pasar|Mover).*Bolón/ }));
    await vista.user.keyboard('{Escape}');
    return vista;
  }

  it('counts on its tab and is named in the order; paying the rest says that it is left', async () => {
    const { user } = await conResto();
    expect(pestana('1 cuenta dividida $12.75')).toBeVisible();
    expect(boton('Cuenta dividida por cobrar $3.25')).toBeVisible();

    await user.click(boton('Pagar'));
    expect(await screen.findByText('Queda por cobrar la cuenta dividida: $3.25')).toBeVisible();
  });

  it('is what Pagar charges once the rest is paid, and who leaves hears of it', async () => {
    const { user, notices } = await conResto();
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: 'Cobrar $9.50' }));
    await ultima();

    expect(pestana('1 cuenta dividida $3.25')).toBeVisible();
    await user.click(pestana('2'));
    expect(notices).toContain(
      'warning: Punto de Venta / La cuenta dividida sigue por cobrar: $3.25',
    );
    await user.click(pestana(/^1/));
    await user.click(boton('Pagar cuenta dividida $3.25'));
    expect(await screen.findByRole('button', { name: 'Cobrar $3.25' })).toBeVisible();
  });
});

describe('the keyboard', () => {
  it('takes letters typed after a tap to the search, the first one included', async () => {
    abrirCaja();
    const { user } = await conOrden();
    expect(boton(/^Bolón/)).toHaveFocus();

    await user.keyboard('libra');
    expect(buscador()).toHaveValue('libra');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Libra de camarón', { selector: '.ventas-linea *' })).toBeVisible();
  });

  it('leaves letters where they are written, and takes none from a dialog', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await abrirPago(user);

    await user.keyboard('20x');

    expect(screen.getByRole('textbox', { name: 'Recibido' })).toHaveValue('20x');
    expect(buscador()).toHaveValue('');
  });

  it('reaches the quantity of a line from the search in two keys, and changes it there', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await user.click(buscador());

    await user.keyboard('{F4}');
    expect(boton('Cantidad de Bolón de queso: 1')).toHaveFocus();
    await user.keyboard('++-');
    expect(total()).toHaveTextContent('$16.00');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Ceviche de camarón' })).toBeVisible();
    await user.keyboard('{Escape}');

    await user.keyboard('{F4}{Delete}');
    expect(screen.queryByRole('button', { name: /^Cantidad de Bolón/ })).toBeNull();
    expect(boton('Cantidad de Ceviche de camarón: 1')).toHaveFocus();
  });

  it('sells by card in seven keys, two products', async () => {
    const caja = abrirCaja();
    const { user } = renderScreen(<PuntoVentaScreen />);
    await screen.findByRole('button', { name: /^Ceviche de/ });

    await user.keyboard('c{Enter}b{Enter}');
    await abrirPago(user);
    await user.keyboard('t{Enter}');

    await ultima();
    expect(caja.ventas[0]?.body).toMatchObject({ forma_pago: 'TARJETA', total: 12.75 });
  });

  it('Enter chooses the amount it is on, and charges when it is chosen', async () => {
    const caja = abrirCaja();
    const { user } = await conOrden();
    await user.keyboard('{F9}');
    const veinte = await screen.findByRole('button', { name: '$20.00' });

    act(() => veinte.focus());
    await user.keyboard('{Enter}');
    expect(screen.getByText('$7.25')).toBeVisible();
    expect(caja.ventas).toHaveLength(0);
    await user.keyboard('{Enter}');

    expect(await ultima()).toHaveTextContent('Cambio $7.25');
  });

  it('opens customer, split bill and payment, one dialog at a time', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await user.keyboard('{F8}{F9}{F2}');
    expect(await screen.findByRole('dialog', { name: 'Dividir Cuenta' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}{F2}');
    expect(await screen.findByRole('dialog', { name: 'Datos del cliente' })).toBeVisible();
  });
});

describe('a charge that fails', () => {
  it('keeps the dialog and what was typed, says that there is no sale, and charges again', async () => {
    const caja = abrirCaja();
    refuse(ventasCalls.crearVenta, 'CLIENTE_NO_REGISTRADO');
    const { user } = await conOrden();
    await user.keyboard('{F9}');
    await user.type(await screen.findByRole('textbox', { name: 'Recibido' }), '20{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent('La venta no se registró');
    expect(screen.getByRole('textbox', { name: 'Recibido' })).toHaveValue('20');

    const ventas = answer(ventasCalls.crearVenta, { success: true, data: makeVenta() });
    await user.click(boton('Cobrar $12.75'));
    expect(await ultima()).toHaveTextContent('Cambio $7.25');
    expect(ventas[0]?.headers.get('idempotency-key')).toBe(
      caja.reservas[0]?.headers.get('idempotency-key'),
    );
  });

  it('waits, saying so, while there is no connection, and keeps what was typed', async () => {
    const caja = abrirCaja();
    const { user } = await conOrden();
    await abrirPago(user);
    await user.keyboard('20');

    refuse(productosCalls.versionCatalogo, 'SIN_CONEXION'); // asked all the time: an answer is a connection
    act(() => anotarConexion(false));
    expect(boton('Cobrar $12.75')).toBeDisabled();
    expect(screen.getByText(/^Este equipo no está registrado para vender sin línea/)).toBeVisible();
    await user.keyboard('{Enter}');
    await pasan(300); // what it would ask for has been asked by then
    expect(caja.reservas).toHaveLength(0);

    answer(productosCalls.versionCatalogo, { success: true, data: 1 });
    act(() => anotarConexion(true));
    await user.keyboard('{Enter}');
    expect(await ultima()).toHaveTextContent('Cambio $7.25');
  });

  it('says an unexpected failure in one sentence, and that there is no sale', async () => {
    abrirCaja();
    refuse(facturacionCalls.reservarClaveAcceso, 'INESPERADO');
    const { user } = await conOrden();
    await abrirPago(user);
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Algo salió mal( \(referencia .*\))?\. La venta no se registró: la orden sigue abierta$/,
    );
  });

  it('keeps its change when the sale is found again', async () => {
    abrirCaja();
    refuse(ventasCalls.crearVenta, 'SIN_CONEXION');
    answer(ventasCalls.consultarVenta, { success: true, data: makeVenta({ repetida: true }) });
    const { user } = await conOrden();
    await user.keyboard('{F9}');
    await user.type(await screen.findByRole('textbox', { name: 'Recibido' }), '20{Enter}');

    expect(await ultima()).toHaveTextContent('Cambio $7.25');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the order', () => {
  it('is emptied, split bill and name included, and comes back', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await user.click(boton('Nombrar la venta'));
    const nombre = await screen.findByRole('textbox', { name: 'Nombre' });
    await user.type(nombre, 'Juan');
    const dialogo = screen.getByRole('dialog');
    await user.click(dialogo.parentElement ?? dialogo); // beside it
    await user.type(nombre, '{Enter}');
    expect(pestana('1 Juan $12.75')).toBeVisible();

    await user.click(boton('Vaciar orden'));
    expect(pestana('1')).toBeVisible();
    expect(boton('Vaciar orden')).toBeDisabled();
    await user.click(boton('Deshacer'));

    expect(pestana('1 Juan $12.75')).toBeVisible();
  });

  it('stops at one unit: the second press of a double one removes nothing', async () => {
    abrirCaja();
    const { user } = await conOrden();

    fireEvent.click(boton('Quitar Bolón de queso'), { detail: 2 });
    expect(total()).toHaveTextContent('$12.75');
    await user.click(boton('Quitar Bolón de queso'));
    expect(total()).toHaveTextContent('$9.50');
  });

  it('carries a note per line to the sale and the ticket', async () => {
    const caja = abrirCaja();
    const { user } = await conOrden();
    await user.click(boton('Cantidad de Bolón de queso: 1'));
    await user.type(await screen.findByRole('textbox', { name: 'Nota' }), 'sin queso{Enter}');
    expect(
      within(screen.getByRole('region', { name: 'Orden' })).getByText('sin queso'),
    ).toBeVisible();

    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    await ultima();

    const conNota = { tienda: [{ id: 'p1' }, { id: 'p2', opciones: 'sin queso' }] };
    expect(caja.ventas[0]?.body).toMatchObject(conNota);
    expect(caja.tickets[0]?.body).toMatchObject(conNota);
  });

  it('stays within reach when the catalogue cannot be read', async () => {
    abrirCaja();
    const { unmount } = await conOrden();
    unmount();

    refuse(productosCalls.listarProductos, 'INESPERADO');
    const { user } = renderScreen(<PuntoVentaScreen />);
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: 'Cobrar $12.75' }));

    expect(await ultima()).toBeVisible();
  });

  it('is on the tab that was open, after a reload; each person has their own', async () => {
    abrirCaja();
    const { user, unmount } = renderScreen(<PuntoVentaScreen />);
    await user.click(await screen.findByRole('tab', { name: '4' }));
    unmount();

    const otra = renderScreen(<PuntoVentaScreen />);
    expect(await screen.findByRole('tab', { name: '4' })).toHaveAttribute('aria-selected', 'true');
    otra.unmount();

    renderScreen(<PuntoVentaScreen />, { usuario: makeUsuario({ id: 'u2', empresa: [EMPRESA] }) });
    expect(await screen.findByRole('tab', { name: '1' })).toHaveAttribute('aria-selected', 'true');
  });
});

it('gives Administrador no tab to name', async () => {
  abrirCaja();
  renderScreen(<PuntoVentaScreen />, {
    usuario: makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA, ANDINA] }),
  });
  await screen.findByRole('button', { name: /^Ceviche de/ });
  expect(screen.queryByRole('button', { name: 'Nombrar la venta' })).toBeNull();
});
