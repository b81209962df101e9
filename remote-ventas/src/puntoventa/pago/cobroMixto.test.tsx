import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { usePendientes } from '@comanda/shared/session';
import {
  answer,
  makeConPin,
  makeUsuario,
  refuse,
  renderScreen,
  tienenPin,
} from '@comanda/shared/testing';

import { abrirCaja, answerCatalogo, EMPRESA, makeProducto, makeVenta } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

/** What the frame and the closing of the drawer are told of. */
function CobrosAMedias() {
  return <output aria-label="Cobros a medias">{usePendientes().get('cobros') ?? 0}</output>;
}

/** An order of one ceviche and one bolon: 12.75. */
async function conOrden(opciones?: Parameters<typeof renderScreen>[1]) {
  const vista = renderScreen(
    <>
      <PuntoVentaScreen />
      <CobrosAMedias />
    </>,
    opciones,
  );
  await vista.user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
  await vista.user.click(screen.getByRole('button', { name: /^Bolón/ }));
  return vista;
}
async function enPago(opciones?: Parameters<typeof renderScreen>[1]) {
  const vista = await conOrden(opciones);
  await vista.user.click(screen.getByRole('button', { name: 'Pagar' }));
  await screen.findByRole('dialog', { name: 'Pagar' });
  return vista;
}
const boton = (name: string | RegExp) => screen.getByRole('button', { name });
const total = () => screen.getByText('TOTAL').nextElementSibling;
const pagos = () => screen.getByRole('region', { name: 'Pagos de esta venta' });

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

  it('keeps what was taken through a reload, and the order as it was sold', async () => {
    abrirCaja();
    const { user, unmount } = await enPago();
    await user.type(screen.getByRole('textbox', { name: 'Recibido' }), '5');
    await user.click(boton('Abonar $5.00'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(localStorage.getItem(guardada()) ?? '').toContain('"abonos":[{'));
    unmount();

    const otra = renderScreen(<PuntoVentaScreen />);
    await otra.user.click(await screen.findByRole('button', { name: /^Bolón/ }));
    expect(total()).toHaveTextContent('$12.75');
    expect(otra.notices).toEqual([
      expect.stringContaining('Esta orden tiene pagos cobrados. Termine el cobro'),
    ]);
    await otra.user.click(boton('Pagar'));
    expect(pagos()).toHaveTextContent('Falta por cobrar $7.75');
    await otra.user.click(boton('Quitar el pago 1'));
    await otra.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await otra.user.click(boton(/^Bolón/));
    expect(total()).toHaveTextContent('$16.00');
  });

  it('shares a bill in equal parts, to the cent, whoever pays more cents first', async () => {
    const caja = abrirCaja();
    const { user } = await enPago();
    await user.click(boton('Partes iguales'));
    await user.click(within(screen.getByRole('group', { name: /Entre cuantos/ })).getByText('2'));

    await user.click(boton('Cobrar parte 1 de 2: $6.38'));
    await user.keyboard('{Enter}{Enter}'); // in a hurry: the second part is not taken with the first
    expect(caja.ventas).toHaveLength(0);
    expect(pagos()).toHaveTextContent('Falta por cobrar $6.37');
    unMomento();
    await user.click(boton('Cobrar parte 2 de 2: $6.37'));

    await screen.findByRole('region', { name: 'Última venta' });
    expect(caja.ventas[0]?.body).toMatchObject({ pagos: [{ monto: 6.38 }, { monto: 6.37 }] });
  });

  it('takes no card for more than is due', async () => {
    abrirCaja();
    const { user } = await enPago();
    await user.click(screen.getByRole('radio', { name: 'TRANSFERENCIA' }));
    await user.type(screen.getByRole('textbox', { name: 'Monto' }), '20');
    expect(screen.getByText('El monto es mayor que lo que falta por cobrar')).toBeVisible();
    expect(boton('Cobrar $12.75')).toBeDisabled();
  });

  it('lets a bank be typed with the letters that choose a method', async () => {
    const caja = abrirCaja();
    const { user } = await enPago();
    await user.click(screen.getByRole('radio', { name: 'TRANSFERENCIA' }));
    await user.type(screen.getByRole('textbox', { name: 'Banco' }), 'Produbanco ter');
    expect(screen.getByRole('radio', { name: 'TRANSFERENCIA' })).toBeChecked();
    await user.click(boton('Cobrar $12.75'));
    await waitFor(() =>
      expect(caja.ventas[0]?.body).toMatchObject({
        pagos: [{ forma_pago: 'TRANSFERENCIA', monto: 12.75, banco: 'Produbanco ter' }],
      }),
    );
  });
});

