import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, makeCliente } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const HELEN = makeCliente({
  nombre: 'Helen Whitfield',
  razon_social: 'Helen Whitfield',
  cedula: 'AB123456',
  tipo_identificacion: '06',
});
const caja = (name: string) => screen.findByRole('textbox', { name });
const boton = (name: string) => screen.getByRole('button', { name });
const nombre = () => screen.getByRole('textbox', { name: 'Nombre' });

async function conOrden(producto = /^Ceviche de/) {
  const pedidos = abrirCaja();
  const vista = renderScreen(<PuntoVentaScreen />);
  await vista.user.click(await screen.findByRole('button', { name: producto }));
  return { ...vista, pedidos };
}
type Vista = Awaited<ReturnType<typeof conOrden>>;

async function elegirTipo({ user }: Vista, tipo: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Tipo de identificación' }));
  await user.click(await screen.findByText(tipo, { selector: '[class*="option"] *' }));
}

/** The form of a customer with that type, and a number in its box. */
async function escribir(vista: Vista, tipo: string, numero: string) {
  await vista.user.click(boton('Registrar'));
  if (tipo !== 'Cédula') await elegirTipo(vista, tipo);
  await vista.user.type(await caja(tipo === 'Cédula' ? 'Número de cédula' : tipo), numero);
}

async function completar({ user }: Vista) {
  await user.type(nombre(), 'Otra Persona');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'otra@correo.ec');
  await user.type(screen.getByRole('textbox', { name: 'Dirección' }), 'Quito');
  await user.type(screen.getByRole('textbox', { name: 'Teléfono' }), '0991234567');
}

