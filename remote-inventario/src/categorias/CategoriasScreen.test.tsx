import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  categoriasCalls as calls,
  type Categoria,
} from '@comanda/shared/contracts/inventario/categorias';
import { answer, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import CategoriasScreen from './CategoriasScreen';

const EMPRESA = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';

const makeCategoria = (over: Partial<Categoria> = {}): Categoria => ({
  id_categoria: '1',
  categoria: 'Ceviches',
  descripcion: 'Fríos',
  empresa: EMPRESA,
  orden: 1,
  color: 'mar',
  color_elegido: false,
  productos: 0,
  ...over,
});
const SOPAS = makeCategoria({
  id_categoria: '2',
  categoria: 'Sopas',
  descripcion: '',
  orden: 2,
  color: 'teja',
  color_elegido: true,
  productos: 3,
});

function abrir(filas: readonly Categoria[], { acepta = true, empresa = [EMPRESA] } = {}) {
  answer(calls.listarCategorias, { success: true, data: [...filas] });
  const usuario = makeUsuario({ perfil: 'Administrador', empresa });
  return renderScreen(<CategoriasScreen />, { usuario, acepta });
}
const boton = (name: string) => screen.findByRole('button', { name });
const nombre = () => screen.findByRole('textbox', { name: 'Categoría' });

describe('CategoriasScreen (spec section 2)', () => {
  it('lists them, numbered, with what they hold', async () => {
    abrir([makeCategoria(), SOPAS]);
    const sopas = (await screen.findByText('Sopas')).closest('tr');
    expect(sopas?.querySelector('[data-color="teja"]')).toBeVisible();
    const cabezas = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(cabezas).toEqual(['#', 'Categoría', 'Descripción', 'Productos', 'Acción']);
    const [, fila] = screen.getAllByRole('row');
    expect(fila).toHaveTextContent('1CevichesFríos0EditarEliminar');
  });

  it('asks for a company where there are several', async () => {
    const pedidos = answer(calls.listarCategorias, { success: true, data: [] });
    renderScreen(<CategoriasScreen />, {
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA, ANDINA] }),
    });
    await screen.findByRole('combobox', { name: 'Empresa' });
    await waitFor(() => expect(pedidos).toHaveLength(1));
  });

  it('reads them again each time it is opened', async () => {
    const pedidos = answer(calls.listarCategorias, { success: true, data: [SOPAS] });
    function VariasVeces() {
      const [vez, setVez] = useState(0);
      return (
        <>
          <button onClick={() => setVez(vez + 1)}>Salir y volver</button>
          <CategoriasScreen key={vez} />
        </>
      );
    }
    const usuario = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });
    const { user } = renderScreen(<VariasVeces />, { usuario });
    await screen.findByText('Sopas');
    await user.click(await boton('Salir y volver'));
    await waitFor(() => expect(pedidos).toHaveLength(2));
  });

  it('says there are none, and offers to make the first', async () => {
    const { user } = abrir([]);
    await screen.findByText('Aún no hay categorías');
    await user.click(await boton('Crear categoría'));
    expect(await screen.findByRole('dialog', { name: 'Crear categoría' })).toBeVisible();
  });

  it('offers a retry when they cannot be read', async () => {
    refuse(calls.listarCategorias, 'INESPERADO');
    renderScreen(<CategoriasScreen />, {
      usuario: makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] }),
    });
    expect(await boton('Reintentar')).toBeVisible();
  });
});

