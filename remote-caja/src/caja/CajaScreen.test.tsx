import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { cajaCalls as calls } from '@comanda/shared/contracts/caja/caja';
import { cajasCalls } from '@comanda/shared/contracts/caja/cajas';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { abrirFlujo, answer, makeInforme, refuse, renderScreen } from '@comanda/shared/testing';

import CajaScreen from './CajaScreen';
import { abrirCaja, ANDINA, makeCaja, makeMovimiento, PUERTO, quien } from './testing/mundo';

const boton = (name: string) => screen.findByRole('button', { name });
const BARRA = makeCaja({ id: 2, nombre: 'Barra', cuadre_total: 20, suya: false });
const total = () => screen.findByRole('region', { name: 'Cuadre anterior' });

describe('CajaScreen (spec section 2, Cash screen)', () => {
  it('shows what the previous reconciliation left, since when and by whom', async () => {
    abrirCaja();
    expect(await total()).toHaveTextContent(
      'Cuadre anterior$80.00Cuadrada el 20/11/2026 22:00 por Carla Cajera',
    );
  });

  it('shows an Administrador first what should be there, and what it is made of', async () => {
    abrirCaja();
    const efectivo = await screen.findByRole('list', { name: 'Efectivo que debe haber' });
    expect(
      within(efectivo)
        .getAllByRole('listitem')
        .map((una) => una.textContent),
    ).toEqual([
      'Efectivo que debe haber $114.75Abierta el 20/11/2026 08:00 · 14 h 15 min',
      'Apertura $100.00',
      '+ Ventas en efectivo $70.00',
      '+ Ingresos $10.00',
      '- Salidas $5.25',
      '- A la caja fuerte $40.00',
      '- Anticipos $20.00',
    ]);
  });

  it.each(['Cajero', 'Mesero'] as const)('does not even ask it for a %s', async (perfil) => {
    const { informes } = abrirCaja({ perfil });
    expect(await total()).toHaveTextContent('$80.00');
    expect(await screen.findByText('Aún no hay movimientos hoy')).toBeVisible();
    expect(screen.queryByText('Efectivo que debe haber')).toBeNull();
    expect(informes).toHaveLength(0);
  });

  it('says of a drawer that was never counted since when it is open', async () => {
    abrirCaja({ cajas: [makeCaja({ cuadrado: null, cuadrado_por: null })] });
    expect(await total()).toHaveTextContent('Sin cuadre. Abierta desde el 20/11/2026 22:00');
  });

  it('and of one in which nothing ever happened, that', async () => {
    const vacia = { cuadre_total: 0, abierto: null, cuadrado: null, cuadrado_por: null };
    abrirCaja({ cajas: [makeCaja(vacia)] });
    expect(await total()).toHaveTextContent('$0.00Sin movimientos');
    expect(await screen.findByText('Aún no hay movimientos hoy')).toBeVisible();
  });

  it('has what was counted in the place of the movements, and those again', async () => {
    answer(cuadresCalls.listarCuadres, { success: true, data: [] });
    const { user } = abrirCaja({ movimientos: [makeMovimiento({ detalle: 'Hielo' })] });
    expect(await screen.findByText('Hielo')).toBeVisible();
    await user.click(await boton('Cuadres'));
    expect(await screen.findByText('No hay cuadres en estas fechas')).toBeVisible();
    expect(screen.queryByText('Hielo')).toBeNull();
    await user.click(await boton('Movimientos'));
    expect(await screen.findByText('Hielo')).toBeVisible();
  });

  it('lists the movements under the headings of the specification, five a page, with their sums', async () => {
    const movimientos = Array.from({ length: 6 }, (_, i) =>
      makeMovimiento({ id: String(i), detalle: `M${i}` }),
    );
    const ingreso = {
      id: '9',
      tipo: 'INGRESO',
      detalle: 'Cambio',
      ingreso: 50,
      salida: 0,
    } as const;
    const { pedidos } = abrirCaja({ movimientos: [makeMovimiento(ingreso), ...movimientos] });
    expect(await screen.findByText('M3')).toBeVisible();
    expect(screen.queryByText('M4')).toBeNull();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'FECHA',
      'DETALLE',
      'INGRESO',
      'SALIDA',
      'ACCIÓN',
    ]);
    const filas = screen.getAllByRole('row');
    const celdas = (fila: HTMLElement | undefined) =>
      within(fila as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(celdas(filas[1])).toEqual([
      '21/11/2026 10:30',
      'CambioIngreso · Carla Cajera',
      '$50.00',
      '',
      'Eliminar···',
    ]);
    expect(celdas(filas.at(-1)).slice(0, 4)).toEqual(['Total', '', '$50.00', '$75.00']);
    expect(Object.fromEntries(pedidos[0]?.url.searchParams ?? [])).toEqual({ empresa: PUERTO });
  });

  it('strikes through what was taken off, and leaves it out of the sums', async () => {
    abrirCaja({
      movimientos: [makeMovimiento(), makeMovimiento({ id: '42', detalle: 'Gas', estado: 'N' })],
    });
    expect((await screen.findByText('Gas')).tagName).toBe('S');
    expect(screen.getByText('Eliminado · Carla Cajera')).toBeVisible();
    const suma = within(screen.getAllByRole('row').at(-1) as HTMLElement);
    expect(suma.getByText('$12.50')).toBeVisible();
    expect(await boton('Activar Gas')).toBeVisible();
  });

  it.each([
    ['A', 'Eliminar Hielo', 'success: Caja / Movimiento eliminado', 'N'],
    ['N', 'Activar Hielo', 'success: Caja / Movimiento activado', 'A'],
  ] as const)('toggles a movement in %s once that is confirmed', async (estado, que, dicho, a) => {
    const { user, notices, pedidos, leidas } = abrirCaja({
      movimientos: [makeMovimiento({ estado })],
    });
    const cambios = answer(calls.cambiarEstadoCaja, { success: true, data: makeMovimiento() });
    await user.click(await boton(que));
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Estás seguro?', dicho]));
    expect(cambios[0]?.body).toEqual({ empresa: PUERTO, id: '41', estado: a });
    expect(cambios[0]?.headers.get('authorization')).toMatch(/^Bearer /);
    await waitFor(() => expect([pedidos.length, leidas.length]).toEqual([2, 2]));
  });

  it('toggles none where it is not confirmed', async () => {
    const { user, notices } = abrirCaja({ movimientos: [makeMovimiento()], acepta: false });
    await user.click(await boton('Eliminar Hielo'));
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Estás seguro?']));
  });

  it('says so where one could not be taken off', async () => {
    const { user, notices } = abrirCaja({ movimientos: [makeMovimiento()] });
    refuse(calls.cambiarEstadoCaja, 'NO_ENCONTRADO');
    await user.click(await boton('Eliminar Hielo'));
    await waitFor(() => expect(notices[1]).toBe('error: Caja / El registro no existe'));
  });

  it('holds its place while it is read, and says in the words of the specification that it cannot be', async () => {
    refuse(calls.listarCaja, 'INESPERADO');
    answer(calls.listarMovimiento, { success: true, data: [] });
    renderScreen(<CajaScreen />, { usuario: quien() });
    expect(screen.getByRole('status')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Ocurrió un error al listar las empresasReintentar$/,
    );
  });

  it('offers a retry where only the movements cannot be read', async () => {
    answer(calls.listarCaja, { success: true, data: [makeCaja()] });
    answer(cuadresCalls.consultarX, { success: true, data: makeInforme() });
    refuse(calls.listarMovimiento, 'INESPERADO');
    renderScreen(<CajaScreen />, { usuario: quien() });
    expect(await boton('Reintentar')).toBeVisible();
    expect(await total()).toBeVisible();
  });

  it('asks again when the server tells that its cash changed, and shows what somebody else moved', async () => {
    const { pedidos, leidas, store } = abrirCaja({ movimientos: [makeMovimiento()] });
    await screen.findByText('Hielo');
    const flujo = abrirFlujo(store);
    await flujo.cambia('caja', ANDINA);
    const cambiados = answer(calls.listarMovimiento, {
      success: true,
      data: [makeMovimiento({ id: '43', detalle: 'Gas' })],
    });
    await flujo.cambia('caja', PUERTO);
    await waitFor(() => expect(screen.getByText('Gas')).toBeVisible(), { timeout: 5_000 });
    expect([pedidos.length, cambiados.length]).toEqual([1, 1]);
    await waitFor(() => expect(leidas).toHaveLength(2));
  });

  it('asks now and then for what is of today, which is another day from some minute on', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { pedidos } = abrirCaja({ movimientos: [makeMovimiento()] });
      await screen.findByText('Hielo');
      expect(pedidos).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      await waitFor(() => expect(pedidos.length).toBeGreaterThan(1));
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks for the company that is chosen, and shows nothing of the other', async () => {
    const { user } = abrirCaja({ movimientos: [makeMovimiento()], empresas: [PUERTO, ANDINA] });
    await screen.findByText('Hielo');
    const deAndina = answer(calls.listarCaja, {
      success: true,
      data: [makeCaja({ cuadre_total: 7 })],
    });
    answer(calls.listarMovimiento, { success: true, data: [] });
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    await waitFor(async () => expect(await total()).toHaveTextContent('$7.00'));
    expect(screen.queryByText('Hielo')).toBeNull();
    expect(deAndina[0]?.body).toEqual({ empresa: ANDINA });
  });
});

