import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { cajaCalls } from '@comanda/shared/contracts/caja/caja';
import { answer, avisosDeConsola, refuse } from '@comanda/shared/testing';

import { abrirCaja, ANDINA, cuerpo, makeCaja, makeMovimiento, PUERTO, UUID } from './testing/mundo';

const caja = (name: RegExp) => screen.getByRole('textbox', { name });

const DE_VARIAS = { empresas: [PUERTO, ANDINA] };
const sinEmpresa = () => within(screen.getByRole('dialog')).queryByRole('combobox') === null;

async function abrir(tile: string, mundo: Parameters<typeof abrirCaja>[0] = {}) {
  const vista = abrirCaja({ empresas: [PUERTO], ...mundo });
  await vista.user.click(await screen.findByRole('button', { name: tile }));
  await screen.findByRole('dialog');
  const enviar = (name: string) => vista.user.click(screen.getByRole('button', { name }));
  return { ...vista, enviar };
}

describe('Movimiento caja (spec section 5)', () => {
  const HECHO = { success: true, data: makeMovimiento() } as const;

  it('sends an income, once, however often Enter is pressed', async () => {
    const { user, notices, pedidos, leidas } = await abrir('Movimiento caja');
    const hechos = answer(cajaCalls.ingresarMovimiento, HECHO);
    await user.type(caja(/Detalle/), 'Cambio del banco');
    await user.type(caja(/Monto/), '50,5{Enter}{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Movimiento registrado']));
    expect(hechos.map(({ body }) => body)).toEqual([
      {
        empresa: PUERTO,
        detalle: 'Cambio del banco',
        ingreso: 50.5,
        salida: 0,
        caja: 1,
        movimiento_id: UUID,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect([pedidos.length, leidas.length]).toEqual([2, 2]));
  });

  it('sends an outflow that goes to the safe as one', async () => {
    const { user, enviar } = await abrir('Movimiento caja');
    const hechos = answer(cajaCalls.ingresarMovimiento, HECHO);
    expect(screen.queryByRole('switch')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Salida' }));
    await user.click(await screen.findByRole('switch', { name: 'Va a la caja fuerte' }));
    await user.type(caja(/Detalle/), 'Exceso');
    await user.type(caja(/Monto/), '100');
    await enviar('Registrar');
    await waitFor(() => expect(hechos).toHaveLength(1));
    expect(cuerpo(hechos[0])).toMatchObject({ ingreso: 0, salida: 100, a_caja_fuerte: true });
  });

  it('and nothing to the safe of what comes in after all', async () => {
    const { user, enviar } = await abrir('Movimiento caja');
    const hechos = answer(cajaCalls.ingresarMovimiento, HECHO);
    await user.click(screen.getByRole('radio', { name: 'Salida' }));
    await user.click(await screen.findByRole('switch', { name: 'Va a la caja fuerte' }));
    await user.click(screen.getByRole('radio', { name: 'Ingreso' }));
    await user.type(caja(/Detalle/), 'Cambio');
    await user.type(caja(/Monto/), '10');
    await enviar('Registrar');
    await waitFor(() => expect(hechos).toHaveLength(1));
    expect(cuerpo(hechos[0])).not.toHaveProperty('a_caja_fuerte');
  });

  it('goes into the drawer that is shown', async () => {
    const barra = makeCaja({ id: 2, nombre: 'Barra' });
    const { user } = await abrir('Movimiento caja', { cajas: [barra, makeCaja({ suya: false })] });
    const hechos = answer(cajaCalls.ingresarMovimiento, HECHO);
    expect(screen.getByText('Movimiento de Barra')).toBeVisible();
    await user.type(caja(/Detalle/), 'Cambio');
    await user.type(caja(/Monto/), '10{Enter}');
    await waitFor(() => expect(hechos).toHaveLength(1));
    expect(cuerpo(hechos[0])).toMatchObject({ caja: 2 });
  });

  it('says under its field what is missing', async () => {
    const { user, enviar } = await abrir('Movimiento caja');
    await enviar('Registrar');
    await waitFor(() => expect(caja(/Detalle/)).toHaveAccessibleDescription('Ingrese el detalle'));
    expect(caja(/Monto/)).toHaveAccessibleDescription('El monto debe ser mayor que cero');
    await user.type(caja(/Monto/), '0');
    await user.type(caja(/Detalle/), 'x');
    await enviar('Registrar');
    await waitFor(() =>
      expect(caja(/Monto/)).toHaveAccessibleDescription('El monto debe ser mayor que cero'),
    );
    await user.clear(caja(/Monto/));
    await user.type(caja(/Monto/), '1.234');
    await enviar('Registrar');
    await waitFor(() =>
      expect(caja(/Monto/)).toHaveAccessibleDescription('El monto debe ser un número'),
    );
  });

  it('goes into the drawer it names: of the company that is open, and no other is asked for', async () => {
    const { user } = await abrir('Movimiento caja', DE_VARIAS);
    const hechos = answer(cajaCalls.ingresarMovimiento, HECHO);
    expect(sinEmpresa()).toBe(true);
    await user.type(caja(/Detalle/), 'Cambio');
    await user.type(caja(/Monto/), '10{Enter}');
    await waitFor(() => expect(hechos).toHaveLength(1));
    expect(cuerpo(hechos[0])).toMatchObject({ empresa: PUERTO, caja: 1 });
  });

  it('moves nothing twice where the answer was lost', async () => {
    const { user, notices, enviar, leidas } = await abrir('Movimiento caja');
    const antes = leidas.length;
    refuse(cajaCalls.ingresarMovimiento, 'SIN_CONEXION');
    await user.type(caja(/Detalle/), 'Cambio');
    await user.type(caja(/Monto/), '10');
    await enviar('Registrar');
    await waitFor(() => expect(notices[0]).toMatch(/^error: Caja \/ No hay conexión/));
    // under its own key it is sent again; and who closes it instead sees whether it is there
    expect(screen.getByText(/Lo que escribió sigue aquí: intente de nuevo/)).toBeVisible();
    await waitFor(() => expect(leidas.length).toBeGreaterThan(antes));
    const perdidos = answer(cajaCalls.ingresarMovimiento, () => {
      throw new Error('the answer is lost');
    });
    avisosDeConsola();
    await enviar('Registrar');
    await waitFor(() => expect(notices).toHaveLength(2));
    const hechos = answer(cajaCalls.ingresarMovimiento, HECHO);
    await enviar('Registrar');
    await waitFor(() => expect(notices[2]).toBe('success: Caja / Movimiento registrado'));
    expect(cuerpo(hechos[0])).toEqual(cuerpo(perdidos[0]));
  });

  it('asks before what was typed is lost', async () => {
    const { user, notices } = await abrir('Movimiento caja');
    await user.type(caja(/Detalle/), 'Hielo');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Actualizar caja (spec section 5, Update cash)', () => {
  it('sets what the period began with', async () => {
    const { user, notices } = await abrir('Actualizar caja');
    const hechos = answer(cajaCalls.actualizarCaja, { success: true, data: makeCaja() });
    expect(screen.getByRole('dialog')).toHaveTextContent('comenzó el periodo con $80.00');
    await user.type(caja(/Cantidad/), '95,25{Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Caja / Caja actualizada']));
    expect(hechos.map(({ body }) => body)).toEqual([
      { empresa: PUERTO, cantidad: 95.25, caja: 1, periodo: 3 },
    ]);
  });

  it('asks for the amount', async () => {
    const { enviar } = await abrir('Actualizar caja');
    await enviar('Actualizar');
    await waitFor(() =>
      expect(caja(/Cantidad/)).toHaveAccessibleDescription('Ingrese la cantidad'),
    );
  });

  it('sets the drawer it names: of the company that is open, and no other is asked for', async () => {
    const { user } = await abrir('Actualizar caja', DE_VARIAS);
    const hechos = answer(cajaCalls.actualizarCaja, { success: true, data: makeCaja() });
    expect(sinEmpresa()).toBe(true);
    await user.type(caja(/Cantidad/), '5{Enter}');
    await waitFor(() => expect(hechos).toHaveLength(1));
    expect(cuerpo(hechos[0])).toEqual({ empresa: PUERTO, cantidad: 5, caja: 1, periodo: 3 });
  });

  it.each([
    ['INESPERADO', /^error: Caja \/ ¡Error al actualizar la caja!/],
    ['CAJA_NO_EXISTE', /^error: Caja \/ La empresa no tiene esa caja$/],
  ] as const)('says so where it ends with %s', async (code, dicho) => {
    const { user, notices } = await abrir('Actualizar caja');
    refuse(cajaCalls.actualizarCaja, code);
    await user.type(caja(/Cantidad/), '5{Enter}');
    await waitFor(() => expect(notices[0]).toMatch(dicho));
    expect(caja(/Cantidad/)).toHaveValue('5');
  });
});
