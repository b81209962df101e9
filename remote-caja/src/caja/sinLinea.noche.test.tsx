import { ponerEquipo, vaciarAlmacen } from '@comanda/shared/testing/equipo';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { anticiposCalls } from '@comanda/shared/contracts/caja/anticipos';
import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { papelDeCajaCalls } from '@comanda/shared/contracts/caja/papel';
import { anotarConexion } from '@comanda/shared/session';
import { equipoDe, leerFoto, vaciarSalida } from '@comanda/shared/sinLinea';
import { answer, pasan, refuse, renderScreen, tienenPin } from '@comanda/shared/testing';

import CajaScreen from './CajaScreen';
import {
  abrirCaja,
  contestarEmpleados,
  makeCaja,
  makeEmpleado,
  makeMovimiento,
  PUERTO,
  quien,
  UUID,
  YO,
} from './testing/mundo';

const caja = (name: RegExp) => screen.getByRole('textbox', { name });
const boton = (name: string | RegExp) => screen.findByRole('button', { name });

const conLinea = (hay: boolean) =>
  act(() => {
    anotarConexion(hay);
    return Promise.resolve();
  });

/** The screen with a line, which then goes. */
async function cortada(mundo: Parameters<typeof abrirCaja>[0] = {}) {
  const vista = abrirCaja(mundo);
  await boton('Movimiento caja');
  await conLinea(false);
  const pulsar = async (name: string) => vista.user.click(await boton(name));
  return { ...vista, pulsar };
}