describe('the tiles (spec sections 2 and 6)', () => {
  it('says that loans are not there yet', async () => {
    const { user, notices } = abrirCaja({ perfil: 'Cajero' });
    const prestamos = await boton('Préstamos No habilitado');
    expect(prestamos).toHaveAttribute('aria-disabled', 'true');
    prestamos.focus();
    await user.keyboard('{Enter}');
    expect(notices).toEqual(['warning: Caja / ¡Esta opción no está habilitada por el momento!']);
  });

  it.each(['Cuadre de caja', 'Movimiento caja', 'Anticipo personal'])(
    "says to a waiter that '%s' is not theirs",
    async (nombre) => {
      const { user, notices } = abrirCaja({ perfil: 'Mesero' });
      await user.click(await boton(`${nombre} No es de su perfil`));
      expect(notices).toEqual(['warning: Caja / Su perfil no tiene permiso para esta acción']);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it.each(['Cajero', 'Mesero'] as const)(
    'offers a %s nothing of an Administrador',
    async (perfil) => {
      abrirCaja({ perfil, movimientos: [makeMovimiento()] });
      await screen.findByText('Hielo');
      expect(screen.queryByRole('button', { name: /^(Eliminar|Actualizar caja)/ })).toBeNull();
      expect(screen.queryByRole('columnheader', { name: 'ACCIÓN' })).toBeNull();
      expect(screen.queryAllByRole('button', { name: 'Más acciones de la caja' })).toHaveLength(
        perfil === 'Cajero' ? 1 : 0,
      );
    },
  );
});

describe('several drawers', () => {
  const movimientos = [makeMovimiento(), makeMovimiento({ id: '42', detalle: 'Limones', caja: 2 })];

  it('shows no selector where there is one', async () => {
    abrirCaja();
    await total();
    expect(screen.queryByRole('combobox', { name: 'Caja' })).toBeNull();
  });

  it("shows one drawer's, the user's first, and remembers which was chosen", async () => {
    const mundo = { cajas: [makeCaja(), BARRA], movimientos };
    const { user, unmount } = abrirCaja(mundo);
    expect(await screen.findByText('Hielo')).toBeVisible();
    expect(screen.queryByText('Limones')).toBeNull();
    expect(screen.getByText('Su caja')).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: 'Caja' }));
    await user.click(await screen.findByTitle('Barra'));
    expect(await screen.findByText('Limones')).toBeVisible();
    expect(await total()).toHaveTextContent('$20.00');
    unmount();
    abrirCaja(mundo);
    expect(await screen.findByText('Limones')).toBeVisible();
    localStorage.clear();
  });

  it('opens the shift of the user at the drawer that is shown', async () => {
    const { user, notices, leidas } = abrirCaja({ cajas: [BARRA, makeCaja({ suya: false })] });
    const turnos = answer(cajasCalls.abrirTurno, { success: true, data: BARRA });
    await user.click(await boton('Trabajar con esta caja'));
    await waitFor(() => expect(notices).toEqual(['success: Caja / Ahora trabaja con Barra']));
    expect(turnos[0]?.body).toEqual({ empresa: PUERTO, caja: 2 });
    await waitFor(() => expect(leidas).toHaveLength(2));
  });

  it('says so where the drawer is no more', async () => {
    const { user, notices } = abrirCaja({ cajas: [BARRA, makeCaja({ suya: false })] });
    refuse(cajasCalls.abrirTurno, 'CAJA_NO_EXISTE');
    await user.click(await boton('Trabajar con esta caja'));
    await waitFor(() => expect(notices).toEqual(['error: Caja / La empresa no tiene esa caja']));
  });
});
