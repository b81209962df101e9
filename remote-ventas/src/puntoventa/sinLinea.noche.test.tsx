import { ponerEquipo, vaciarAlmacen } from '@comanda/shared/testing/equipo';

import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';

import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { compradoresCalls } from '@comanda/shared/contracts/ventas/compradores';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { ventasCalls, type SinLinea } from '@comanda/shared/contracts/ventas/ventas';
import { anotarConexion } from '@comanda/shared/session';
import { releer, vaciarSalida, type Equipo } from '@comanda/shared/sinLinea';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, EMPRESA, makeCliente, makeVenta } from './testing/mundo';

import PuntoVentaScreen from './PuntoVentaScreen';

/** A registered till with an order of 12.75, whose line then goes. */
async function sinLinea(pedido: Partial<Equipo> | RegExp = {}) {
  const over = pedido instanceof RegExp ? {} : pedido;
  await ponerEquipo({ empresa: EMPRESA, ...over });
  await releer();
  const caja = abrirCaja();
  const vista = renderScreen(<PuntoVentaScreen />);
  await (pedido instanceof RegExp ? tocar(vista.user, pedido) : ordenar(vista));
  refuse(productosCalls.versionCatalogo, 'SIN_CONEXION');
  act(() => anotarConexion(false));
  return { caja, ...vista };
}

type User = ReturnType<typeof renderScreen>['user'];

async function tocar(user: User, producto: RegExp) {
  await user.click(await screen.findByRole('button', { name: producto }));
}

async function ordenar({ user }: { user: User }) {
  await user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
  await user.click(screen.getByRole('button', { name: /^Bolón/ }));
}
const caja = (name: string) => screen.getByRole('textbox', { name });

const ROSA = makeCliente({
  nombre: 'Rosa Quimi',
  razon_social: 'Rosa Quimi',
  email: 'rosa@correo.ec',
  direccion: 'Malecón',
  telefono: '0991234567',
  cedula: '1710034065',
});
async function completar(user: User) {
  await user.type(caja('Nombre'), ROSA.nombre);
  await user.type(caja('Email'), ROSA.email);
  await user.type(caja('Dirección'), ROSA.direccion);
  await user.type(caja('Teléfono'), ROSA.telefono);
}
const ultima = () => screen.findByRole('region', { name: 'Última venta' });
const total = () => screen.getByText('TOTAL').nextElementSibling;
const escrita = () => act(async () => (await releer()).salida);

afterEach(async () => {
  cleanup();
  await vaciarAlmacen();
});

