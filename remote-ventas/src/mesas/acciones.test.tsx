import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { answer, refuse } from '@comanda/shared/testing';

import {
  abrir,
  boton,
  elegir,
  EMPRESA,
  LINEA,
  makeMesa,
  makeOcupada,
  makeOrden,
  makeOrdenSinMesa,
  RANDOM,
} from './testing/piso';

const UUID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
const HECHA = { success: true as const, data: makeOrden() };
const OTRA = '7d0b1c7e-3a53-4a53-9d0b-000000000007';
const LARGO = 'Cumpleaños de la señora María Fernanda con su familia de Guayaquil, 20';

const dialogo = (name: string) => screen.findByRole('dialog', { name });
const cerrado = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** What 'Más' offers, with why it cannot be done now. */
async function ofrecidas(user: ReturnType<typeof abrir>['user'], nombre: string) {
  await user.click(await boton(`Más acciones de ${nombre}`));
  const textos = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return textos;
}

describe('what can be done about a table', () => {
  it('is what its state allows, and says why the rest is not possible', async () => {
    const { user } = abrir([makeMesa(1), makeOcupada(5, { lineas: 0 })]);
    expect(await ofrecidas(user, 'Mesa 1')).toEqual(['Sentar', 'Editar mesa']);
    expect(await ofrecidas(user, 'Mesa 5')).toEqual([
      'CobrarNo hay nada por cobrar',
      'Pedir cuenta',
      'Liberar',
      'Cambiar comensales',
      'Trasladar',
      'UnirNo hay otra orden abierta',
      'Mover productosNo tiene productos enviados',
      'Editar mesa',
      'EliminarTiene una orden abierta: cóbrela, muévala o libérela antes',
    ]);
  });

  it('is not to free one that has something to pay, nor to move it where all are taken', async () => {
    const { user } = abrir([makeOcupada(5)], { perfil: 'Mesero' });
    const textos = await ofrecidas(user, 'Mesa 5');
    expect(textos).toContain('LiberarLa orden todavía tiene productos por pagar');
    expect(textos).toContain('TrasladarNo hay mesas libres');
    expect(textos).not.toContain('Editar mesa');
  });

  it('seats people: covers and customer, once for two Enters, and the dialog goes', async () => {
    const { user } = abrir([makeMesa(1)]);
    const sentadas = answer(calls.sentar, HECHA);
    await elegir(user, 'Mesa 1', 'Sentar');
    const suyo = await dialogo('Sentar en Mesa 1');
    await user.type(within(suyo).getByRole('textbox', { name: 'Comensales' }), '4');
    await user.type(
      within(suyo).getByRole('textbox', { name: 'Cliente' }),
      ' María {Enter}{Enter}',
    );
    await cerrado();
    expect(sentadas.map(({ body }) => body)).toEqual([
      { empresa: EMPRESA, random: UUID, mesa: '1', comensales: 4, cliente: 'María' },
    ]);
  });

  it('seats them and goes to the till in one go', async () => {
    const { user } = abrir([makeMesa(1)]);
    answer(calls.sentar, HECHA);
    await elegir(user, 'Mesa 1', 'Sentar');
    await user.click(await boton('Sentar y pedir'));
    expect(await screen.findByText('En /admin/puntoventa?mesa=1')).toBeVisible();
  });

  it('says under its box what is wrong with the covers, and sends the same order after an answer that was lost', async () => {
    const { user, notices } = abrir([makeMesa(1)]);
    await elegir(user, 'Mesa 1', 'Sentar');
    const caja = await screen.findByRole('textbox', { name: 'Comensales' });
    await user.type(caja, '300{Enter}');
    await waitFor(() =>
      expect(caja).toHaveAccessibleDescription('Los comensales no pueden pasar de 200'),
    );
    refuse(calls.sentar, 'SIN_CONEXION');
    await user.clear(caja);
    await user.type(caja, '3{Enter}');
    await waitFor(() =>
      expect(notices).toEqual(['error: Punto de Venta / No hay conexión con el servidor']),
    );
    const sentadas = answer(calls.sentar, HECHA);
    await user.type(caja, '{Enter}');
    await cerrado();
    expect(sentadas).toHaveLength(1);
  });

  it('changes how many sit there, of the order that is there', async () => {
    const { user } = abrir([makeOcupada(5)]);
    const sentadas = answer(calls.sentar, HECHA);
    await elegir(user, 'Mesa 5', 'Cambiar comensales');
    const caja = await screen.findByRole('textbox', { name: 'Comensales' });
    expect(caja).toHaveValue('4');
    await user.clear(caja);
    await user.type(caja, '6{Enter}');
    await cerrado();
    expect(sentadas[0]?.body).toEqual({
      empresa: EMPRESA,
      random: RANDOM,
      mesa: '5',
      comensales: 6,
      cliente: 'María',
    });
  });

  it.each([
    ['OCUPADA', 'Pedir cuenta', true],
    ['POR_PAGAR', 'Seguir atendiendo', false],
  ] as const)('of one that is %s: %s', async (estado, accion, por_pagar) => {
    const { user } = abrir([makeOcupada(5, { estado })]);
    const pedidas = answer(calls.pedirCuenta, HECHA);
    await elegir(user, 'Mesa 5', accion);
    await waitFor(() => expect(pedidas).toHaveLength(1));
    expect(pedidas[0]?.body).toEqual({ empresa: EMPRESA, random: RANDOM, por_pagar });
  });

  it('frees one, and says that what was ready is on the table', async () => {
    const { user, notices } = abrir([
      makeOcupada(5, { lineas: 0, listas: 1, lineas_listas: [LINEA] }),
    ]);
    const liberadas = answer(calls.liberarMesa, HECHA);
    const entregadas = answer(calls.entregarOrden, HECHA);
    await user.click(await boton('Entregado Mesa 5'));
    await waitFor(() => expect(entregadas).toHaveLength(1));
    await elegir(user, 'Mesa 5', 'Liberar');
    await waitFor(() => expect(liberadas).toHaveLength(1));
    expect([entregadas[0]?.body, liberadas[0]?.body]).toEqual([
      { empresa: EMPRESA, random: RANDOM, lineas: [LINEA] },
      { empresa: EMPRESA, random: RANDOM },
    ]);
    refuse(calls.liberarMesa, 'ORDEN_SIN_PAGAR');
    await elegir(user, 'Mesa 5', 'Liberar');
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Punto de Venta / La orden todavía tiene productos por pagar',
      ]),
    );
  });

  it('charges it: the till opens on it with the payment', async () => {
    const { user } = abrir([makeOcupada(5)], { perfil: 'Cajero' });
    await elegir(user, 'Mesa 5', 'Cobrar');
    expect(screen.getByText('En /admin/puntoventa?mesa=5&pagar=1')).toBeVisible();
  });

  it('moves it to a free table, with one key for a try and its retry', async () => {
    const { user, notices } = abrir([makeMesa(1), makeMesa(2), makeOcupada(5)]);
    await elegir(user, 'Mesa 5', 'Trasladar');
    const suyo = await dialogo('Trasladar Mesa 5');
    const mesas = within(suyo).getAllByRole('radio');
    expect(mesas.map((una) => una.closest('label')?.textContent)).toEqual(['Mesa 1', 'Mesa 2']);
    await user.click(within(suyo).getByRole('button', { name: 'Trasladar' }));
    expect(await within(suyo).findByText('Elija la mesa')).toBeVisible();

    await user.click(within(suyo).getByRole('radio', { name: 'Mesa 2' }));
    refuse(calls.trasladarOrden, 'INESPERADO');
    const perdidas = answer(calls.trasladarOrden, () => {
      throw new Error('the answer is lost');
    });
    await user.click(within(suyo).getByRole('button', { name: 'Trasladar' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    const trasladadas = answer(calls.trasladarOrden, HECHA);
    await user.click(within(suyo).getByRole('button', { name: 'Trasladar' }));
    await cerrado();
    expect(trasladadas.map(({ body }) => body)).toEqual([
      { empresa: EMPRESA, random: RANDOM, mesa: '2', clave: UUID },
    ]);
    expect(perdidas.map(({ body }) => body)).toEqual(trasladadas.map(({ body }) => body));
    expect(notices[1]).toBe('success: Punto de Venta / Orden trasladada');
  });

  it('joins it to another order, of a table or without one', async () => {
    const { user, notices } = abrir([makeOcupada(5), makeOcupada(6, { random: OTRA })], {
      ordenes: [makeOrdenSinMesa({ orden: LARGO })],
    });
    const unidas = answer(calls.unirOrdenes, HECHA);
    await elegir(user, 'Mesa 5', 'Unir');
    const suyo = await dialogo('Unir Mesa 5');
    expect(within(suyo).getByRole('radio', { name: `${LARGO} · $7.00` })).toBeEnabled();
    expect(within(suyo).queryByRole('radio', { name: /^Mesa 5/ })).toBeNull();
    await user.click(within(suyo).getByRole('radio', { name: 'Mesa 6 · María · $12.50' }));
    await user.click(within(suyo).getByRole('button', { name: 'Unir' }));
    await cerrado();
    expect(unidas[0]?.body).toEqual({ empresa: EMPRESA, random: RANDOM, con: OTRA, clave: UUID });
    expect(notices).toEqual(['success: Punto de Venta / Órdenes unidas']);
  });

  it.each([
    ['Trasladar', calls.trasladarOrden, 'MESA_OCUPADA', /^La mesa tiene una orden abierta/],
    ['Unir', calls.unirOrdenes, 'ORDEN_CERRADA', /^La orden ya se cerró/],
  ] as const)(
    "says in the server's words what it refuses (%s)",
    async (accion, call, code, frase) => {
      const { user, notices } = abrir([
        makeMesa(1),
        makeOcupada(5),
        makeOcupada(6, { random: OTRA }),
      ]);
      refuse(call, code);
      await elegir(user, 'Mesa 5', accion);
      const suyo = await dialogo(`${accion} Mesa 5`);
      await user.click(within(suyo).getByRole('radio')); // the one there is
      await user.click(within(suyo).getByRole('button', { name: accion }));
      await waitFor(() => expect(notices[0]?.split(' / ')[1]).toMatch(frase));
      expect(suyo).toBeVisible();
    },
  );

  it('is called and put in a zone by an administrator', async () => {
    const { user, notices } = abrir([makeMesa(1), makeMesa(2, { zona: 'Terraza' })]);
    const editadas = answer(calls.editarMesa, { success: true, data: makeMesa(1) });
    await elegir(user, 'Mesa 1', 'Editar mesa');
    const suyo = await dialogo('Editar Mesa 1');
    expect(suyo).toHaveTextContent('Terraza');
    await user.type(within(suyo).getByRole('textbox', { name: 'Nombre' }), 'Ventana');
    await user.type(within(suyo).getByRole('textbox', { name: 'Zona' }), 'Salón{Enter}');
    await cerrado();
    expect(editadas[0]?.body).toEqual({
      empresa: EMPRESA,
      id: '1',
      nombre: 'Ventana',
      puestos: null,
      zona: 'Salón',
      antes: { nombre: '', zona: '' },
    });
    expect(notices).toEqual(['success: Punto de Venta / Mesa actualizada']);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('asks before Escape loses what was typed (%s)', async (acepta, quedan) => {
    const { user, notices } = abrir([makeMesa(1)], { acepta });
    await elegir(user, 'Mesa 1', 'Sentar');
    await user.type(await screen.findByRole('textbox', { name: 'Cliente' }), 'Ana');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(quedan));
  });
});

describe('an order without a table', () => {
  it('is begun with a name, and the till opens on it', async () => {
    const { user } = abrir([makeMesa(1)], { perfil: 'Mesero' });
    const abiertas = answer(calls.sentar, HECHA);
    await user.click(await boton('Nueva orden'));
    const caja = await screen.findByRole('textbox', { name: 'Nombre' });
    await user.type(caja, '{Enter}');
    await waitFor(() =>
      expect(caja).toHaveAccessibleDescription('Escriba un nombre para la orden'),
    );
    await user.type(caja, 'Pedro{Enter}{Enter}');
    await waitFor(() => expect(abiertas).toHaveLength(1));
    const { random, ...resto } = abiertas[0]!.body as { random: string };
    expect(resto).toEqual({ empresa: EMPRESA, mesa: '', orden: 'Pedro' });
    expect(await screen.findByText(`En /admin/puntoventa?orden=${random}`)).toBeVisible();
  });

  it('is given another name, moved to a table, and closed', async () => {
    const orden = makeOrdenSinMesa({ orden: LARGO, lineas: 0 });
    const { user } = abrir([makeMesa(1)], { ordenes: [orden] });
    const sentadas = answer(calls.sentar, HECHA);
    expect(await ofrecidas(user, LARGO)).toContain('Cerrar orden');
    expect(await ofrecidas(user, LARGO)).toContain('Trasladar');
    await elegir(user, LARGO, 'Cambiar nombre');
    const caja = await screen.findByRole('textbox', { name: 'Nombre' });
    expect(caja).toHaveValue(LARGO);
    await user.clear(caja);
    await user.type(caja, 'Pedro{Enter}');
    await cerrado();
    const { random } = orden;
    expect(sentadas[0]?.body).toMatchObject({ empresa: EMPRESA, random, mesa: '', orden: 'Pedro' });
  });
});
