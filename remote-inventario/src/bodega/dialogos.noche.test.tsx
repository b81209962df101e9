import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { bodegaCalls, type MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { mermasCalls } from '@comanda/shared/contracts/inventario/mermas';
import { answer, refuse, renderScreen, type Pedido } from '@comanda/shared/testing';

import BodegaScreen from './BodegaScreen';
import { contestarBodega, makeMateria, makeMerma, PUERTO, quien } from './testing/mundo';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4/;
const caja = (name: RegExp) => screen.getByRole('textbox', { name });
const cuerpo = (pedido: Pedido | undefined) => pedido?.body as Record<string, unknown>;

async function conFilas(filas: readonly MateriaPrima[]) {
  const pedidos = contestarBodega(filas);
  const vista = renderScreen(<BodegaScreen />, { usuario: quien() });
  await screen.findByRole('button', { name: 'Más acciones de Camarón' });
  return { ...vista, pedidos };
}

async function abrir(accion: string, filas: readonly MateriaPrima[] = [makeMateria()]) {
  const vista = await conFilas(filas);
  const directo = ['Crear Materia Prima', 'Editar Camarón', 'Merma Camarón'].includes(accion);
  if (!directo)
    await vista.user.click(await screen.findByRole('button', { name: 'Más acciones de Camarón' }));
  await vista.user.click(
    await screen.findByRole(directo ? 'button' : 'menuitem', { name: accion }),
  );
  await screen.findByRole('dialog');
  return vista;
}

describe('Registrar', () => {
  const llenar = async ({ user }: Awaited<ReturnType<typeof abrir>>) => {
    await user.type(caja(/^Materia/), 'Arroz');
    await user.type(caja(/Peso Inicial/), '12,5');
    for (const [lista, opcion] of [
      ['Medida Entrada', 'Kilogramo (kg)'],
      ['Medida Salida', 'Libra (lb)'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: new RegExp(lista) }));
      const opciones = await screen.findAllByTitle(opcion);
      await user.click(opciones.at(-1) as HTMLElement);
    }
  };

  it('fills what there is with what there was, until somebody says otherwise', async () => {
    const { user } = await abrir('Crear Materia Prima');
    await user.type(caja(/Peso Inicial/), '12');
    expect(caja(/Peso Actual/)).toHaveValue('12');
    await user.clear(caja(/Peso Inicial/));
    await user.type(caja(/Peso Inicial/), '.');
    expect(caja(/Peso Actual/)).toHaveValue('');
    await user.type(caja(/Peso Inicial/), '{Backspace}12');
    await user.clear(caja(/Peso Actual/));
    await user.type(caja(/Peso Actual/), '9.5');
    expect(caja(/Peso Concurrente/)).toHaveValue('2.5');
    await user.type(caja(/Peso Inicial/), '0');
    expect(caja(/Peso Actual/)).toHaveValue('9.5');
  });

  it('takes what has gone out already, and what is left follows', async () => {
    const { user } = await abrir('Crear Materia Prima');
    await user.type(caja(/Peso Inicial/), '12');
    await user.clear(caja(/Peso Concurrente/));
    await user.type(caja(/Peso Concurrente/), '4.5');
    expect(caja(/Peso Actual/)).toHaveValue('7.5');
    await user.type(caja(/Peso Inicial/), '0');
    expect(caja(/Peso Actual/)).toHaveValue('7.5');
  });

  const lista = (nombre: RegExp) => screen.getByRole('combobox', { name: nombre });
  it.each([
    ['Kilogramo (kg)', 'Gramo (g)', 'Gramo (g)'],
    ['Litro (l)', 'Gramo (g)', 'Litro (l)'],
    ['Libra (lb)', null, 'Libra (lb)'],
  ])('comes in by %s: what went out by %p goes out by %s', async (entrada, antes, salida) => {
    const { user } = await abrir('Crear Materia Prima');
    const elegir = async (cual: RegExp, opcion: string) => {
      await user.click(lista(cual));
      await user.click((await screen.findAllByTitle(opcion)).at(-1) as HTMLElement);
    };
    if (antes) await elegir(/Medida Salida/, antes);
    await elegir(/Medida Entrada/, entrada);
    expect(lista(/Medida Salida/).closest('.ant-select')).toHaveTextContent(salida);
  });

  it('makes one, once, however often Enter is pressed', async () => {
    const vista = await abrir('Crear Materia Prima');
    const creadas = answer(bodegaCalls.crearMateriaPrima, { success: true, data: makeMateria() });
    await llenar(vista);
    await vista.user.type(caja(/^Materia/), '{Enter}{Enter}');
    await waitFor(() =>
      expect(vista.notices).toEqual(['success: ¡Registrado! / El Producto ha sido registrado.']),
    );
    expect(creadas.map(({ body }) => body)).toEqual([
      {
        empresa: PUERTO,
        materi_prima: 'Arroz',
        peso_inicial: 12.5,
        peso_actual: 12.5,
        peso_concurrente: 0,
        medida_entrada: 'kg',
        medida_salida: 'lb',
        cantidad_alerta: 0,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(vista.pedidos).toHaveLength(2));
  });

  it('says under its field what the server refuses, and loses nothing', async () => {
    const vista = await abrir('Crear Materia Prima');
    const msg = 'Ya hay una materia prima con ese nombre';
    refuse(bodegaCalls.crearMateriaPrima, 'MATERIA_REPETIDA', [{ campo: 'materi_prima', msg }]);
    await llenar(vista);
    await vista.user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(caja(/^Materia/)).toHaveAccessibleDescription(msg));
    expect(caja(/^Materia/)).toHaveValue('Arroz');
  });

  it.each([
    ['INESPERADO', /^error: ¡Error! \/ Algo salió mal\./],
    ['SIN_CONEXION', /^error: ¡Error! \/ No hay conexión con el servidor/],
  ] as const)('says so when it ends with %s', async (code, dicho) => {
    const vista = await abrir('Crear Materia Prima');
    refuse(bodegaCalls.crearMateriaPrima, code);
    await llenar(vista);
    await vista.user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(vista.notices[0]).toMatch(dicho));
    expect(caja(/^Materia/)).toHaveValue('Arroz');
  });

  it('asks before what was typed is lost', async () => {
    const { user, notices } = await abrir('Crear Materia Prima');
    await user.type(caja(/^Materia/), 'Arroz');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));
  });
});

