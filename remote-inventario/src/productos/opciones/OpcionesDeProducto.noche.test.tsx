import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';

import { orderingApi } from '@comanda/shared/api';
import { modificadoresCalls } from '@comanda/shared/contracts/inventario/modificadores';
import { opcionesCalls as calls } from '@comanda/shared/contracts/inventario/opciones';
import { answer, refuse } from '@comanda/shared/testing';

import { abrir, EMPRESA, makeProducto } from '../testing/mundo';

const SOPA = { id: '1', nombre: 'Sopa', minimo: 1, maximo: 1 };
const LOCRO = {
  id: '7',
  nombre: 'Locro',
  precio: 0,
  id_producto: '1',
  id_categoria: null,
  grupo: '1',
  agotado: false,
};

async function conOpciones(grupos = [SOPA], modificadores = [LOCRO]) {
  answer(modificadoresCalls.listarModificadores, { success: true, data: modificadores });
  const vista = abrir([makeProducto({ grupos })]);
  await vista.user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
  await vista.user.click(await screen.findByRole('menuitem', { name: 'Opciones' }));
  await screen.findByRole('button', { name: 'Agregar grupo' });
  return vista;
}
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the options of a product', () => {
  it('are written in groups, in order, with what is there keeping its id', async () => {
    const { user, notices } = await conOpciones();
    const guardadas = answer(calls.guardarOpciones, {
      success: true,
      data: { id: '1', grupos: [SOPA] },
    });
    const sopa = region('Sopa');
    await user.click(sopa.getByRole('checkbox', { name: 'Hay Locro' }));
    await user.click(sopa.getByRole('button', { name: /^Agregar opción/ }));
    await user.type(sopa.getByLabelText('Nombre de la opción 2 de Sopa'), 'Fanesca');
    await user.type(sopa.getByLabelText('Precio de Fanesca'), '1,50');
    await user.click(screen.getByRole('button', { name: 'Agregar grupo' }));
    await user.type(screen.getByLabelText('Nombre del grupo 2'), 'Jugo');
    await user.type(region('Jugo').getByLabelText('Nombre de la opción 1 de Jugo'), 'Mora');
    await user.click(region('Jugo').getByRole('button', { name: 'Subir Jugo' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(notices).toEqual(['success: Productos / Opciones guardadas']));
    const mora = { nombre: 'Mora', precio: 0, agotado: false };
    expect(guardadas[0]?.body).toEqual({
      empresa: EMPRESA,
      id: '1',
      grupos: [
        { nombre: 'Jugo', minimo: 1, maximo: 1, opciones: [mora] },
        {
          ...SOPA,
          opciones: [
            { id: '7', nombre: 'Locro', precio: 0, agotado: true },
            { nombre: 'Fanesca', precio: 1.5, agotado: false },
          ],
        },
      ],
      antes: [{ ...SOPA, opciones: [{ id: '7', nombre: 'Locro', precio: 0, agotado: false }] }],
    });
  });

  it('are read when they are opened, and what is read later is not what they began with', async () => {
    const { user, notices, store } = await conOpciones();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const AGOTADO = { ...LOCRO, agotado: true };
    answer(modificadoresCalls.listarModificadores, { success: true, data: [AGOTADO] });
    await user.click(screen.getByRole('button', { name: /^Más acciones/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Opciones' }));
    await screen.findByRole('button', { name: 'Agregar grupo' });
    expect(region('Sopa').getByRole('checkbox', { name: 'Hay Locro' })).not.toBeChecked();

    const otra = answer(modificadoresCalls.listarModificadores, { success: true, data: [LOCRO] });
    await user.type(region('Sopa').getByLabelText('Precio de Locro'), '2');
    act(() => void store.dispatch(orderingApi.util.invalidateTags(['Producto'])));
    await waitFor(() => expect(otra).toHaveLength(1));
    const guardadas = refuse(calls.guardarOpciones, 'CAMBIADO_POR_OTRO', [
      { campo: 'grupos', msg: 'Otra persona cambió este dato' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Otra persona cambió este dato')).toBeVisible();
    expect(guardadas[0]?.body).toMatchObject({
      grupos: [{ opciones: [{ id: '7', precio: 2, agotado: true }] }],
      antes: [{ opciones: [{ id: '7', precio: 0, agotado: true }] }],
    });
    await waitFor(() => expect(otra).toHaveLength(2));
    expect(notices).toEqual([]);
  });

  it('are told what is wrong with them before they are sent', async () => {
    const { user } = await conOpciones([], []);
    const guardadas = answer(calls.guardarOpciones, {
      success: true,
      data: { id: '1', grupos: [] },
    });
    expect(screen.getByText(/^Aquí va lo que se pregunta al venderlo/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Agregar grupo' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El nombre del grupo no puede estar vacío')).toBeVisible();
    await user.type(screen.getByLabelText('Nombre del grupo 1'), 'Sopa');
    await user.type(screen.getByLabelText('Nombre de la opción 1 de Sopa'), 'Locro');
    await user.selectOptions(screen.getByLabelText('Máximo de Sopa'), '2');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El máximo de Sopa es 2 y tiene 1 opción')).toBeVisible();
    expect(guardadas).toEqual([]);
  });
});
