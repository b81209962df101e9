import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  modificadoresCalls as calls,
  type Modificador,
} from '@comanda/shared/contracts/inventario/modificadores';
import { answer, refuse } from '@comanda/shared/testing';

import { abrir, EMPRESA, makeProducto } from './testing/mundo';

const QUESO: Modificador = {
  id: '1',
  nombre: 'Extra queso',
  precio: 0.5,
  id_producto: '1',
  id_categoria: null,
};
const DE_CATEGORIA = { ...QUESO, id: '2', nombre: 'Para llevar', precio: 0 };
const AJENO = { ...QUESO, id: '3', nombre: 'Doble carne', id_producto: '99' };

async function conModificadores(filas: readonly Modificador[]) {
  answer(calls.listarModificadores, { success: true, data: [...filas] });
  const vista = abrir([makeProducto()]);
  await vista.user.click(await screen.findByRole('button', { name: /^Más acciones/ }));
  await vista.user.click(await screen.findByRole('menuitem', { name: 'Modificadores' }));
  await screen.findByRole('dialog');
  return vista;
}
const lista = () => screen.findByRole('list', { name: 'Modificadores' });

describe('what goes with a product', () => {
  it('lists what the till offers with it and with its category, and nothing else', async () => {
    await conModificadores([
      QUESO,
      { ...DE_CATEGORIA, id_producto: null, id_categoria: '3' },
      AJENO,
    ]);
    const filas = within(await lista()).getAllByRole('listitem');
    expect(filas.map(({ textContent }) => textContent)).toEqual([
      'Extra queso +$0.50',
      'Para llevar Todo en Mariscos',
    ]);
  });

  it('adds one after another, to the product or to its category', async () => {
    const { user, notices } = await conModificadores([]);
    const creados = answer(calls.crearModificador, { success: true, data: QUESO });
    expect(await screen.findByText('Aún no se ofrece nada con este producto')).toBeVisible();
    const nombre = () => screen.getByRole('textbox', { name: 'Modificador' });

    await user.type(nombre(), 'Extra queso');
    await user.clear(screen.getByRole('textbox', { name: 'Precio' }));
    await user.type(screen.getByRole('textbox', { name: 'Precio' }), '0.50');
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(notices).toEqual(['success: Productos / Modificador creado']));
    await waitFor(() => expect(nombre()).toHaveValue(''));
    await user.type(nombre(), 'Para llevar');
    await user.click(screen.getByRole('radio', { name: 'Todo en Mariscos' }));
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(creados).toHaveLength(2));

    expect(creados.map(({ body }) => body)).toEqual([
      {
        empresa: EMPRESA,
        nombre: 'Extra queso',
        precio: 0.5,
        id_producto: '1',
        id_categoria: null,
      },

      {
        empresa: EMPRESA,
        nombre: 'Para llevar',
        precio: 0,
        id_producto: null,
        id_categoria: '3',
      },
    ]);
  });

  it('says under the name that another has it, and what is missing', async () => {
    const { user } = await conModificadores([QUESO]);
    const msg = 'Ya hay un modificador con ese nombre';
    refuse(calls.crearModificador, 'MODIFICADOR_REPETIDO', [{ campo: 'nombre', msg }]);
    const nombre = screen.getByRole('textbox', { name: 'Modificador' });
    await user.click(screen.getByRole('button', { name: 'Agregar' }));
    await waitFor(() =>
      expect(nombre).toHaveAccessibleDescription('El nombre del modificador no puede estar vacío'),
    );
    await user.type(nombre, 'extra queso{Enter}');
    await waitFor(() => expect(nombre).toHaveAccessibleDescription(msg));
  });

  it('takes one off', async () => {
    const { user, notices } = await conModificadores([QUESO]);
    const quitados = answer(calls.eliminarModificador, { success: true, data: null });
    await user.click(await screen.findByRole('button', { name: 'Quitar Extra queso' }));
    await waitFor(() =>
      expect(notices).toEqual(['success: Productos / Extra queso ya no se ofrece']),
    );
    expect(quitados[0]?.url.searchParams.get('id')).toBe('1');
  });
});
