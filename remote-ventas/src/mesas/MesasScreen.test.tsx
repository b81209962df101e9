import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import MesasScreen from './MesasScreen';
import {
  abrir,
  ANDINA,
  boton,
  datosDe,
  EMPRESA,
  makeMesa,
  makeOcupada,
  makeOrdenSinMesa,
  pintar,
  RANDOM,
  respuesta,
  tarjeta,
} from './testing/piso';

const CREADA = { success: true as const, data: makeMesa(9) };

describe('MesasScreen (spec section 2)', () => {
  it('shows of each table what is asked, its state by word, and how long it has been served', async () => {
    abrir([makeMesa(1), makeOcupada(5, { nombre: 'Ventana', listas: 2 })]);
    expect(await datosDe('Mesa 5')).toEqual({
      Mesa: '5 Ventana',
      Estado: 'Ocupada',
      Cliente: 'María',
      Mesero: 'Luis Vera',
      Hora: '14:05',
      Total: '$12.50',
    });
    const ocupada = await tarjeta('Mesa 5');
    expect(ocupada).toHaveTextContent('25 min4 comensales 2 listos');
    expect(ocupada).toHaveAttribute('data-estado', 'OCUPADA');
    expect(await datosDe('Mesa 1')).toEqual({
      Mesa: '1',
      Estado: 'Libre',
      Cliente: '—',
      Mesero: '—',
      Hora: '—',
      Total: '—',
    });
    expect(await tarjeta('Mesa 1')).not.toHaveTextContent(/\d min/);
  });

  it('tells one that asked for its bill from the others', async () => {
    abrir([makeOcupada(5, { estado: 'POR_PAGAR', comensales: 1 })]);
    expect((await datosDe('Mesa 5')).Estado).toBe('Por pagar');
    expect(await tarjeta('Mesa 5')).toHaveTextContent('1 comensal');
  });

  it('counts the minutes by the clock of the server, also where nothing changed for long', async () => {
    abrir([makeOcupada(5, { desde: '2026-11-20T17:25:00.000Z' })]);
    expect(await tarjeta('Mesa 5')).toHaveTextContent('2 h 05 min');
  });

  it('shows beside them the orders without a table, by their name', async () => {
    const otra = makeOrdenSinMesa({ random: RANDOM, orden: 'Ana', canal: 'DOMICILIO' });
    abrir([makeMesa(1)], { ordenes: [makeOrdenSinMesa(), otra] });
    const parte = await screen.findByRole('region', { name: 'Para llevar / mostrador' });
    expect(within(parte).getByRole('article', { name: 'Pedro' })).toHaveTextContent('1 h 10 min');
    expect(await datosDe('Pedro')).toMatchObject({ Orden: 'Pedro', Total: '$7.00' });
    expect(await datosDe('Ana')).toMatchObject({ Orden: 'Ana Domicilio' });
    expect(within(parte).queryByRole('button', { name: 'Eliminar Pedro' })).toBeNull();
  });

  it('opens the till on a table, taken or free, and on an order without one', async () => {
    const { user } = abrir([makeMesa(1)], { ordenes: [makeOrdenSinMesa()] });
    await user.click(await boton('Ver Mesa 1'));
    expect(screen.getByText('En /admin/puntoventa?mesa=1')).toBeVisible();
    await user.click(await boton('Ver Pedro'));
    expect(
      screen.getByText(`En /admin/puntoventa?orden=${makeOrdenSinMesa().random}`),
    ).toBeVisible();
  });

  it('says there are none, and lets an administrator make the first', async () => {
    const { user, notices } = abrir([]);
    expect(await screen.findByText('Aún no hay mesas. Cree la primera')).toBeVisible();
    const creadas = answer(calls.registrarMesa, CREADA);
    await user.click(await boton('Crear Mesa'));
    await waitFor(() =>
      expect(notices).toEqual(['success: Punto de Venta / Mesa creada con éxito']),
    );
    expect(creadas.map(({ body }) => body)).toEqual([{ empresa: EMPRESA, zona: '' }]);
  });

  it.each(['Mesero', 'Cajero'] as const)(
    'lets a %s serve, and neither make nor take off nor draw',
    async (perfil) => {
      abrir([makeMesa(1, { x: 0, y: 0 })], { perfil });
      expect(await screen.findByRole('region', { name: 'Plano' })).toBeVisible();
      expect(await boton('Nueva orden')).toBeVisible();
      for (const nombre of ['Crear Mesa', 'Eliminar Mesa 1', 'Editar plano'])
        expect(screen.queryByRole('button', { name: nombre })).toBeNull();
    },
  );

  it('tells those who may not make a table who may', async () => {
    abrir([], { perfil: 'Mesero' });
    expect(
      await screen.findByText('Aún no hay mesas. Un administrador puede crearlas'),
    ).toBeVisible();
  });

  it('makes one in the zone that is shown', async () => {
    const { user } = abrir([makeMesa(1, { zona: 'Terraza' }), makeMesa(2, { zona: 'Salón' })]);
    const creadas = answer(calls.registrarMesa, CREADA);
    await user.click(await boton('Terraza 1'));
    expect(screen.queryByRole('article', { name: 'Mesa 2' })).toBeNull();
    await user.click(await boton('Crear Mesa'));
    await waitFor(() => expect(creadas).toHaveLength(1));
    expect(creadas[0]?.body).toEqual({ empresa: EMPRESA, zona: 'Terraza' });
    await user.click(await boton('Todas 2'));
    expect(await tarjeta('Mesa 2')).toBeVisible();
  });

  it('makes a dining room at once, and says before which numbers it gets', async () => {
    const { user, notices } = abrir([makeMesa(1), makeMesa(3, { zona: 'Terraza' })]);
    const creadas = answer(calls.registrarMesa, CREADA);
    await user.click(await boton('Terraza 1'));
    await user.click(await boton('Crear varias'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Crear varias mesas' }));
    await user.type(dialogo.getByRole('textbox', { name: 'Cuántas' }), '3');
    expect(await dialogo.findByText('Mesas 2, 4, 5')).toBeVisible();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(creadas.map(({ body }) => body)).toEqual([
      { empresa: EMPRESA, cuantas: 3, zona: 'Terraza', puestos: null },
    ]);
  });

  it('is looked at as it was the last time at this machine', async () => {
    const puestas = [makeMesa(1, { x: 0, y: 0 })];
    const { user, unmount } = abrir(puestas);
    await user.click(await boton('Lista'));
    expect(screen.queryByRole('region', { name: 'Plano' })).toBeNull();
    unmount();
    abrir(puestas);
    await tarjeta('Mesa 1');
    expect(screen.queryByRole('region', { name: 'Plano' })).toBeNull();
  });

  it('makes one table of two taps while the answer takes its time', async () => {
    const { user } = abrir([makeMesa(1)]);
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((resolve) => (soltar = resolve));
    const creadas = answer(calls.registrarMesa, async () => {
      await espera;
      return CREADA;
    });
    const crear = await boton('Crear Mesa');
    crear.focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(creadas).toHaveLength(1));
    soltar();
    await waitFor(() => expect(crear).toHaveAttribute('aria-disabled', 'false'));
    expect(creadas).toHaveLength(1);
  });

  it.each([
    ['MESAS_MAXIMO', 'No se admiten más mesas. Elimine una que ya no use'],
    ['INESPERADO', 'Algo salió mal.'],
  ] as const)('says on the screen why one could not be made (%s)', async (code, frase) => {
    const { user, notices } = abrir([makeMesa(1)]);
    refuse(calls.registrarMesa, code);
    await user.click(await boton('Crear Mesa'));
    await waitFor(() => expect(notices).toEqual([`error: Punto de Venta / ${frase}`]));
  });

  it.each([
    [true, 1, 'success: Punto de Venta / Mesa eliminada con éxito'],
    [false, 0, undefined],
  ])('takes one off only when it is confirmed (%s)', async (acepta, veces, dicho) => {
    const { user, notices } = abrir([makeMesa(1)], { acepta });
    const quitadas = answer(calls.eliminarMesa, { success: true, data: null });
    await user.click(await boton('Eliminar Mesa 1'));
    await waitFor(() => expect(notices[0]).toBe('pregunta: ¿Está seguro de eliminar la mesa?'));
    await waitFor(() => expect(notices[1]).toBe(dicho));
    const cuales = quitadas.map(({ params: { id, empresa } }) => ({ id, empresa }));
    expect(cuales).toEqual(Array.from({ length: veces }, () => ({ id: '1', empresa: EMPRESA })));
  });

  it("says in the server's words that one where people sat down meanwhile stays", async () => {
    const { user, notices } = abrir([makeMesa(5)]);
    refuse(calls.eliminarMesa, 'MESA_OCUPADA');
    await user.click(await boton('Eliminar Mesa 5'));
    await waitFor(() => expect(notices[1]).toMatch(/^error: Punto de Venta \/ La mesa /));
  });

  it('offers a retry when nothing can be read', async () => {
    refuse(calls.listarMesas, 'INESPERADO');
    pintar();
    expect(await boton('Reintentar')).toBeVisible();
  });

  it('holds its place while it is read', async () => {
    let soltar: () => void = () => undefined;
    const espera = new Promise<void>((resolve) => (soltar = resolve));
    answer(calls.listarMesas, async () => {
      await espera;
      return respuesta([makeMesa(1)]);
    });
    pintar();
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
    soltar();
    expect(await tarjeta('Mesa 1')).toBeVisible();
  });

  it('keeps what it has when a refresh fails, says since when, and comes back by itself', async () => {
    abrir([makeOcupada(5)]);
    await tarjeta('Mesa 5');
    refuse(calls.listarMesas, 'SIN_CONEXION');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Sin conexión desde \d\d:\d\d$/);
    expect(await tarjeta('Mesa 5')).toBeVisible();
    answer(calls.listarMesas, respuesta([makeOcupada(5), makeMesa(6)]));
    expect(await tarjeta('Mesa 6')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows each company its own, with the one chosen where it goes', async () => {
    answer(calls.listarMesas, ({ body }) => {
      const { empresa } = body as { empresa: string };
      return respuesta([makeMesa(empresa === ANDINA ? 8 : 3, { empresa })]);
    });
    const { user, store } = pintar({ empresa: [EMPRESA, ANDINA] });
    expect(await tarjeta('Mesa 3')).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    expect(await tarjeta('Mesa 8')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Mesa 3' })).toBeNull();
    await user.click(await boton('Ver Mesa 8'));
    expect(store.getState().sesion.empresa).toBe(ANDINA);
  });

  it('asks for a company where there is none', () => {
    renderScreen(<MesasScreen />, {
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [] }),
    });
    expect(screen.getByText('Seleccione una Empresa')).toBeVisible();
  });
});
