import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { categoriasCalls } from '@comanda/shared/contracts/inventario/categorias';
import { productosCalls } from '@comanda/shared/contracts/inventario/productos';
import {
  tarifasDePrecioCalls as calls,
  type TarifaDePrecio,
} from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { AJUSTES } from '@comanda/shared/contracts/ventas/ajustes';
import {
  answer,
  makeProducto,
  makeTarifa,
  makeUsuario,
  refuse,
  renderScreen,
} from '@comanda/shared/testing';

import TarifasScreen from './TarifasScreen';

const EMPRESA = 'La Cevichería del Puerto';
const CERVEZA = makeProducto({ id: '7', producto: 'Cerveza', precio_venta: 3 });
const RECARGO = makeTarifa({
  id: '2',
  nombre: 'Domicilio',
  canales: ['DOMICILIO'],
  porcentaje: 10,
  activa: false,
});

/** The screen, left and opened again. */
function VariasVeces() {
  const [vez, setVez] = useState(0);
  return (
    <>
      <button onClick={() => setVez(vez + 1)}>Salir y volver</button>
      <TarifasScreen key={vez} />
    </>
  );
}

function abrir(tarifas: readonly TarifaDePrecio[], acepta = true, ui = <TarifasScreen />) {
  answer(calls.listarTarifas, { success: true, data: [...tarifas] });
  answer(productosCalls.listarProductos, {
    success: true,
    data: [CERVEZA],
    version: 1,
    modificadores: [],
    ajustes: AJUSTES,
  });
  answer(categoriasCalls.listarCategorias, { success: true, data: [] });
  const usuario = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });
  return renderScreen(ui, { usuario, acepta });
}
const boton = (name: string) => screen.findByRole('button', { name });