describe('the number of a customer', () => {
  it('is looked up when it is a passport too, once nobody types on', async () => {
    const vista = await conOrden();
    const consultas = answer(clientesCalls.consultarCliente, { success: true, data: HELEN });

    await escribir(vista, 'Pasaporte', 'AB123456');

    await waitFor(() => expect(nombre()).toHaveValue('Helen Whitfield'));
    expect(consultas.map(({ params }) => params.id)).toEqual(['AB123456']);
    await vista.user.click(boton('Guardar'));
    expect(await screen.findByText('Helen Whitfield')).toBeVisible();
    expect(vista.notices).toEqual([]);
  });

  it('is called by its type when nobody has it', async () => {
    const vista = await conOrden();
    refuse(clientesCalls.consultarCliente, 'CEDULA_NO_ENCONTRADA');
    await escribir(vista, 'Pasaporte', 'ZZ999');
    expect(
      await screen.findByText(
        'Pasaporte no se encuentra en nuestra base de datos, por favor registrar',
      ),
    ).toBeVisible();
  });

  it.each([
    ['Cédula', 'Número de cédula', '171003406', '6', 'La cédula no es válida: revise sus dígitos'],
    ['RUC', 'RUC', '171003406600', '1', 'El RUC no es válido: revise sus dígitos'],
  ])(
    'of a %s that is complete and wrong is said at once',
    async (tipo, etiqueta, casi, ultimo, falta) => {
      const vista = await conOrden();
      refuse(clientesCalls.consultarCliente, 'CEDULA_NO_ENCONTRADA');
      await escribir(vista, tipo, casi);
      expect(screen.queryByText(falta)).toBeNull();

      await vista.user.type(await caja(etiqueta), ultimo);
      expect(await screen.findByText(falta)).toBeVisible();
      expect(await caja(etiqueta)).toBeInvalid();

      await vista.user.type(await caja(etiqueta), '{Backspace}');
      await waitFor(() => expect(screen.queryByText(falta)).toBeNull());
    },
  );

  it('becomes a RUC with its eleventh digit, and one that was chosen stays a RUC', async () => {
    const vista = await conOrden();
    refuse(clientesCalls.consultarCliente, 'CEDULA_NO_ENCONTRADA');
    await escribir(vista, 'Cédula', '17100340650');
    expect(await caja('RUC')).toHaveValue('17100340650');
    await vista.user.type(await caja('RUC'), '{Backspace}');
    expect(await caja('Número de cédula')).toHaveValue('1710034065');

    await elegirTipo(vista, 'RUC');
    await vista.user.type(await caja('RUC'), '{Backspace}');
    expect(await caja('RUC')).toHaveValue('171003406');
  });

  it('of a customer who is known may be put right in its type, and nothing else is lost', async () => {
    const vista = await conOrden();
    const consultas = answer(clientesCalls.consultarCliente, { success: true, data: HELEN });
    const cambios = answer(clientesCalls.refrescarCliente, {
      success: true,
      msg: 'Cliente actualizado correctamente',
      data: { ...HELEN, tipo_identificacion: '08' },
    });
    await escribir(vista, 'Pasaporte', 'AB123456');
    await waitFor(() => expect(nombre()).toHaveValue('Helen Whitfield'));

    await elegirTipo(vista, 'Identificación del exterior');
    expect(nombre()).toHaveValue('Helen Whitfield');
    expect(await caja('Identificación del exterior')).toHaveValue('AB123456');
    expect(consultas).toHaveLength(1);
    await vista.user.click(boton('Guardar'));
    await waitFor(() =>
      expect(cambios[0]?.body).toMatchObject({ cedula: 'AB123456', tipo_identificacion: '08' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not saved without a line: the form stays and says what can be done', async () => {
    const vista = await conOrden();
    refuse(clientesCalls.consultarCliente, 'SIN_CONEXION');
    refuse(clientesCalls.registrarCliente, 'SIN_CONEXION');
    await escribir(vista, 'Pasaporte', 'AB123456');
    await screen.findByText(/Cobre a consumidor final o espere la línea$/);
    await completar(vista);
    await vista.user.click(boton('Guardar'));
    expect(await screen.findByText(/^Sin línea no se guarda un cliente nuevo/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is not told to be the final consumer where the law does not take one', async () => {
    const vista = await conOrden(/^Libra de camarón/);
    refuse(clientesCalls.consultarCliente, 'SIN_CONEXION');
    await vista.user.click(boton('Pagar'));
    await vista.user.type(await caja('Número de cédula'), '1710034065');
    expect(await screen.findByText(/divida la cuenta o espere la línea$/)).toBeVisible();
  });

  it('that exists after all is taken over: what is known of it, to be saved as it is', async () => {
    const vista = await conOrden();
    refuse(clientesCalls.consultarCliente, 'SIN_CONEXION');
    refuse(clientesCalls.registrarCliente, 'CEDULA_YA_REGISTRADA');
    await escribir(vista, 'Pasaporte', 'AB123456');
    await screen.findByText(/^Sin línea no se busca/);
    await completar(vista);
    answer(clientesCalls.consultarCliente, { success: true, data: HELEN });

    await vista.user.click(boton('Guardar'));
    expect(await screen.findByText(/Este cliente ya estaba registrado/)).toBeVisible();
    expect(nombre()).toHaveValue('Helen Whitfield');

    await vista.user.click(boton('Guardar'));
    expect(await screen.findByText('Helen Whitfield')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is waited for by Enter, and Enter again does nothing twice', async () => {
    const vista = await conOrden();
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((listo) => (soltar = listo));
    answer(clientesCalls.consultarCliente, async () => {
      await espera;
      return { success: true as const, data: makeCliente() };
    });
    await escribir(vista, 'Cédula', '1710034065');
    await vista.user.keyboard('{Enter}{Enter}');
    expect(screen.queryByText('Por favor complete los campos')).toBeNull();

    soltar();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('María Salazar')).toBeVisible();
    expect(vista.notices).toEqual([]);
  });

  it('that comes after its form was closed chooses nobody', async () => {
    const vista = await conOrden();
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((listo) => (soltar = listo));
    const consultas = answer(clientesCalls.consultarCliente, async () => {
      await espera;
      return { success: true as const, data: makeCliente() };
    });
    await escribir(vista, 'Cédula', '1710034065');
    await vista.user.keyboard('{Enter}{Escape}');
    expect(vista.notices).toEqual(['pregunta: ¿Descartar lo que escribió?']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    soltar();
    await waitFor(() => expect(consultas).toHaveLength(1));
    await vista.user.click(boton('Pagar'));
    expect(
      within(await screen.findByRole('dialog', { name: 'Pagar' })).getByText('Consumidor final'),
    ).toBeVisible();
  });
});

describe('the customer in the payment', () => {
  const pago = () => within(screen.getByRole('dialog', { name: 'Pagar' }));

  it('is changed and taken off again there, and what was typed stays', async () => {
    const vista = await conOrden();
    answer(clientesCalls.consultarCliente, { success: true, data: makeCliente() });
    const { user, pedidos } = vista;
    await user.click(boton('Pagar'));
    await user.type(await caja('Recibido'), '20');
    expect(pago().queryByRole('button', { name: 'Consumidor final' })).toBeNull();

    await user.click(pago().getByRole('button', { name: 'Cambiar cliente' }));
    await user.type(await caja('Número de cédula'), '1710034065');
    await waitFor(() => expect(nombre()).toHaveValue('María Salazar'));
    await user.click(boton('Guardar'));

    await waitFor(() => expect(pago().getByText('María Salazar')).toBeVisible());
    expect(pago().getByText('María Salazar')).toHaveAttribute('title', 'María Salazar');
    expect(await caja('Recibido')).toHaveValue('20');
    await user.click(pago().getByRole('button', { name: 'Consumidor final' }));
    expect(pago().getByText('Consumidor final')).toBeVisible();
    expect(pago().queryByText('María Salazar')).toBeNull();

    await user.click(boton('Cobrar $9.50'));
    await waitFor(() => expect(pedidos.ventas[0]?.body).toMatchObject({ cedula: '9999999999999' }));
  });

  it('is invoiced to', async () => {
    const vista = await conOrden();
    answer(clientesCalls.consultarCliente, { success: true, data: makeCliente() });
    await vista.user.click(boton('Pagar'));
    await vista.user.click(await screen.findByRole('button', { name: 'Cambiar cliente' }));
    await vista.user.type(await caja('Número de cédula'), '1710034065{Enter}');

    await vista.user.click(await screen.findByRole('button', { name: 'Cobrar $9.50' }));
    await waitFor(() =>
      expect(vista.pedidos.ventas[0]?.body).toMatchObject({ cedula: '1710034065' }),
    );
  });

  it('cannot be the final consumer above 50 dollars, and says why, beside it', async () => {
    const vista = await conOrden(/^Libra de camarón/);
    answer(clientesCalls.consultarCliente, { success: true, data: makeCliente() });
    const porque = 'Sobre $50.00 la factura lleva los datos del cliente';
    await vista.user.click(boton('Pagar'));

    await screen.findByRole('dialog', { name: 'Datos del cliente' });
    expect(boton('Consumidor final')).toBeDisabled();
    expect(screen.getByText(porque)).toBeVisible();
    await vista.user.type(await caja('Número de cédula'), '1710034065{Enter}');

    await screen.findByRole('dialog', { name: 'Pagar' });
    expect(pago().getByRole('button', { name: 'Consumidor final' })).toBeDisabled();
    expect(pago().getByRole('button', { name: 'Consumidor final' })).toHaveAccessibleDescription(
      porque,
    );
  });
});
