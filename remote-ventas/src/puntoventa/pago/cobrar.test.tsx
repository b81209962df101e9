import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { documentosCalls } from '@comanda/shared/contracts/facturacion/documentos';
import { facturacionCalls } from '@comanda/shared/contracts/facturacion/facturacion';
import { impresionCalls } from '@comanda/shared/contracts/ventas/impresion';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import {
  abrirCaja,
  answerCatalogo,
  CLAVE,
  EMPRESA,
  makeCliente,
  makeEmpresa,
  makeProducto,
  makeVenta,
} from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

/** An order of one ceviche and one bolon: 12.75. */
async function conOrden() {
  const vista = renderScreen(<PuntoVentaScreen />);
  await vista.user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
  await vista.user.click(screen.getByRole('button', { name: /^Bolón/ }));
  return vista;
}

async function cobrar({ user }: Awaited<ReturnType<typeof conOrden>>) {
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  await user.click(await screen.findByRole('button', { name: 'Cobrar $12.75' }));
}

const total = () => screen.getByText('TOTAL').nextElementSibling;

describe('cobrar', () => {
  it('sells in four taps: reserves a number, sells, hurries the invoice, prints, and clears the cart', async () => {
    const caja = abrirCaja();
    const vista = await conOrden();

    await cobrar(vista);

    expect(await screen.findByText(/Venta 001-001-000000123/)).toBeVisible();
    expect(await screen.findByText('Ticket impreso')).toBeVisible();
    expect(await screen.findByText('Factura autorizada')).toBeVisible();
    expect(total()).toHaveTextContent('$0.00');
    expect(caja.ventas).toHaveLength(1);
    expect(caja.ventas[0]?.body).toMatchObject({
      empresa: EMPRESA,
      forma_pago: 'EFECTIVO',
      clave_acceso: CLAVE,
      secuencial: '000000123',
      cedula: '9999999999999',
      subtotal: 11.09,
      iva: 1.66,
      total: 12.75,
    });
    expect(caja.ventas[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(caja.reservas[0]?.headers.get('idempotency-key')).toBe(
      caja.ventas[0]?.headers.get('idempotency-key'),
    );
    expect(caja.tickets[0]?.body).toMatchObject({ secuencial: '001-001-000000123', total: 12.75 });
  });

  it('says why an invoice waits behind an authority that is slow', async () => {
    abrirCaja();
    const mensaje = 'El SRI está lento: la factura saldrá sola';
    const firmada = { clave_acceso: CLAVE, estado: 'FIRMADA', fecha_autorizacion: null } as const;
    answer(facturacionCalls.firmarXml, { success: true, data: { ...firmada, mensaje } });
    answer(documentosCalls.consultarComprobante, {
      success: true,
      data: { ...firmada, mensaje },
    });
    await cobrar(await conOrden());
    expect(await screen.findByText('Factura firmada, por enviar')).toBeVisible();
    expect(screen.getByText(mensaje)).toBeVisible();
  });

  it('gives change, large, until the next sale begins', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await user.click(screen.getByRole('button', { name: 'Pagar' }));

    const recibido = await screen.findByRole('textbox', { name: 'Recibido' });
    await user.type(recibido, '10');
    expect(screen.getByText('El monto recibido es menor al total')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cobrar $12.75' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '$20.00' }));
    await user.click(screen.getByRole('button', { name: 'Cobrar $12.75' }));

    const venta = await screen.findByRole('region', { name: 'Última venta' });
    expect(venta).toHaveTextContent('Cambio $7.25');
    await user.click(screen.getByRole('button', { name: /^Bolón/ }));
    expect(screen.queryByRole('region', { name: 'Última venta' })).toBeNull();
  });

  it('sells by card without asking what was received', async () => {
    const caja = abrirCaja();
    const { user } = await conOrden();
    await user.click(screen.getByRole('button', { name: 'Pagar' }));

    await user.click(await screen.findByRole('radio', { name: 'TARJETA' }));
    expect(screen.queryByRole('textbox', { name: 'Recibido' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cobrar $12.75' }));

    await waitFor(() => expect(caja.ventas[0]?.body).toMatchObject({ forma_pago: 'TARJETA' }));
  });

  it('says that an order is empty instead of opening the payment', async () => {
    abrirCaja();
    const { user, notices } = renderScreen(<PuntoVentaScreen />);
    await screen.findByRole('button', { name: /^Ceviche de/ });

    const pagar = screen.getByRole('button', { name: 'Pagar' });
    expect(pagar).toBeDisabled();
    expect(pagar).toHaveAccessibleDescription('No hay productos en la factura');
    await user.keyboard('{F9}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notices).toEqual(['warning: Punto de Venta / No hay productos en la factura']);
  });

  it('sells without a number where the company does not invoice', async () => {
    const caja = abrirCaja();
    answer(facturacionCalls.consultarEmpresa, {
      success: true,
      data: makeEmpresa({ factura: false }),
    });
    answer(ventasCalls.crearVenta, { success: true, data: makeVenta({ clave_acceso: null }) });

    await cobrar(await conOrden());

    expect(await screen.findByText('Ticket impreso')).toBeVisible();
    expect(caja.reservas).toHaveLength(0);
    expect(caja.firmas).toHaveLength(0);
  });

  it.each([
    ['its number', facturacionCalls.reservarClaveAcceso, 'EMPRESA_SIN_FACTURACION'],
    ['the sale', ventasCalls.crearVenta, 'VENTA_DE_OTRO_DOCUMENTO'],
  ] as const)(
    'asks of the company again where %s is refused: invoicing was switched off meanwhile',
    async (_que, call, code) => {
      abrirCaja();
      const factura = { hoy: true };
      const leidas = answer(facturacionCalls.consultarEmpresa, () => ({
        success: true as const,
        data: makeEmpresa({ factura: factura.hoy }),
      }));
      refuse(call, code);
      const vista = await conOrden();
      expect(leidas).toHaveLength(1);
      factura.hoy = false;
      await cobrar(vista);
      await waitFor(() => expect(leidas).toHaveLength(2));
    },
  );

  it('charges nothing before the company is known, and says what it waits for', async () => {
    abrirCaja();
    refuse(facturacionCalls.consultarEmpresa, 'SIN_CONEXION');
    const { user } = await conOrden();

    await user.click(screen.getByRole('button', { name: 'Pagar' }));

    expect(await screen.findByText('Leyendo los datos de la empresa')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cobrar $12.75' })).toBeDisabled();
  });

  it.each([
    [
      'is off',
      'IMPRESORA_NO_DISPONIBLE',
      'Error al enviar la factura o la impresora no está conectada',
    ],
    [
      'is far behind',
      'IMPRESORA_OCUPADA',
      'Hay demasiados tickets en espera. Revise la impresora y vuelva a imprimir',
    ],
  ] as const)(
    'keeps the sale when the printer %s, says so, and prints later',
    async (_como, code, msg) => {
      abrirCaja();
      refuse(impresionCalls.imprimirTicket, code);
      const vista = await conOrden();

      await cobrar(vista);

      expect(await screen.findByText('El ticket no se imprimió')).toBeVisible();
      expect(screen.getByRole('region', { name: 'Última venta' })).toHaveTextContent(msg);
      expect(vista.notices).toEqual([]); // the card says it
      answer(impresionCalls.imprimirTicket, { success: true, data: { id: 't', destino: 'x' } });
      await vista.user.click(screen.getByRole('button', { name: 'Reimprimir' }));
      expect(await screen.findByText('Ticket impreso')).toBeVisible();
    },
  );

  it('shows what the server refuses and keeps the order', async () => {
    const caja = abrirCaja();
    refuse(ventasCalls.crearVenta, 'PRECIO_CAMBIADO', [
      { campo: 'tienda.0.precio_venta', msg: 'El precio de Ceviche de camarón cambió' },
    ]);
    const vista = await conOrden();

    await cobrar(vista);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El precio de Ceviche de camarón cambió. La venta no se registró: la orden sigue abierta',
    );
    expect(total()).toHaveTextContent('$12.75');
    await waitFor(() => expect(caja.productos).toHaveLength(2)); // at today's prices the next try can be right
  });
});

describe('an answer that is lost', () => {
  it('asks whether the sale exists and shows it, without selling again', async () => {
    const caja = abrirCaja();
    refuse(ventasCalls.crearVenta, 'SIN_CONEXION');
    const consultas = answer(ventasCalls.consultarVenta, {
      success: true,
      data: makeVenta({ repetida: true }),
    });
    const vista = await conOrden();

    await cobrar(vista);

    expect(await screen.findByText(/Venta 001-001-000000123/)).toBeVisible();
    expect(total()).toHaveTextContent('$0.00');
    expect(consultas[0]?.url.searchParams.get('idempotencia')).toBe(
      caja.reservas[0]?.headers.get('idempotency-key'),
    );
  });

  it('gives the order back when it does not exist, and charges it with the same key', async () => {
    const caja = abrirCaja();
    refuse(ventasCalls.crearVenta, 'SIN_CONEXION');
    answer(ventasCalls.consultarVenta, { success: true, data: null });
    const vista = await conOrden();
    await cobrar(vista);
    await within(screen.getByRole('dialog')).findByText(
      'La venta no se registró. Puede cobrarla de nuevo',
    );
    expect(total()).toHaveTextContent('$12.75');

    const ventas = answer(ventasCalls.crearVenta, { success: true, data: makeVenta() });
    await vista.user.click(screen.getByRole('button', { name: 'Cobrar $12.75' }));

    await screen.findByText(/Venta 001-001-000000123/);
    expect(ventas[0]?.headers.get('idempotency-key')).toBe(
      caja.reservas[0]?.headers.get('idempotency-key'),
    );
  });

  it('checks nothing when the connection was lost before the sale was sent', async () => {
    abrirCaja();
    refuse(facturacionCalls.reservarClaveAcceso, 'SIN_CONEXION');
    const vista = await conOrden();
    await cobrar(vista);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No hay conexión con el servidor. La venta no se registró: la orden sigue abierta',
    );
    expect(screen.queryByText('Comprobando si la venta se registró')).toBeNull();
    expect(total()).toHaveTextContent('$12.75');
  });

  it('finds out after a reload too', async () => {
    abrirCaja();
    refuse(ventasCalls.crearVenta, 'SIN_CONEXION');
    refuse(ventasCalls.consultarVenta, 'SIN_CONEXION');
    const vista = await conOrden();
    await cobrar(vista);
    await screen.findByText('Comprobando si la venta se registró');
    await vista.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Comprobando si la venta se registró')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar' })).toBeDisabled();
    vista.unmount();

    answer(ventasCalls.consultarVenta, { success: true, data: makeVenta({ repetida: true }) });
    renderScreen(<PuntoVentaScreen />);

    expect(await screen.findByText(/Venta 001-001-000000123/)).toBeVisible();
    expect(total()).toHaveTextContent('$0.00');
  });
});

describe('customer (spec section 5)', () => {
  const cedula = () => screen.findByRole('textbox', { name: /^Número de cédula/ });

  it('looks up at ten digits and fills the form', async () => {
    abrirCaja();
    const consultas = answer(clientesCalls.consultarCliente, {
      success: true,
      data: makeCliente(),
    });
    const { user } = await conOrden();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));

    await user.type(await cedula(), '17100-34065');

    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('María Salazar'),
    );
    expect(consultas).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('María Salazar')).toBeVisible();
  });

  it('asks who it is above 50 dollars, and the final consumer will not do', async () => {
    const caja = abrirCaja();
    const { user } = renderScreen(<PuntoVentaScreen />);
    await user.click(await screen.findByRole('button', { name: /^Libra de camarón/ }));

    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    expect(await screen.findByText(/Sobre \$50.00 registre los datos/)).toBeVisible();
    await user.type(await cedula(), '9999999999');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    expect(await screen.findByText(/si el total a pagar es mayor a 50 dólares/)).toBeVisible();
    expect(caja.ventas).toHaveLength(0);
  });

  it('asks who it is where the tip takes the bill above 50 dollars', async () => {
    const caja = abrirCaja();
    answerCatalogo([makeProducto({ precio_venta: 48, porcentaje_iva: 0 })]);
    answer(clientesCalls.consultarCliente, { success: true, data: makeCliente() });
    const { user } = renderScreen(<PuntoVentaScreen />);
    await user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    expect(await screen.findByRole('button', { name: 'Cobrar $48.00' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Propina' }));
    await user.click(screen.getByRole('button', { name: '10% $4.80' }));

    expect(screen.getByText(/^Sobre \$50.00 registre los datos/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cobrar $52.80' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Recibido' }), '20{Enter}');
    expect(screen.queryByRole('button', { name: /^(Abonar|Programar)/ })).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: 'Recibido' }));
    await user.click(screen.getByRole('button', { name: 'Cambiar cliente' }));
    await user.type(await cedula(), '9999999999');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/si el total a pagar es mayor a 50 dólares/)).toBeVisible();
    await user.clear(await cedula());
    await user.type(await cedula(), '1710034065');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('María Salazar'),
    );
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('button', { name: 'Cobrar $52.80' })).toBeEnabled();
    expect(caja.ventas).toHaveLength(0);
  });
});
