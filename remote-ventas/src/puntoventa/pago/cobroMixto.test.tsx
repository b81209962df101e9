import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, renderScreen } from '@comanda/shared/testing';

import {
  boton,
  conDescuento,
  conOrden,
  enPago,
  escribirDescuento,
  pagos,
  total,
} from '../testing/enPago';
import { abrirCaja, answerCatalogo, EMPRESA, makeProducto, makeVenta } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

/** The till's clock goes when a test says so: a machine that is busy makes no hurry of a cashier's into two presses. */
let ahora = 0;
beforeEach(() => {
  ahora = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => ahora);
});
afterEach(() => {
  jest.restoreAllMocks();
});
const unMomento = () => {
  ahora += 800;
};

describe('a payment in several ways', () => {
  it('takes part of it in cash, says what is left, and charges the rest by card', async () => {
    const caja = abrirCaja();
    const { user } = await enPago();

    await user.type(screen.getByRole('textbox', { name: 'Recibido' }), '5');
    await user.click(boton('Abonar $5.00'));
    expect(pagos()).toHaveTextContent('Falta por cobrar $7.75');
    expect(screen.getByLabelText('Cobros a medias')).toHaveTextContent('1');
    await user.click(screen.getByRole('radio', { name: 'TARJETA' }));
    await user.click(boton('DÉBITO'));
    await user.type(screen.getByRole('textbox', { name: 'Número de voucher' }), 'tr-9');
    await waitFor(() => expect(boton('Cobrar $7.75')).toBeEnabled());
    unMomento(); // no second Enter of the same press
    await user.click(boton('Cobrar $7.75'));

    await screen.findByRole('region', { name: 'Última venta' });
    expect(screen.getByLabelText('Cobros a medias')).toHaveTextContent('0');
    expect(caja.ventas[0]?.body).toMatchObject({
      forma_pago: 'TARJETA',
      total: 12.75,
      pagos: [
        { forma_pago: 'EFECTIVO', monto: 5 },
        { forma_pago: 'TARJETA', monto: 7.75, tarjeta: 'DEBITO', referencia: 'tr-9' },
      ],
    });
    expect(screen.getByRole('region', { name: 'Última venta' })).toHaveTextContent(
      'EFECTIVO $5.00 + TARJETA $7.75',
    );
    expect(caja.tickets[0]?.body).toMatchObject({
      pagos: [{ monto: 5 }, { monto: 7.75, referencia: 'tr-9' }],
      recibido: 5,
      cambio: 0,
    });
  });

  it('shares a bill in equal parts, to the cent, whoever pays more cents first', async () => {
    const caja = abrirCaja();
    const { user } = await enPago();
    await user.click(boton('Partes iguales'));
    await user.click(within(screen.getByRole('group', { name: /Entre cuántos/ })).getByText('2'));

    await user.click(boton('Cobrar parte 1 de 2: $6.38'));
    await user.keyboard('{Enter}{Enter}'); // in a hurry: the second part is not taken with the first
    expect(caja.ventas).toHaveLength(0);
    expect(pagos()).toHaveTextContent('Falta por cobrar $6.37');
    unMomento();
    await user.click(boton('Cobrar parte 2 de 2: $6.37'));

    await screen.findByRole('region', { name: 'Última venta' });
    expect(caja.ventas[0]?.body).toMatchObject({ pagos: [{ monto: 6.38 }, { monto: 6.37 }] });
  });
});

describe('a discount', () => {
  it('within the limit needs a reason, and is off the whole bill', async () => {
    const caja = abrirCaja();
    const vista = await conDescuento();
    await escribirDescuento(vista, '10');
    await vista.user.click(boton('Aplicar descuento'));
    expect(screen.getByRole('alert')).toHaveTextContent('Escriba el motivo del descuento');
    await vista.user.click(boton('Promoción'));
    await vista.user.click(boton('Aplicar descuento'));

    await vista.user.click(await screen.findByRole('button', { name: 'Cobrar $11.47' }));
    await waitFor(() =>
      expect(caja.ventas[0]?.body).toMatchObject({
        descuento: 1.28,
        motivo_descuento: 'Promoción',
        total: 11.47,
        tienda: [{ subtota: 9.5 }, { subtota: 3.25 }],
      }),
    );
  });

  it('leaves no tip that is more than the bill admits by then: what charges says so', async () => {
    abrirCaja();
    const vista = await enPago();
    const { user } = vista;
    await user.click(boton('Propina'));
    await user.click(boton('10% $1.10'));
    await user.click(boton('Descuento'));
    await screen.findByText('Descuento: toda la venta');
    await escribirDescuento(vista, '10');
    await user.click(boton('Promoción'));
    await user.click(boton('Aplicar descuento'));

    expect(await screen.findByRole('button', { name: 'Cobrar $12.57' })).toBeDisabled();
    expect(screen.getByText('Corrija la propina: esta cuenta admite hasta $0.99')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Programar/ })).toBeNull();
    await user.click(boton('10% $0.99'));
    expect(boton('Cobrar $12.46')).toBeEnabled();
  });

  it('above it asks an Administrador, whose password is not kept', async () => {
    const caja = abrirCaja();
    const aprobadas = answer(ajustesCalls.aprobarDescuento, {
      success: true,
      data: {
        id: 'ap-1',
        aprobador: 'Ana Admin',
        porcentaje: 50,
        vence: '2026-11-22T12:00:00.000Z',
      },
    });
    const vista = await conDescuento();
    await escribirDescuento(vista, '50');
    await vista.user.click(boton('Empleado'));
    expect(screen.queryByRole('button', { name: 'Aplicar descuento' })).toBeNull();
    await vista.user.click(boton('Con correo y contraseña'));
    await vista.user.type(screen.getByLabelText('Correo del Administrador'), 'admin@demo.ec');
    await vista.user.type(screen.getByLabelText('Contraseña del Administrador'), 'secreta');
    await vista.user.click(boton('Aprobar 50%')); // one press approves and applies
    await vista.user.click(await screen.findByRole('button', { name: 'Cobrar $6.37' }));

    await waitFor(() => expect(caja.ventas[0]?.body).toMatchObject({ aprobacion: 'ap-1' }));
    expect(aprobadas[0]?.body).toMatchObject({ porcentaje: 50, empresa: EMPRESA });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secreta');
  });
});