describe('a registered till without a line', () => {
  it('sells with its own number, prints, clears the order, and says that it is not sent', async () => {
    const { caja, user } = await sinLinea();
    await user.keyboard('{F9}');
    await user.type(await screen.findByRole('textbox', { name: 'Recibido' }), '20{Enter}{Enter}');

    expect(await ultima()).toHaveTextContent('Venta 001-002-000000001');
    expect(await ultima()).toHaveTextContent('Cambio $7.25');
    expect(await ultima()).toHaveTextContent('Guardada en este equipo, por enviar');
    expect(total()).toHaveTextContent('$0.00');
    expect(await screen.findByText('Ticket impreso')).toBeVisible();
    expect(caja.tickets[0]?.body).toMatchObject({
      pendiente: true,
      secuencial: '001-002-000000001',
      total: 12.75,
      clave_acceso: expect.stringMatching(/^\d{49}$/),
    });
    expect(caja.reservas).toEqual([]);
    expect(caja.ventas).toEqual([]);
    expect(caja.firmas).toEqual([]);
    expect(await escrita()).toMatchObject([
      { estado: 'POR_ENVIAR', cuerpo: { subtotal: 11.09, iva: 1.66, total: 12.75 } },
    ]);
  });

  it('sells no tip that the bill admits no more, which no server would take', async () => {
    const { user } = await sinLinea();
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: 'Propina' }));
    await user.click(screen.getByRole('button', { name: '10% $1.10' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Quitar Bolón de queso' }));
    await user.keyboard('{F9}');
    await user.type(await screen.findByRole('textbox', { name: 'Recibido' }), '20{Enter}');

    expect(screen.getByRole('button', { name: 'Cobrar $10.60' })).toBeDisabled();
    expect(await escrita()).toEqual([]);
  });

  it('has its card follow the sale to the server', async () => {
    const { user, store } = await sinLinea();
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: 'Cobrar $12.75' }));
    await ultima();
    const ventas = answer(ventasCalls.crearVenta, { success: true, data: makeVenta() });
    refuse(documentosCalls.consultarComprobante, 'NO_ENCONTRADO'); // asked, which is all
    act(() => anotarConexion(true));
    await act(() => vaciarSalida(store));
    expect(ventas).toHaveLength(1);
    await waitFor(async () => expect(await ultima()).toHaveTextContent('Factura por enviar'));
  });

  it('says what the server did not take of it', async () => {
    const { user, store } = await sinLinea();
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: 'Cobrar $12.75' }));
    await ultima();
    refuse(ventasCalls.crearVenta, 'PRECIO_NUNCA_VIGENTE');
    act(() => anotarConexion(true));
    await act(() => vaciarSalida(store));
    expect(await ultima()).toHaveTextContent('El servidor no aceptó la venta. Un producto');
  });

  it('that has no numbers keeps the order and says why', async () => {
    const { user } = await sinLinea({ arriendo: null });
    await user.keyboard('{F9}');
    expect(await screen.findByText(/no tiene más números de factura/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cobrar $12.75' })).toBeDisabled();
    expect(await escrita()).toEqual([]);
  });

  it('knows no customer that it has not met, and says so where one types', async () => {
    const { user } = await sinLinea();
    refuse(clientesCalls.consultarCliente, 'SIN_CONEXION');
    await user.keyboard('{F2}');
    await user.type(await screen.findByLabelText('Número de cédula'), '1710034065');
    expect(
      await screen.findByText('Sin línea. Complete sus datos: se registra con la venta'),
    ).toBeVisible();
  });

  it('takes down whom it does not know, above 50 dollars too, and knows them from then on', async () => {
    const { user, store } = await sinLinea(/^Libra de camarón/);
    for (const call of [clientesCalls.consultarCliente, clientesCalls.registrarCliente])
      refuse(call, 'SIN_CONEXION');
    for (const call of [compradoresCalls.clientesFrecuentes, compradoresCalls.ultimaOrden])
      refuse(call, 'SIN_CONEXION'); // one that is answered is a line
    await user.keyboard('{F9}');
    await user.type(await screen.findByLabelText('Número de cédula'), '1710034065');
    await screen.findByText(/Complete sus datos: se registra con la venta$/);
    await completar(user);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await user.click(await screen.findByRole('button', { name: /^Cobrar/ }));
    expect(await ultima()).toHaveTextContent('Venta 001-002-000000001');
    const [una] = await escrita();
    expect(una).toMatchObject({ cuerpo: { cedula: ROSA.cedula }, venta: { nombre: ROSA.nombre } });
    expect(una?.comprador).toEqual(ROSA);

    await ordenar({ user });
    await user.keyboard('{F2}');
    const conocida = await screen.findByRole('button', { name: /^Rosa Quimi/ });
    await user.type(screen.getByLabelText('Número de cédula'), '1710034065');
    await waitFor(() => expect(caja('Nombre')).toHaveValue('Rosa Quimi'));
    await user.click(conocida);
    await user.keyboard('{F9}');
    await user.click(await screen.findByRole('button', { name: 'Cobrar $12.75' }));
    await waitFor(async () => expect(await escrita()).toHaveLength(2));

    const ventas = answer(ventasCalls.crearVenta, { success: true, data: makeVenta() });
    refuse(documentosCalls.consultarComprobante, 'NO_ENCONTRADO'); // asked, which is all
    act(() => anotarConexion(true));
    await act(() => vaciarSalida(store));
    const enviadas = ventas.map(({ body }) => body as { sin_linea: SinLinea });
    expect(enviadas.map(({ sin_linea }) => sin_linea.comprador)).toEqual([ROSA, ROSA]);
  });

  it('saves no changes of a customer it knows, and says so', async () => {
    const { user } = await sinLinea();
    answer(clientesCalls.consultarCliente, { success: true, data: ROSA });
    refuse(clientesCalls.refrescarCliente, 'SIN_CONEXION');
    await user.keyboard('{F2}');
    await user.type(await screen.findByLabelText('Número de cédula'), '1710034065');
    await waitFor(() => expect(caja('Nombre')).toHaveValue('Rosa Quimi'));
    await user.type(caja('Teléfono'), '1');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Sin línea no se guardan los cambios/)).toBeVisible();
    expect(caja('Teléfono')).toHaveValue('09912345671');
  });

  it('after a page that died finds its sale sold, and does not charge it again', async () => {
    const { user, unmount } = await sinLinea();
    await user.keyboard('{F9}');
    const cobrar = await screen.findByRole('button', { name: 'Cobrar $12.75' });
    const antes = await waitFor(() => {
      const guardado = Object.entries<string>(localStorage);
      expect(JSON.stringify(guardado)).toContain('Bolón'); // an order is kept a moment after it changes
      return guardado;
    });
    await user.click(cobrar);
    await ultima();
    unmount();
    for (const [llave, valor] of antes) localStorage.setItem(llave, valor);

    renderScreen(<PuntoVentaScreen />);
    expect(await ultima()).toHaveTextContent('Venta 001-002-000000001');
    expect(total()).toHaveTextContent('$0.00');
    expect(await escrita()).toHaveLength(1);
  });
});
