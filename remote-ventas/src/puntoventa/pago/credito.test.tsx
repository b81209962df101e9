import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { cuentasCalls, type CreditoDeCliente } from '@comanda/shared/contracts/caja/cuentas';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, makeUsuario, pasan, refuse } from '@comanda/shared/testing';

import { boton, enPago } from '../testing/enPago';
import { abrirCaja, EMPRESA, makeCliente, makeVenta, PRODUCTOS } from '../testing/mundo';

const CREDITO = { plazo: 30, vence: '2026-12-20' };

/** A till of a company that sells on account, and how its customer stands. */
function abrirConCredito(over: Partial<CreditoDeCliente> = {}) {
  const caja = abrirCaja();
  answer(productosCalls.listarProductos, {
    success: true,
    data: [...PRODUCTOS],
    version: 1,
    modificadores: [],
    ajustes: { ...AJUSTES, vende_a_credito: true },
  });
  answer(clientesCalls.consultarCliente, { success: true, data: makeCliente() });
  const credito = { debe: 10, favor: 0, limite: 100, propio: false, disponible: 90, ...over };
  return {
    ...caja,
    cuentas: answer(cuentasCalls.creditoDeCliente, { success: true, data: credito }),
    ventas: answer(ventasCalls.crearVenta, {
      success: true,
      data: makeVenta({ forma_pago: 'CREDITO', credito: CREDITO }),
    }),
  };
}

const credito = () => screen.getByRole('radio', { name: /^CRÉDITO/ });

async function conCliente(opciones?: Parameters<typeof enPago>[0]) {
  const vista = await enPago(opciones);
  await vista.user.click(boton('Cambiar cliente'));
  await vista.user.type(
    await screen.findByRole('textbox', { name: /^Número de cédula/ }),
    '1710034065',
  );
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('María Salazar'),
  );
  await vista.user.click(boton('Guardar'));
  return vista;
}

describe('a sale on account', () => {
  it('says how the customer stands and until when it is paid, and puts no money in the drawer', async () => {
    const caja = abrirConCredito();
    const { user } = await conCliente();
    await user.click(credito());
    expect(await screen.findByText('$90.00')).toBeVisible();
    expect(screen.getByText(/A crédito, 30 días, vence \d\d\/\d\d\/\d{4}/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Plazo (días)' }), '8');
    await user.click(boton('Cobrar $12.75'));

    const hecha = await screen.findByRole('region', { name: 'Última venta' });
    expect(hecha).toHaveTextContent('A crédito, 30 días, vence 20/12/2026');
    expect(caja.cuentas[0]?.url.searchParams.get('cedula')).toBe('1710034065');
    expect(caja.ventas[0]?.body).toMatchObject({
      forma_pago: 'CREDITO',
      cedula: '1710034065',
      pagos: [{ forma_pago: 'CREDITO', monto: 12.75, plazo: 8 }],
    });
    await waitFor(() => expect(caja.tickets).toHaveLength(1));
    expect(caja.tickets[0]?.body).toMatchObject({ credito: CREDITO });
    expect(caja.tickets[0]?.body).not.toHaveProperty('cajon');
  });

  it('is the rest of what was paid in part', async () => {
    const caja = abrirConCredito();
    const { user } = await conCliente();
    await user.type(screen.getByRole('textbox', { name: 'Recibido' }), '5');
    await user.click(boton('Abonar $5.00'));
    await user.click(credito());
    await waitFor(() => expect(boton('Cobrar $7.75')).toBeEnabled());
    await pasan(750); // no second Enter of the same press
    await user.click(boton('Cobrar $7.75'));
    await screen.findByRole('region', { name: 'Última venta' });
    expect(caja.ventas[0]?.body).toMatchObject({
      pagos: [
        { forma_pago: 'EFECTIVO', monto: 5 },
        { forma_pago: 'CREDITO', monto: 7.75 },
      ],
    });
  });

  it('waits for a customer, and says how much they have left', async () => {
    const caja = abrirConCredito({ disponible: 10 });
    const { user } = await enPago();
    await screen.findByRole('radio', { name: /^CRÉDITO/ }); // the company's settings say that there is such
    await user.keyboard('c');
    await waitFor(() => expect(credito()).toBeChecked());
    expect(screen.getByText(/elija un cliente: consumidor final no puede/)).toBeVisible();
    expect(boton('Cobrar $12.75')).toBeDisabled();
    await user.click(boton('Cambiar cliente'));
    await user.type(
      await screen.findByRole('textbox', { name: /^Número de cédula/ }),
      '1710034065',
    );
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('María Salazar'),
    );
    await user.click(boton('Guardar'));
    expect(
      await screen.findByText('Al cliente le quedan $10.00 a crédito: cobre $2.75 de otra forma'),
    ).toBeVisible();
    expect(boton('Cobrar $12.75')).toBeDisabled();
    expect(caja.ventas).toEqual([]);
  });

  it('keeps the order where the server refuses it, in its words', async () => {
    abrirConCredito();
    refuse(ventasCalls.crearVenta, 'CREDITO_EXCEDE');
    const { user } = await conCliente();
    await user.click(credito());
    await waitFor(() => expect(boton('Cobrar $12.75')).toBeEnabled());
    await user.click(boton('Cobrar $12.75'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'La venta pasa del límite de crédito del cliente',
    );
  });

  it.each([
    ['of a company that does not', 'Cajero', false],
    ['by a waiter', 'Mesero', true],
  ] as const)('is not offered %s', async (_que, perfil, vende) => {
    if (vende) abrirConCredito();
    else abrirCaja();
    const { user } = await enPago({ usuario: makeUsuario({ perfil, empresa: [EMPRESA] }) });
    expect(screen.queryByRole('radio', { name: /^CRÉDITO/ })).toBeNull();
    await user.keyboard('c');
    expect(screen.getByRole('radio', { name: 'EFECTIVO' })).toBeChecked();
  });
});