describe('what goes with a product, and what is weighed', () => {
  const queso: Modificador = {
    id: 'm1',
    nombre: 'Extra queso',
    precio: 0.5,
    id_producto: 'p1',
    id_categoria: null,
  };
  const sinCebolla: Modificador = { ...queso, id: 'm2', nombre: 'Sin cebolla', precio: 0 };

  it('chooses each with one tap, priced, and sells it as another line', async () => {
    const caja = abrirCaja();
    answerCatalogo([makeProducto()], 1, [queso, sinCebolla]);
    const { user } = renderScreen(<PuntoVentaScreen />);
    const tile = await screen.findByRole('button', { name: /^Ceviche de/ });
    await user.click(tile);
    await user.click(boton(/^Cantidad de Ceviche/));
    await user.click(boton('Extra queso +$0.50'));
    await user.click(boton('Sin cebolla'));
    await user.click(boton('Aceptar'));
    await user.click(tile);

    expect(total()).toHaveTextContent('$19.50');
    await user.click(
      screen.getAllByRole('button', { name: 'Quitar Ceviche de camarón' })[0] as Element,
    );
    expect(total()).toHaveTextContent('$9.50'); // the line with cheese, and not the other
    await user.click(boton('Deshacer'));
    expect(total()).toHaveTextContent('$19.50');
    expect(screen.getAllByRole('listitem').map((uno) => uno.textContent)).toContainEqual(
      expect.stringContaining('Extra queso, Sin cebolla'),
    );
    await user.click(boton('Pagar'));
    await user.click(await screen.findByRole('button', { name: 'Cobrar $19.50' }));
    await waitFor(() =>
      expect(caja.ventas[0]?.body).toMatchObject({
        tienda: [
          {
            id: 'p1',
            precio_venta: 10,
            cantidad: 1,
            modificadores: [
              { id: 'm1', nombre: 'Extra queso', precio: 0.5 },
              { id: 'm2', nombre: 'Sin cebolla', precio: 0 },
            ],
          },
          { id: 'p1', precio_venta: 9.5, cantidad: 1 },
        ],
      }),
    );
  });
});

describe('a bill in several parts', () => {
  it('splits in four, pays the one that is open, which stays told, and the rest is charged on', async () => {
    abrirCaja();
    const ventas = answer(ventasCalls.crearVenta, {
      success: true,
      data: makeVenta({ total: 3.25 }),
    });
    const { user } = await conOrden();
    for (const otro of [/^Ceviche de/, /^Bolón/]) await user.click(boton(otro)); // 2 x 9.50 + 2 x 3.25
    await user.click(boton('Dividir Cuenta'));
    await user.click(await screen.findByRole('button', { name: /^Pasar Ceviche/ }));
    for (const otro of [/^Pasar Bolón/, /^Pasar Ceviche/]) {
      await user.click(boton('Otra parte'));
      await user.click(boton(otro));
    }
    const partes = within(screen.getByRole('toolbar', { name: 'Partes de la cuenta' }));
    expect(partes.getByRole('button', { name: 'Parte 3 $9.50' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(partes.getByRole('button', { name: 'Parte 2 $3.25' }));
    await user.click(
      within(screen.getByRole('region', { name: 'Cuenta dividida 2' })).getByRole('button', {
        name: 'Pagar $3.25',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cobrar $3.25' }));
    await screen.findByRole('region', { name: 'Última venta' });
    expect(ventas.map(({ body }) => body)).toMatchObject([
      { total: 3.25, tienda: [{ id: 'p2', cantidad: 1 }] },
    ]);

    await user.click(boton('Dividir Cuenta'));
    expect(await screen.findByText('Pagada')).toBeVisible();
    await user.click(boton('Juntar de nuevo'));
    expect(total()).toHaveTextContent('$22.25');
    await user.click(boton('Pagar'));
    unMomento();
    await user.click(await screen.findByRole('button', { name: 'Cobrar $22.25' }));
    await waitFor(() => expect(total()).toHaveTextContent('$0.00'));
    expect(ventas.map(({ body }) => body)).toMatchObject([
      { total: 3.25 },
      {
        total: 22.25,
        tienda: [
          { id: 'p2', cantidad: 1 },
          { id: 'p1', cantidad: 2 },
        ],
      },
    ]);
  });
});