describe('a tip', () => {
  it('adds to what is paid, and is no more than ten percent', async () => {
    const caja = abrirCaja();
    answer(ventasCalls.crearVenta, {
      success: true,
      data: makeVenta({ propina: 1.1, total: 13.85 }),
    });
    const { user } = await enPago();
    await user.click(boton('Propina'));
    await user.type(screen.getByRole('textbox', { name: 'Otra propina' }), '1.11');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'La propina admite hasta el 10% del subtotal: $1.10',
    );
    await user.click(boton('10% $1.10'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(boton('Cobrar $13.85'));

    await screen.findByRole('region', { name: 'Última venta' });
    expect(caja.tickets[0]?.body).toMatchObject({ propina: 1.1, total: 13.85 });
  });
});

describe('a discount', () => {
  const deVenta = async (opciones?: Parameters<typeof renderScreen>[1]) => {
    tienenPin();
    const vista = await enPago(opciones);
    await vista.user.click(boton('Descuento'));
    await screen.findByText('Descuento: toda la venta');
    return vista;
  };
  const escribir = async ({ user }: Awaited<ReturnType<typeof conOrden>>, cuanto: string) => {
    const campo = screen.getByRole('textbox', { name: 'Descuento' });
    await user.clear(campo);
    await user.type(campo, cuanto);
  };

  it('within the limit needs a reason, and is off the whole bill', async () => {
    const caja = abrirCaja();
    const vista = await deVenta();
    await escribir(vista, '10');
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
    const vista = await deVenta();
    await escribir(vista, '50');
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

  it('takes the PIN of one, with Enter', async () => {
    abrirCaja();
    refuse(ajustesCalls.aprobarDescuento, 'APROBACION_RECHAZADA', [
      { campo: 'pin', msg: 'El PIN no es el de ese Administrador' },
    ]);
    const vista = await deVenta();
    await escribir(vista, '50');
    await vista.user.click(boton('Empleado'));
    const pin = screen.getByLabelText('PIN del Administrador');
    await vista.user.type(pin, '12');
    expect(boton('Aprobar 50%')).toBeDisabled();
    await vista.user.type(pin, 'x34{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El PIN no es el de ese Administrador',
    );
    expect(pin).toHaveValue('');
    await waitFor(() => expect(pin).toHaveFocus());
    const aprobadas = answer(ajustesCalls.aprobarDescuento, {
      success: true,
      data: {
        id: 'ap-1',
        aprobador: 'Ana Admin',
        porcentaje: 50,
        vence: '2026-11-22T12:00:00.000Z',
      },
    });
    await vista.user.type(pin, '4821{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('PIN del Administrador')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Cobrar $6.37' })).toBeEnabled();
    expect(aprobadas[0]?.body).toEqual({
      empresa: EMPRESA,
      porcentaje: 50,
      usuario: makeConPin().id,
      pin: '4821',
    });
  });

  it('says in words why it was not approved, and keeps what was typed', async () => {
    abrirCaja();
    refuse(ajustesCalls.aprobarDescuento, 'APROBACION_RECHAZADA');
    const vista = await deVenta();
    await escribir(vista, '50');
    await vista.user.click(boton('Demora'));
    await vista.user.click(boton('Con correo y contraseña'));
    await vista.user.type(screen.getByLabelText('Correo del Administrador'), 'cajero@demo.ec');
    await vista.user.type(screen.getByLabelText('Contraseña del Administrador'), 'x');
    await vista.user.click(boton('Aprobar 50%'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El correo y la contraseña no son de un Administrador de esta empresa',
    );
    expect(screen.getByLabelText('Correo del Administrador')).toHaveValue('cajero@demo.ec');
  });

  it('is free for an Administrador, all of it', async () => {
    const caja = abrirCaja();
    const usuario = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });
    const vista = await deVenta({ usuario });
    await escribir(vista, '100');
    await vista.user.click(boton('Cortesía'));
    await vista.user.click(boton('Aplicar descuento'));
    await vista.user.click(await screen.findByRole('button', { name: 'Cobrar $0.00' }));
    await waitFor(() => expect(caja.ventas[0]?.body).toMatchObject({ total: 0, descuento: 12.75 }));
  });

  it('of one line is seen on it, and in what the order comes to', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await user.click(boton(/^Cantidad de Ceviche/));
    await user.click(boton('Descuento'));
    await screen.findByRole('dialog', { name: 'Descuento: Ceviche de camarón' });
    await user.click(boton('Dólares $'));
    await user.type(screen.getByRole('textbox', { name: 'Descuento' }), '0.95');
    await user.click(boton('Demora'));
    await user.click(boton('Aplicar descuento'));
    expect(total()).toHaveTextContent('$11.80');
    expect(screen.getByText('-$0.95', { selector: 'em' })).toBeVisible();
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

  it('asks how much of what is weighed, with three decimals, and each time is a line', async () => {
    abrirCaja();
    answerCatalogo([makeProducto({ producto: 'Camarón', precio_venta: 6.1, por_peso: true })]);
    const { user } = renderScreen(<PuntoVentaScreen />);
    const pesar = async (cuanto: string) => {
      await user.click(await screen.findByRole('button', { name: /^Camarón/ }));
      const campo = await screen.findByRole('textbox', { name: 'Cantidad' });
      await user.clear(campo);
      await user.type(campo, cuanto);
      await user.click(boton('Aceptar'));
    };
    await pesar('0,235');
    expect(total()).toHaveTextContent('$1.43');
    await pesar('1.2345');
    expect(screen.getByRole('alert')).toHaveTextContent('La cantidad admite tres decimales');
    await user.clear(screen.getByRole('textbox', { name: 'Cantidad' }));
    await user.type(screen.getByRole('textbox', { name: 'Cantidad' }), '0.235');
    await user.click(boton('Aceptar'));
    await waitFor(() => expect(total()).toHaveTextContent('$2.86'));
  });

  it('offers the notes written last', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await user.click(boton(/^Cantidad de Ceviche/));
    await user.type(screen.getByRole('textbox', { name: 'Nota' }), 'sin limón');
    await user.click(boton('Aceptar'));
    await user.click(boton(/^Cantidad de Bolón/));
    await user.click(
      within(screen.getByRole('group', { name: 'Últimas notas' })).getByText('sin limón'),
    );
    await user.click(boton('Aceptar'));
    expect(screen.getAllByText('sin limón')).toHaveLength(2);
  });
});