describe('TarifasScreen', () => {
  it('says of each how it stands, when it holds and what it does', async () => {
    abrir([makeTarifa(), RECARGO]);
    await screen.findByText('Hora feliz');
    const filas = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(filas[1]).toContain('Hora felizDescuento 50%Rige ahoraTodos los díasTodos');
    expect(filas[2]).toContain('DomicilioRecargo 10%ApagadaTodos los díasDomicilio');
  });

  it('tells of two that hold at once', async () => {
    abrir([makeTarifa(), { ...RECARGO, activa: true }]);
    expect(await screen.findByText(/^Hora feliz y Domicilio rigen a la vez/)).toBeVisible();
  });

  it('says that there are none, and that they could not be read', async () => {
    abrir([]).unmount();
    refuse(calls.listarTarifas, 'INESPERADO');
    const usuario = makeUsuario({ perfil: 'Administrador', empresa: [EMPRESA] });
    renderScreen(<TarifasScreen />, { usuario });
    expect(await boton('Reintentar')).toBeVisible();
  });

  it('refuses a part of a percent, which would be ten times as much without its comma', async () => {
    const { user } = abrir([]);
    const guardadas = answer(calls.guardarTarifa, { success: true, data: [makeTarifa()] });
    await user.click(await boton('Crear tarifa'));
    const hoja = within(await screen.findByRole('dialog', { name: 'Crear tarifa' }));
    await user.type(hoja.getByRole('textbox', { name: 'Nombre' }), 'Feriado');
    await user.type(hoja.getByRole('textbox', { name: 'Porcentaje' }), '9,5');
    await user.click(hoja.getByRole('button', { name: 'Guardar' }));
    expect(await hoja.findByText('El porcentaje no lleva decimales')).toBeVisible();
    expect(guardadas).toHaveLength(0);
  });

  it('takes a price that was typed and not added yet, and refuses half of one', async () => {
    const { user, notices } = abrir([], false);
    const guardadas = answer(calls.guardarTarifa, { success: true, data: [makeTarifa()] });
    await user.click(await boton('Crear tarifa'));
    const hoja = within(await screen.findByRole('dialog', { name: 'Crear tarifa' }));
    await user.type(hoja.getByRole('textbox', { name: 'Nombre' }), 'Feriado');
    await user.click(hoja.getByRole('combobox', { name: 'Producto con precio propio' }));
    await user.click(await screen.findByTitle('Cerveza'));
    await user.click(hoja.getByRole('button', { name: 'Guardar' }));
    expect(await hoja.findByText(/^Complete el producto y su precio/)).toBeVisible();
    expect(guardadas).toHaveLength(0);
    await user.clear(hoja.getByRole('textbox', { name: 'Nombre' }));
    await user.click(hoja.getByRole('button', { name: 'Cerrar' })); // a price that is begun is something to lose
    await waitFor(() => expect(notices).toEqual(['pregunta: ¿Descartar lo que escribió?']));

    await user.type(hoja.getByRole('textbox', { name: 'Nombre' }), 'Feriado');
    await user.type(hoja.getByRole('textbox', { name: 'Precio propio' }), '1,50');
    await user.click(hoja.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(guardadas).toHaveLength(1));
    expect(guardadas[0]?.body).toMatchObject({ precios: [{ id_producto: '7', precio: 1.5 }] });
  });

  it('makes one, showing what becomes of the prices', async () => {
    const { user, notices } = abrir([]);
    const guardadas = answer(calls.guardarTarifa, { success: true, data: [makeTarifa()] });
    await user.click(await boton('Crear tarifa'));
    const hoja = within(await screen.findByRole('dialog', { name: 'Crear tarifa' }));
    await user.type(hoja.getByRole('textbox', { name: 'Nombre' }), 'Hora feliz');
    await user.click(hoja.getByRole('button', { name: 'Vie' }));
    await user.click(hoja.getByRole('button', { name: 'Salón' }));
    await user.type(hoja.getByRole('textbox', { name: 'Porcentaje' }), '50');
    expect(await hoja.findByText('$3.00 → $1.50')).toBeVisible();
    await user.click(hoja.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(notices).toEqual(['success: Tarifas / Tarifa guardada']));
    expect(guardadas.map(({ body }) => body)).toEqual([
      {
        empresa: EMPRESA,
        nombre: 'Hora feliz',
        activa: true,
        canales: ['SALON'],
        dias: [5],
        desde: null,
        hasta: null,
        primer_dia: null,
        ultimo_dia: null,
        porcentaje: -50,
        categorias: [],
        precios: [],
      },
    ]);
  });

  it('sends what was read beside what is changed, and says under its field what somebody else changed', async () => {
    const { user } = abrir([makeTarifa({ canales: ['LLEVAR', 'SALON'] })]);
    const msg = 'Otra persona cambió este dato';
    const tarde = refuse(calls.guardarTarifa, 'CAMBIADO_POR_OTRO', [{ campo: 'nombre', msg }]);
    await user.click(await boton('Editar Hora feliz'));
    const nombre = await screen.findByRole('textbox', { name: 'Nombre' });
    const deOtro = makeTarifa({ nombre: 'Hora alegre' });
    const listas = answer(calls.listarTarifas, { success: true, data: [deOtro] });
    await user.type(nombre, ' larga{Enter}');
    await waitFor(() => expect(nombre).toHaveAccessibleDescription(msg));
    const { id: _, ...leida } = makeTarifa({ canales: ['SALON', 'LLEVAR'] });
    expect(tarde[0]?.body).toEqual({
      ...leida,
      empresa: EMPRESA,
      id: '1',
      nombre: 'Hora feliz larga',
      antes: leida,
    });
    await waitFor(() => expect(listas).toHaveLength(1));
    expect(nombre).toHaveAccessibleDescription(msg); // what was typed stays, whatever is read
    expect(nombre).toHaveValue('Hora feliz larga');
  });

  it.each([
    ['asks before it is of all', false, 0],
    ['is of all where that was meant', true, 1],
  ])('whose last category is taken off %s', async (_que, acepta, veces) => {
    const { user, notices } = abrir([makeTarifa({ categorias: ['9'] })], acepta);
    const guardadas = answer(calls.guardarTarifa, { success: true, data: [makeTarifa()] });
    await user.click(await boton('Editar Hora feliz'));
    const hoja = within(await screen.findByRole('dialog', { name: 'Editar tarifa' }));
    expect(await hoja.findByText('Categoría eliminada')).toBeVisible();
    await user.click(hoja.getByRole('combobox', { name: 'Categorías del porcentaje' }));
    await user.keyboard('{Backspace}');
    await user.click(hoja.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(notices[0]).toBe('pregunta: ¿A todos los productos?'));
    await waitFor(() => expect(guardadas).toHaveLength(veces));
  });

  it('are read again each time the screen is opened', async () => {
    const { user } = abrir([makeTarifa()], true, <VariasVeces />);
    await screen.findByText('Hora feliz');
    answer(calls.listarTarifas, { success: true, data: [makeTarifa({ activa: false })] });
    await user.click(await boton('Salir y volver'));
    expect(await screen.findByText('Apagada')).toBeVisible();
  });

  it('switches one off', async () => {
    const { user, notices } = abrir([makeTarifa()]);
    const apagadas = answer(calls.encenderTarifa, { success: true, data: [] });
    await user.click(await boton('Apagar Hora feliz'));
    await waitFor(() => expect(notices).toEqual(['success: Tarifas / Tarifa apagada']));
    expect(apagadas[0]?.body).toEqual({ empresa: EMPRESA, id: '1', activa: false });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('takes one off only when it is confirmed (%s)', async (acepta, veces) => {
    const { user, notices } = abrir([makeTarifa()], acepta);
    const quitadas = answer(calls.eliminarTarifa, { success: true, data: null });
    await user.click(await boton('Eliminar Hora feliz'));
    await waitFor(() => expect(notices[0]).toBe('pregunta: ¿Estás seguro?'));
    await waitFor(() => expect(quitadas).toHaveLength(veces));
  });
});
