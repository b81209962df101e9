import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { ajustesCalls } from '@comanda/shared/contracts/ventas/ajustes';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';
import { answer, makeConPin, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

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

describe('a payment in several ways', () => {
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

  it('takes no card for more than is due', async () => {
    abrirCaja();
    const { user } = await enPago();
    await user.click(screen.getByRole('radio', { name: 'TRANSFERENCIA' }));
    await user.type(screen.getByRole('textbox', { name: 'Monto' }), '20');
    expect(screen.getByText('El monto es mayor que lo que falta por cobrar')).toBeVisible();
    expect(boton('Cobrar $12.75')).toBeDisabled();
  });

  it.each([
    ['EFECTIVO', 'Recibido'],
    ['TARJETA', 'Monto'],
    ['TRANSFERENCIA', 'Monto'],
  ])('has the keyboard where the next part is typed, after one by %s', async (forma, campo) => {
    abrirCaja();
    const { user } = await enPago();
    await user.click(screen.getByRole('radio', { name: forma }));
    await user.type(screen.getByRole('textbox', { name: campo }), '5');
    await user.click(boton('Abonar $5.00'));
    expect(screen.getByRole('textbox', { name: campo })).toHaveFocus();
    await user.keyboard('t');
    expect(screen.getByRole('radio', { name: 'TARJETA' })).toBeChecked();
  });

  it('brings no keyboard up under a finger: the method has the focus', async () => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (media) =>
      Object.assign(original(media), { matches: media === '(pointer: coarse)' });
    try {
      abrirCaja();
      const { user } = await enPago();
      await user.type(screen.getByRole('textbox', { name: 'Recibido' }), '5');
      await user.click(boton('Abonar $5.00'));
      expect(screen.getByRole('radio', { name: 'EFECTIVO' })).toHaveFocus();
    } finally {
      window.matchMedia = original;
    }
  });

  it('hears the letters of the methods after a part was taken away', async () => {
    abrirCaja();
    const { user } = await enPago();
    await user.type(screen.getByRole('textbox', { name: 'Recibido' }), '5');
    await user.click(boton('Abonar $5.00'));
    await user.click(boton('Quitar el pago 1'));
    await user.keyboard('t');
    expect(screen.getByRole('radio', { name: 'TARJETA' })).toBeChecked();
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
    // '1' on the way to it was one
    expect(screen.getByText('Corrija la propina')).toBeVisible();
    expect(boton(/^Cobrar/)).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: 'Recibido' }), '5');
    for (const otro of [/^Abonar/, /^Programar/])
      expect(screen.queryByRole('button', { name: otro })).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: 'Recibido' }));
    await user.click(boton(/^Propina/));
    expect(boton(/^Cobrar/)).toBeEnabled();
    await user.click(boton(/^Propina/));
    await user.click(boton('10% $1.10'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(boton('Cobrar $13.85'));

    await screen.findByRole('region', { name: 'Última venta' });
    expect(caja.tickets[0]?.body).toMatchObject({ propina: 1.1, total: 13.85 });
  });
});

describe('what was agreed on for an order', () => {
  async function vaciadaConPropina() {
    abrirCaja();
    const vista = await enPago();
    await vista.user.click(boton('Propina'));
    await vista.user.click(boton('10% $1.10'));
    await vista.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await vista.user.click(boton('Vaciar orden'));
    return vista;
  }

  it('is not for the next customer: neither the tip nor what was taken off', async () => {
    const { user } = await vaciadaConPropina();
    await user.click(boton(/^Bolón/));
    await user.click(boton('Pagar'));
    expect(await screen.findByRole('button', { name: 'Cobrar $3.25' })).toBeEnabled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(boton('Quitar Bolón de queso'));
    await user.click(boton('Deshacer'));
    expect(total()).toHaveTextContent('$3.25');
  });

  it('is no more than what is left of it admits', async () => {
    abrirCaja();
    const { user } = await enPago();
    await user.click(boton('Propina'));
    await user.click(boton('10% $1.10'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(boton('Quitar Bolón de queso'));
    await user.click(boton('Pagar'));
    expect(await screen.findByRole('button', { name: 'Cobrar $10.60' })).toBeDisabled();
    expect(screen.getByText('Corrija la propina: esta cuenta admite hasta $0.82')).toBeVisible();
    await user.click(boton(/^Propina/));
    await user.click(boton('Sin propina'));
    expect(boton('Cobrar $9.50')).toBeEnabled();
  });

  it('comes back with an order that was emptied by mistake', async () => {
    const { user } = await vaciadaConPropina();
    await user.click(boton('Deshacer'));
    await user.click(boton('Pagar'));
    expect(await screen.findByRole('button', { name: 'Cobrar $13.85' })).toBeEnabled();
  });
});

describe('a discount', () => {
  it('takes the PIN of one, with Enter', async () => {
    abrirCaja();
    refuse(ajustesCalls.aprobarDescuento, 'APROBACION_RECHAZADA', [
      { campo: 'pin', msg: 'El PIN no es el de ese Administrador' },
    ]);
    const vista = await conDescuento();
    await escribirDescuento(vista, '50');
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

  it('asks for another approval where the one it had is used up or too old', async () => {
    abrirCaja();
    answer(ajustesCalls.aprobarDescuento, {
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
    await vista.user.type(screen.getByLabelText('PIN del Administrador'), '4821{Enter}');
    refuse(ventasCalls.crearVenta, 'DESCUENTO_SIN_APROBACION');
    await vista.user.click(await screen.findByRole('button', { name: 'Cobrar $6.37' }));
    await screen.findByText(/la orden sigue abierta/);

    await vista.user.click(boton(/^Descuento/));
    expect(await screen.findByRole('button', { name: 'Aprobar 50%' })).toBeVisible();
  });

  it('says in words why it was not approved, and keeps what was typed', async () => {
    abrirCaja();
    refuse(ajustesCalls.aprobarDescuento, 'APROBACION_RECHAZADA');
    const vista = await conDescuento();
    await escribirDescuento(vista, '50');
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
    const vista = await conDescuento({ usuario });
    await escribirDescuento(vista, '100');
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

  it.each([
    ['Cantidad', '2'],
    ['Nota', 'sin limón'],
  ])('asks before the %s that was typed is lost', async (name, texto) => {
    abrirCaja();
    const { user, notices } = await conOrden({ acepta: false });
    await user.click(boton(/^Cantidad de Ceviche/));
    const campo = await screen.findByRole('textbox', { name });
    await user.clear(campo);
    await user.type(campo, texto);
    const dialogo = screen.getByRole('dialog');
    await user.click(dialogo.parentElement ?? dialogo);
    expect(notices).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    expect(campo).toHaveValue(texto);
  });
});

describe('a bill in several parts', () => {
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