describe('a bill in several parts', () => {
  it('splits in three, pays one, which stays told, and the rest is charged on', async () => {
    const caja = abrirCaja();
    const { user } = await conOrden();
    await user.click(boton(/^Bolón/)); // 9.50 + 2 x 3.25
    await user.click(boton('Dividir Cuenta'));
    await user.click(await screen.findByRole('button', { name: /^Pasar Bolón/ }));
    await user.click(boton('Otra parte'));
    await user.click(boton(/^Pasar Bolón/));
    const partes = within(screen.getByRole('toolbar', { name: 'Partes de la cuenta' }));
    expect(partes.getByRole('button', { name: 'Parte 1 $3.25' })).toBeVisible();
    expect(partes.getByRole('button', { name: 'Parte 2 $3.25' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(
      within(screen.getByRole('region', { name: 'Cuenta dividida 2' })).getByRole('button', {
        name: 'Pagar $3.25',
      }),
    );
    answer(ventasCalls.crearVenta, { success: true, data: makeVenta({ total: 3.25 }) });
    await user.click(await screen.findByRole('button', { name: 'Cobrar $3.25' }));
    await screen.findByRole('region', { name: 'Última venta' });

    await user.click(boton('Dividir Cuenta'));
    expect(await screen.findByText('Pagada')).toBeVisible();
    await user.click(boton('Juntar de nuevo'));
    expect(total()).toHaveTextContent('$12.75');
    expect(caja.ventas).toHaveLength(0); // the second answer took its place
  });

  it('moves a whole line at once', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await user.click(boton(/^Bolón/));
    await user.click(boton('Dividir Cuenta'));
    await user.click(await screen.findByRole('button', { name: /^Todo de Bolón/ }));
    expect(
      within(screen.getByRole('region', { name: 'Cuenta dividida' })).getByRole('button', {
        name: 'Pagar $6.50',
      }),
    ).toBeEnabled();
  });
});

const guardada = () =>
  Object.keys(localStorage).find((llave) => llave.startsWith('comanda.carrito.')) ?? '';