describe('Editar', () => {
  it('adds what came in to what is stored, with the weights of the row as specified', async () => {
    const { user, notices } = await abrir('Editar Camarón');
    const editadas = answer(bodegaCalls.actualizarMateriaPrima, {
      success: true,
      data: makeMateria(),
    });
    expect(caja(/Peso Actual/)).toBeDisabled();
    expect(caja(/Peso Concurrente/)).toBeDisabled();
    expect(screen.getByRole('combobox', { name: /Medida Entrada/ })).toBeDisabled();
    await user.type(caja(/Nuevo Ingreso/), '2,25');
    await user.type(caja(/Costo del ingreso/), '9{Enter}');
    await waitFor(() =>
      expect(notices).toEqual(['success: ¡Editado! / El Producto ha sido editado.']),
    );
    expect(cuerpo(editadas[0])).toEqual({
      empresa: PUERTO,
      id: '7',
      version: 3,
      ingreso_id: expect.stringMatching(UUID),
      materi_prima: 'Camarón',
      peso_inicial: 10,
      peso_actual: 10.75,
      peso_concurrente: 1.5,
      medida_entrada: 'kg',
      medida_salida: 'g',
      cantidad_alerta: 2,
      nuevo_ingreso: 2.25,
      costo: 9,
    });
  });

  it('offers to go out only in what the weight can be said in', async () => {
    const { user } = await abrir('Editar Camarón');
    await user.click(screen.getByRole('combobox', { name: /Medida Salida/ }));
    expect(await screen.findByTitle('Libra (lb)')).toBeVisible();
    expect(screen.queryByTitle('Litro (l)')).toBeNull();
  });

  it('keeps what was typed when somebody else saved first, shows theirs, and goes on upon it', async () => {
    const { user, notices } = await abrir('Editar Camarón');
    refuse(bodegaCalls.actualizarMateriaPrima, 'MATERIA_CAMBIADA');
    contestarBodega([
      makeMateria({
        materi_prima: 'Camarón pelado',
        cantidad_alerta: 5,
        peso_actual: 20,
        version: 4,
      }),
    ]);
    await user.clear(caja(/Cantidad Alerta/));
    await user.type(caja(/Cantidad Alerta/), '3{Enter}');
    await waitFor(() => expect(caja(/^Materia/)).toHaveValue('Camarón pelado'));
    expect(caja(/Peso Actual/)).toHaveValue('20');
    expect(caja(/Cantidad Alerta/)).toHaveValue('3');
    await waitFor(() =>
      expect(notices).toEqual([
        'error: ¡Error! / Otra persona cambió esta materia prima. Revise y guarde de nuevo',
      ]),
    );

    const editadas = answer(bodegaCalls.actualizarMateriaPrima, {
      success: true,
      data: makeMateria(),
    });
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    await waitFor(() => expect(editadas).toHaveLength(1));
    expect(cuerpo(editadas[0])).toMatchObject({
      materi_prima: 'Camarón pelado',
      cantidad_alerta: 3,
      version: 4,
    });
  });

  it('keeps its key from one try to the next, and a new dialog has another', async () => {
    const { user } = await abrir('Editar Camarón');
    refuse(bodegaCalls.actualizarMateriaPrima, 'SIN_CONEXION');
    await user.type(caja(/Nuevo Ingreso/), '1');
    const editar = () => user.click(screen.getByRole('button', { name: 'Editar' }));
    await editar();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar' })).toBeEnabled());
    const editadas = answer(bodegaCalls.actualizarMateriaPrima, ({ body }) => {
      const { ingreso_id } = body as { ingreso_id: string };
      return { success: true as const, data: makeMateria({ materi_prima: ingreso_id }) };
    });
    await editar();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Editar Camarón' }));
    await screen.findByRole('dialog');
    await user.type(caja(/Nuevo Ingreso/), '1{Enter}');
    await waitFor(() => expect(editadas).toHaveLength(2));
    expect(cuerpo(editadas[0])['ingreso_id']).not.toBe(cuerpo(editadas[1])['ingreso_id']);
  });
});

