import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { clientesCalls } from '@comanda/shared/contracts/ventas/clientes';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, EMPRESA, makeCliente } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

/** An order of one ceviche and one bolon: 12.75. */
async function conOrden() {
  const vista = renderScreen(<PuntoVentaScreen />);
  await vista.user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
  await vista.user.click(screen.getByRole('button', { name: /^Bolón/ }));
  return vista;
}

describe('customer (spec section 5)', () => {
  const cedula = () => screen.findByRole('textbox', { name: /^Número de cédula/ });

  it('registers one that is not known, and says each field that is missing', async () => {
    abrirCaja();
    refuse(clientesCalls.consultarCliente, 'CEDULA_NO_ENCONTRADA');
    const registros = answer(clientesCalls.registrarCliente, {
      success: true,
      msg: 'Cliente registrado correctamente',
      data: makeCliente(),
    });
    const { user, notices } = await conOrden();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.type(await cedula(), '1710034065');
    await screen.findByText(/no se encuentra en nuestra base de datos/);

    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findAllByText('Por favor complete los campos')).toHaveLength(5);
    await user.type(screen.getByRole('textbox', { name: /^Nombre/ }), 'María Salazar');
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'maria');
    await user.type(screen.getByRole('textbox', { name: /^Dirección/ }), 'Quito');
    await user.type(screen.getByRole('textbox', { name: /^Teléfono/ }), '0991234567');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El email no es válido')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Email/ }), '@correo.ec');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    await waitFor(() =>
      expect(notices).toEqual(['success: Punto de Venta / Cliente registrado correctamente']),
    );
    expect(registros[0]?.body).toMatchObject({
      cedula: '1710034065',
      razon_social: 'María Salazar',
      tipo_identificacion: '05',
      empresa: EMPRESA,
    });
  });

  it('refuses a number with a wrong check digit, and a customer already there', async () => {
    abrirCaja();
    refuse(clientesCalls.consultarCliente, 'CEDULA_NO_ENCONTRADA');
    refuse(clientesCalls.registrarCliente, 'CEDULA_YA_REGISTRADA');
    const { user } = await conOrden();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.type(await cedula(), '1710034066');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('La cédula no es válida: revise sus dígitos')).toBeVisible();
  });

  it('takes all nines as the final consumer up to 50 dollars, without asking for more', async () => {
    abrirCaja();
    const { user } = await conOrden();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.type(await cedula(), '9999999999999');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Consumidor final')).toBeVisible();
  });

  it('asks before what was typed is lost', async () => {
    abrirCaja();
    const { user, notices } = await conOrden();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await user.type(await cedula(), '171');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));

    expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']);
  });
});
