import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import {
  cuentasCalls,
  type Abono,
  type CuentaAbierta,
  type CuentaPorCobrar,
} from '@comanda/shared/contracts/caja/cuentas';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { abrirFlujo, answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import CobrarScreen from './CobrarScreen';

const PUERTO = 'La Cevichería del Puerto';
const LARGO = 'M'.repeat(80);

const makeCuenta = (over: Partial<CuentaPorCobrar> = {}): CuentaPorCobrar => ({
  cedula: '1710034065',
  nombre: 'María Salazar',
  debe: 25.5,
  vencido: 10,
  favor: 0,
  vence: '2026-11-01',
  ...over,
});

const makeAbono = (over: Partial<Abono> = {}): Abono => ({
  id: 'a1',
  cedula: '1710034065',
  nombre: 'María Salazar',
  monto: 20,
  forma_pago: 'EFECTIVO',
  debe: 5.5,
  usuario: 'Carla Cajera',
  creado: '2026-11-21T15:30:00.000Z',
  ...over,
});

const makeAbierta = (over: Partial<CuentaAbierta> = {}): CuentaAbierta => ({
  cuenta: makeCuenta(),
  credito: { debe: 25.5, favor: 0, limite: 100, propio: false, disponible: 74.5 },
  ventas: [
    {
      id: 'v1',
      secuencia: '001-001-000000123',
      fecha: '2026-10-02T15:30:00.000Z',
      plazo: 30,
      vence: '2026-11-01',
      monto: 25.5,
      pendiente: 25.5,
    },
  ],
  abonos: [makeAbono({ id: 'a0', monto: 3 })],
  ...over,
});

function abrir(cuentas: CuentaPorCobrar[] = [makeCuenta()], perfil: Perfil = 'Administrador') {
  const listas = answer(cuentasCalls.listarCuentas, { success: true, data: cuentas });
  answer(cuentasCalls.consultarCuentaPorCobrar, { success: true, data: makeAbierta() });
  const usuario = makeUsuario({ perfil, empresa: [PUERTO] });
  return { ...renderScreen(<CobrarScreen />, { usuario }), listas };
}

async function abrirCuenta(perfil?: Perfil) {
  const vista = abrir(undefined, perfil);
  await vista.user.click(await screen.findByText('María Salazar'));
  const dialogo = await screen.findByRole('dialog', { name: 'María Salazar' });
  await within(dialogo).findByText('001-001-000000123');
  return vista;
}

describe('Cuentas por cobrar', () => {
  it('lists who owes, how much, how much of it is late and since when, and finds them', async () => {
    const { user } = abrir([
      makeCuenta(),
      makeCuenta({
        cedula: '0926687856',
        nombre: LARGO,
        debe: 99999999.99,
        vencido: 0,
        vence: null,
      }),
    ]);
    expect(await screen.findByText('Deben $100,000,025.49, de eso $10.00 vencido')).toBeVisible();
    const fila = screen.getByRole('row', { name: /María Salazar/ });
    expect(fila).toHaveTextContent('1710034065');
    expect(fila).toHaveTextContent('$25.50');
    expect(fila).toHaveTextContent('01/11/2026');
    await user.type(screen.getByRole('textbox', { name: /^Buscar/ }), '0926');
    await waitFor(() => expect(screen.queryByText('María Salazar')).toBeNull());
    expect(screen.getByText(LARGO)).toBeVisible();
  });

  it('asks again when the server tells that something was sold or paid', async () => {
    const { listas, store } = abrir();
    await screen.findByText('María Salazar');
    expect(listas).toHaveLength(1);
    const flujo = abrirFlujo(store);
    await flujo.cambia('caja', PUERTO);
    await waitFor(() => expect(listas).toHaveLength(2), { timeout: 5_000 });
  });

  it('says so where nobody owes', async () => {
    abrir([]);
    expect(await screen.findByText('Nadie debe')).toBeVisible();
    expect(
      screen.getByText(/^Aquí aparecen los clientes a quienes se vende a crédito/),
    ).toBeVisible();
  });

  it('says why nothing can be read', async () => {
    refuse(cuentasCalls.listarCuentas, 'SIN_CONEXION');
    renderScreen(<CobrarScreen />, {
      usuario: makeUsuario({ perfil: 'Cajero', empresa: [PUERTO] }),
    });
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('is taken by a second try over what the first left, where its answer was lost', async () => {
    const { user } = await abrirCuenta('Cajero');
    refuse(cuentasCalls.registrarAbono, 'SIN_CONEXION');
    await user.click(screen.getByRole('button', { name: 'Registrar abono' }));
    answer(cuentasCalls.consultarCuentaPorCobrar, {
      success: true,
      data: makeAbierta({ cuenta: makeCuenta({ debe: 5.5 }) }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Monto' }), '20{Enter}');
    expect(await screen.findByText('$5.50', { selector: '[role="dialog"] strong' })).toBeVisible();
    const abonos = answer(cuentasCalls.registrarAbono, { success: true, data: makeAbono() });
    answer(papelDeCajaCalls.imprimirHojaCaja, {
      success: true,
      data: { id: '1', destino: 'archivo' },
    });
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByText('Recibo impreso')).toBeVisible();
    expect(abonos[0]?.body).toMatchObject({ monto: 20 });
  });

  it('takes what a customer pays, once however often Enter is pressed, and prints its receipt', async () => {
    const { user } = await abrirCuenta('Cajero');
    const abonos = answer(cuentasCalls.registrarAbono, { success: true, data: makeAbono() });
    const hojas = answer(papelDeCajaCalls.imprimirHojaCaja, {
      success: true,
      data: { id: '1', destino: 'archivo' },
    });
    await user.click(screen.getByRole('button', { name: 'Registrar abono' }));
    await user.type(await screen.findByRole('textbox', { name: 'Monto' }), '20{Enter}{Enter}');
    expect(await screen.findByText('Recibo impreso')).toBeVisible();
    expect(abonos.map(({ body }) => body)).toEqual([
      { empresa: PUERTO, cedula: '1710034065', monto: 20, forma_pago: 'EFECTIVO' },
    ]);
    expect(hojas[0]?.body).toEqual({
      empresa: PUERTO,
      titulo: 'Abono de cliente',
      firma: 'Carla Cajera',
      copia: false,
      cabecera: [
        '21/11/2026 10:30',
        'Paga: María Salazar',
        'CI/RUC: 1710034065',
        'Recibe: Carla Cajera',
      ],
      secciones: [
        {
          titulo: '',
          filas: [
            { texto: 'Abono, EFECTIVO', valor: '$20.00', fuerte: true },
            { texto: 'Queda debiendo', valor: '$5.50' },
          ],
        },
      ],
    });
  });

  it('takes no more than is owed, and loses nothing where the printer is off', async () => {
    const { user } = await abrirCuenta('Cajero');
    const abonos = answer(cuentasCalls.registrarAbono, { success: true, data: makeAbono() });
    refuse(papelDeCajaCalls.imprimirHojaCaja, 'IMPRESORA_NO_DISPONIBLE');
    await user.click(screen.getByRole('button', { name: 'Registrar abono' }));
    const monto = await screen.findByRole('textbox', { name: 'Monto' });
    await user.type(monto, '25.51{Enter}');
    expect(
      await screen.findByText('El cliente debe $25.50: el abono no puede ser mayor'),
    ).toBeVisible();
    expect(abonos).toEqual([]);
    await user.clear(monto);
    await user.type(monto, '20{Enter}');
    expect(
      await screen.findByText(/la impresora no está conectada. El abono queda registrado/),
    ).toBeVisible();
    expect(abonos).toHaveLength(1);
  });

  it('gives one customer a limit of their own, by an Administrador', async () => {
    const { user } = await abrirCuenta();
    const limites = answer(cuentasCalls.guardarLimiteCredito, {
      success: true,
      data: { debe: 25.5, favor: 0, limite: 500, propio: true, disponible: 474.5 },
    });
    await user.click(screen.getByRole('button', { name: 'Cambiar límite' }));
    await user.type(await screen.findByRole('textbox', { name: 'Límite' }), '500{Enter}');
    await waitFor(() => expect(limites).toHaveLength(1));
    expect(limites[0]?.body).toEqual({ empresa: PUERTO, cedula: '1710034065', limite: 500 });
  });

  it('says what is in favour of a customer', async () => {
    const vista = abrir([makeCuenta({ debe: 0, vencido: 0, favor: 5, vence: null })]);
    answer(cuentasCalls.consultarCuentaPorCobrar, {
      success: true,
      data: makeAbierta({ cuenta: makeCuenta({ debe: 0, vencido: 0, favor: 5, vence: null }) }),
    });
    await vista.user.click(await screen.findByText('María Salazar'));
    expect(await screen.findByText(/Tiene \$5.00 a favor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Registrar abono' })).toBeNull();
  });

  it('is read by an accountant, who changes nothing', async () => {
    await abrirCuenta('Contador');
    expect(screen.queryByRole('button', { name: 'Registrar abono' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cambiar límite' })).toBeNull();
  });
});