describe('Merma', () => {
  it('wants weight and description (spec section 5)', async () => {
    const { user } = await abrir('Merma Camarón');
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    const msg = 'Por favor llene todos los campos.';
    await waitFor(() => expect(caja(/Peso de la Merma/)).toHaveAccessibleDescription(msg));
    expect(caja(/Descripción/)).toHaveAccessibleDescription(msg);
  });

  it('is registered with its reason, in the unit it goes out in, under an id of its own', async () => {
    const { user, notices, pedidos } = await abrir('Merma Camarón');
    expect(await screen.findByText(/^Hay/)).toHaveTextContent('Hay 8.5 kg en la bodega.');
    const hechas = answer(mermasCalls.crearMerma, { success: true, data: makeMerma() });
    await user.type(caja(/Peso de la Merma/), '250');
    await user.click(screen.getByRole('radio', { name: 'Caducado' }));
    await user.type(caja(/Descripción/), 'Pasó la fecha');
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() =>
      expect(notices).toEqual(['success: ¡Registrado! / Se ha registrado la merma.']),
    );
    expect(cuerpo(hechas[0])).toEqual({
      empresa: PUERTO,
      id: expect.stringMatching(UUID),
      id_materia: '7',
      peso_merma: 250,
      medida: 'g',
      motivo: 'CADUCADO',
      descripcion: 'Pasó la fecha',
    });
    await waitFor(() => expect(pedidos).toHaveLength(3)); // the list is read for the dialog, and again
  });

  it('says how much there is by now, not as the list had it', async () => {
    const { user } = await conFilas([makeMateria()]);
    contestarBodega([makeMateria({ peso_actual: 6.25 })]);
    await user.click(screen.getByRole('button', { name: 'Merma Camarón' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Merma de Camarón' }));
    expect(dialogo.queryByText('8.5 kg')).toBeNull();
    expect(await dialogo.findByText('6.25 kg')).toBeVisible();
  });

  it('says how much there is where it is not enough', async () => {
    const { user } = await abrir('Merma Camarón');
    const msg = 'Solo hay 8.5 kg (8,500 g) en la bodega';
    refuse(mermasCalls.crearMerma, 'EXISTENCIA_INSUFICIENTE', [{ campo: 'peso_merma', msg }]);
    await user.type(caja(/Peso de la Merma/), '9000');
    await user.type(caja(/Descripción/), 'x');
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(caja(/Peso de la Merma/)).toHaveAccessibleDescription(msg));
  });
});

describe('Corregir', () => {
  it('sends what was counted, with why', async () => {
    const { user, notices } = await abrir('Corregir');
    const hechas = answer(bodegaCalls.corregirMateriaPrima, { success: true, data: makeMateria() });
    await user.click(screen.getByRole('button', { name: 'Corregir' }));
    await waitFor(() => expect(caja(/Motivo/)).toHaveAccessibleDescription('Escriba el motivo'));
    await user.type(caja(/Peso contado/), '8');
    await user.type(caja(/Motivo/), 'Conteo');
    await user.click(screen.getByRole('button', { name: 'Corregir' }));
    await waitFor(() => expect(notices).toEqual(['success: ¡Editado! / Se ha corregido el peso.']));
    expect(cuerpo(hechas[0])).toEqual({
      empresa: PUERTO,
      id: '7',
      correccion_id: expect.stringMatching(UUID),
      peso_contado: 8,
      descripcion: 'Conteo',
    });
  });
});