describe('the form of a category', () => {
  it('makes one, with what is missing said under its field', async () => {
    const { user, notices } = abrir([makeCategoria()]);
    const creadas = answer(calls.crearCategoria, { success: true, data: SOPAS });
    await user.click(await boton('Crear categoría'));
    const caja = await nombre();
    await user.click(await boton('Guardar'));
    await waitFor(() =>
      expect(caja).toHaveAccessibleDescription('Ingrese el nombre de la categoría'),
    );
    await user.click(screen.getByRole('radio', { name: 'Teja' }));
    await user.type(caja, ' Sopas {Enter}');
    await waitFor(() => expect(notices).toEqual(['success: Categorías / Categoría creada']));
    expect(creadas.map(({ body }) => body)).toEqual([
      { empresa: EMPRESA, categoria: 'Sopas', color: 'teja' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes one; a colour that was chosen can be given back to its turn', async () => {
    const { user } = abrir([SOPAS]);
    const editadas = answer(calls.editarCategoria, { success: true, data: SOPAS });
    await user.click(await boton('Editar Sopas'));
    expect(await screen.findByRole('radio', { name: 'Teja' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Según su turno' }));
    await user.type(await nombre(), ' calientes{Enter}');
    await waitFor(() => expect(editadas).toHaveLength(1));
    expect(editadas[0]?.body).toMatchObject({
      empresa: EMPRESA,
      id: '2',
      categoria: 'Sopas calientes',
      color: null,
    });
  });

  it('sends what was read beside what is changed, and says under its field what somebody else changed', async () => {
    const { user } = abrir([SOPAS]);
    const msg = 'Otra persona cambió este dato';
    const tarde = refuse(calls.editarCategoria, 'CAMBIADO_POR_OTRO', [{ campo: 'categoria', msg }]);
    await user.click(await boton('Editar Sopas'));
    const caja = await nombre();
    const deOtro = { ...SOPAS, categoria: 'Caldos' };
    const listas = answer(calls.listarCategorias, { success: true, data: [deOtro] });
    await user.type(caja, ' calientes{Enter}');
    await waitFor(() => expect(caja).toHaveAccessibleDescription(msg));
    expect(tarde[0]?.body).toMatchObject({
      categoria: 'Sopas calientes',
      antes: { categoria: 'Sopas', descripcion: '', color: 'teja' },
    });
    await waitFor(() => expect(listas).toHaveLength(1));
    expect(caja).toHaveValue('Sopas calientes');
  });

  it('says under the name that another has it, and keeps what was typed', async () => {
    const { user } = abrir([SOPAS]);
    const msg = 'Ya hay una categoría con ese nombre';
    refuse(calls.crearCategoria, 'CATEGORIA_REPETIDA', [{ campo: 'categoria', msg }]);
    await user.click(await boton('Crear categoría'));
    await user.type(await nombre(), 'sopas{Enter}');
    await waitFor(async () => expect(await nombre()).toHaveAccessibleDescription(msg));
    expect(await nombre()).toHaveValue('sopas');
  });

  it('says that it could not be made, in the words of spec section 8', async () => {
    const { user, notices } = abrir([SOPAS]);
    refuse(calls.crearCategoria, 'INESPERADO');
    await user.click(await boton('Crear categoría'));
    await user.type(await nombre(), 'Jugos{Enter}');
    await waitFor(() =>
      expect(notices).toEqual(['error: Categorías / Error al crear la categoría']),
    );
    expect(await nombre()).toHaveValue('Jugos');
  });
});

describe('taking a category off', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('happens only when it is confirmed (%s)', async (acepta, veces) => {
    const { user, notices } = abrir([makeCategoria()], { acepta });
    const quitadas = answer(calls.eliminarCategoria, { success: true, data: null });
    await user.click(await boton('Eliminar Ceviches'));
    await waitFor(() => expect(notices[0]).toBe('pregunta: ¿Estás seguro?'));
    await waitFor(() => expect(quitadas).toHaveLength(veces));
  });

  it('that holds products says how many, and moves them to another first', async () => {
    const { user, notices } = abrir([makeCategoria(), SOPAS]);
    const quitadas = answer(calls.eliminarCategoria, { success: true, data: null });
    await user.click(await boton('Eliminar Sopas'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Eliminar Sopas' }));
    expect(dialogo.getByText(/^Esta categoría tiene 3 productos/)).toBeVisible();
    expect(dialogo.getByText(/^También pasan a ella sus modificadores y tarifas/)).toBeVisible();
    const mover = dialogo.getByRole('combobox', { name: 'Mover a' });
    await user.click(dialogo.getByRole('button', { name: 'Mover y eliminar' }));
    await waitFor(() => expect(mover).toHaveAccessibleDescription('Elija una categoría'));

    await user.click(mover);
    await user.click(await screen.findByTitle('Ceviches'));
    await user.click(dialogo.getByRole('button', { name: 'Mover y eliminar' }));
    await waitFor(() => expect(quitadas).toHaveLength(1));
    const { searchParams } = quitadas[0]?.url ?? new URL('about:blank');
    expect(Object.fromEntries(searchParams)).toEqual({ empresa: EMPRESA, id: '2', mover_a: '1' });
    expect(notices).toEqual(['success: Categorías / Productos movidos y categoría eliminada']);
  });

  it('that got a product meanwhile says so', async () => {
    const { user, notices } = abrir([makeCategoria()]);
    const msg = 'La categoría tiene 1 producto. Muévalo a otra para eliminarla';
    refuse(calls.eliminarCategoria, 'CATEGORIA_EN_USO', [{ campo: 'id', msg }]);
    await user.click(await boton('Eliminar Ceviches'));
    await waitFor(() => expect(notices).toContain(`error: Categorías / ${msg}`));
  });
});

describe('the order of the till', () => {
  it('is changed with the arrows and kept as a whole', async () => {
    const { user, notices } = abrir([makeCategoria(), SOPAS]);
    const ordenadas = answer(calls.ordenarCategorias, { success: true, data: [] });
    await user.click(await boton('Orden en la caja'));
    await user.click(await boton('Bajar Ceviches'));
    expect(await boton('Bajar Ceviches')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await boton('Guardar orden'));
    await waitFor(() => expect(notices).toEqual(['success: Categorías / Orden guardado']));
    expect(ordenadas[0]?.body).toEqual({ empresa: EMPRESA, ids: ['2', '1'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that was changed is not lost without asking', async () => {
    const { user, notices } = abrir([makeCategoria(), SOPAS], { acepta: false });
    await user.click(await boton('Orden en la caja'));
    await user.click(await boton('Subir Sopas'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('that somebody else changed meanwhile is said, and stays open', async () => {
    const { user, notices } = abrir([makeCategoria(), SOPAS]);
    refuse(calls.ordenarCategorias, 'CATEGORIAS_CAMBIADAS');
    await user.click(await boton('Orden en la caja'));
    await user.click(await boton('Subir Sopas'));
    await user.click(await boton('Guardar orden'));
    await waitFor(() =>
      expect(notices).toEqual([
        'error: Categorías / Las categorías cambiaron mientras las ordenaba. Revise el orden',
      ]),
    );
  });
});