async function mover({ user, pulsar }: Awaited<ReturnType<typeof cortada>>, detalle = 'Gas') {
  await pulsar('Movimiento caja');
  await user.click(await screen.findByRole('radio', { name: 'Salida' }));
  await user.type(caja(/Detalle/), detalle);
  await user.type(caja(/Monto/), '3,5{Enter}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => ponerEquipo({ empresa: PUERTO }));
afterEach(async () => {
  cleanup();
  await vaciarAlmacen();
});

describe('the cash of a registered till without a line', () => {
  it('is moved: written once, in the list as what waits, and sent when the line is back', async () => {
    const vista = await cortada({ movimientos: [makeMovimiento()] });
    await mover(vista);
    expect(vista.notices).toEqual([
      'success: Caja / Movimiento guardado en este equipo: se enviará cuando vuelva la línea',
    ]);
    const fila = await screen.findByRole('row', { name: /Gas/ });
    expect(fila).toHaveTextContent(/Salida · .* · Por enviar.*\$3\.50/);
    expect(within(fila).queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('$16.00');
    expect(leerFoto().actos).toMatchObject([
      { tipo: 'movimiento', monto: 350, dicho: 'Salida: Gas', estado: 'POR_ENVIAR' },
    ]);

    const hechos = answer(cajaCalls.ingresarMovimiento, { success: true, data: makeMovimiento() });
    await conLinea(true);
    await act(() => vaciarSalida(vista.store));
    expect(hechos.map(({ body }) => body)).toMatchObject([
      { empresa: PUERTO, detalle: 'Gas', salida: 3.5, caja: 1, movimiento_id: UUID },
    ]);
    await waitFor(() => expect(screen.queryByText(/Por enviar/)).toBeNull());
  });

  it('says in the list why the server did not take one', async () => {
    const vista = await cortada();
    await mover(vista);
    refuse(cajaCalls.ingresarMovimiento, 'CAJA_NO_EXISTE');
    await conLinea(true);
    await act(() => vaciarSalida(vista.store));
    expect(await screen.findByText(/Rechazado: /)).toBeVisible();
  });

  it('with a line is moved at once as anywhere', async () => {
    const { user, notices } = abrirCaja();
    const hechos = answer(cajaCalls.ingresarMovimiento, { success: true, data: makeMovimiento() });
    await user.click(await boton('Movimiento caja'));
    await user.type(await screen.findByRole('textbox', { name: /Detalle/ }), 'Cambio');
    await user.type(caja(/Monto/), '10{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Movimiento registrado']));
    expect(hechos).toHaveLength(1);
    expect(screen.queryByText(/Por enviar/)).toBeNull();
  });

  it('is advanced by what was last known, less what this till gave since, with its receipt', async () => {
    contestarEmpleados([makeEmpleado({ disponible: 50 })]);
    const vista = abrirCaja({ perfil: 'Cajero' });
    const { user, notices } = vista;
    const hojas = answer(papelDeCajaCalls.imprimirHojaCaja, {
      success: true,
      data: { id: '1', destino: 'archivo' },
    });
    const dar = async (monto: string) => {
      await user.click(await boton('Anticipo personal'));
      await user.click(await screen.findByRole('combobox', { name: 'Empleado' }));
      await user.click((await screen.findAllByTitle(/Mario Mesero/)).at(-1) as HTMLElement);
      act(() => anotarConexion(false));
      await user.type(screen.getByRole('textbox', { name: 'Cantidad' }), `${monto}{Enter}`);
    };
    await dar('30');
    expect(await screen.findByText('Recibo impreso. Pida la firma')).toBeVisible();
    expect(notices[0]).toMatch(/Anticipo guardado en este equipo/);
    expect(hojas[0]?.body).toMatchObject({ titulo: 'Anticipo de personal' });
    await user.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('row', { name: /Anticipo a Mario Mesero/ })).toBeVisible();

    await dar('21');
    expect(
      await screen.findByText(/pasa de lo que la empresa permite en el mes: quedan \$20\.00/),
    ).toBeVisible();
    expect(leerFoto().actos).toHaveLength(1);
    expect(leerFoto().actos[0]?.cuerpo).not.toHaveProperty('anticipo_id');
  });

  it('is not advanced to whoever is at the till without a line', async () => {
    tienenPin();
    contestarEmpleados([makeEmpleado({ id_usuario: YO, nombreCompleto: 'Carlos Andrade' })]);
    const { user } = abrirCaja({ perfil: 'Cajero' });
    await user.click(await boton('Anticipo personal'));
    await user.click(await screen.findByRole('combobox', { name: 'Empleado' }));
    await user.click((await screen.findAllByTitle(/Carlos Andrade/)).at(-1) as HTMLElement);
    act(() => anotarConexion(false));
    await user.type(screen.getByRole('textbox', { name: 'Cantidad' }), '20{Enter}');
    expect(await screen.findByText(/lo aprueba otra persona: espere/)).toBeVisible();
    expect(leerFoto().actos).toEqual([]);
  });

  it('opens its drawer: why is kept first, to be sent', async () => {
    const { user, notices, pulsar } = await cortada();
    const abiertos = answer(papelDeCajaCalls.abrirCajon, {
      success: true,
      data: { id: '1', destino: 'archivo' },
    });
    await pulsar('Más acciones de la caja');
    await user.click(await screen.findByRole('menuitem', { name: 'Abrir cajón' }));
    await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Cambio de billete');
    await pulsar('Abrir cajón');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Cajón abierto']));
    expect(abiertos).toHaveLength(1);
    expect(leerFoto().actos).toMatchObject([
      { tipo: 'apertura', cuerpo: { motivo: 'Cambio de billete', caja: 1 }, monto: null },
    ]);
    const anotadas = answer(cajasCalls.anotarApertura, { success: true, data: { id: 1 } });
    expect(anotadas).toHaveLength(0);
  });

  it('says of what only the server does that it waits, and offers none of it', async () => {
    const { user, notices, pulsar } = await cortada({
      cajas: [makeCaja(), makeCaja({ id: 2, nombre: 'Barra', suya: false })],
      movimientos: [makeMovimiento()],
    });
    expect(await screen.findByText('No hay línea con el servidor')).toBeVisible();
    expect(screen.getByText(/Cuadrar y administrar cajas espera/)).toBeVisible();
    expect(await boton('Actualizar caja')).toBeDisabled();
    expect(await boton('Eliminar Hielo')).toBeDisabled();
    await pulsar('Cuadre de caja Espera a la línea');
    expect(notices).toEqual(['warning: Caja / Sin línea no se puede: espere a que vuelva']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await boton('Más acciones de la caja'));
    for (const name of [/^Reporte X/, /^Cajas/, /^Ajustes de caja/, /^Historial/])
      expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Cuadres' }));
    expect(screen.getByText('Los cuadres se ven cuando vuelva la línea')).toBeVisible();
  });

  it('is not offered to who only looks at it', async () => {
    abrirCaja({ perfil: 'Mesero' });
    await boton(/^Movimiento caja/);
    await conLinea(false);
    expect(await screen.findByText('No hay línea con el servidor')).toBeVisible();
    expect(screen.queryByText(/Puede registrar movimientos/)).toBeNull();
  });

  it('waits where this is no till', async () => {
    await vaciarAlmacen();
    const { pulsar, notices } = await cortada();
    await pulsar('Movimiento caja Espera a la línea');
    expect(notices[0]).toMatch(/no está registrado para trabajar sin línea/);
  });

  it('keeps which drawer the user works with, for what they sell', async () => {
    abrirCaja({ cajas: [makeCaja({ id: 2, nombre: 'Barra' }), makeCaja({ suya: false })] });
    await boton('Movimiento caja');
    await waitFor(async () => expect((await equipoDe(PUERTO))?.turnos).toEqual({ [YO]: 2 }));
  });
});

describe('the screen of the drawer opened without a line', () => {
  it('shows what was last known, and of when', async () => {
    abrirCaja({ movimientos: [makeMovimiento()] });
    await screen.findByText('Hielo');
    await pasan(900); // what was answered is kept after it is shown
    cleanup();
    refuse(cajaCalls.listarCaja, 'SIN_CONEXION');
    refuse(cajaCalls.listarMovimiento, 'SIN_CONEXION');
    refuse(anticiposCalls.listarEmpleados, 'SIN_CONEXION');
    refuse(cuadresCalls.consultarX, 'SIN_CONEXION');
    anotarConexion(false);
    renderScreen(<CajaScreen />, { usuario: quien() });
    expect(await screen.findByText('Hielo')).toBeVisible();
    expect(
      await screen.findByText(/^Sin línea: esto es lo último que se supo, del \d\d\/\d\d\/\d{4}/),
    ).toBeVisible();
  });
});
