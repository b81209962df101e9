import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import { escanear, pasan, renderScreen } from '@comanda/shared/testing';

import { abrirCaja, answerCatalogo, makeProducto, PRODUCTOS } from '../testing/mundo';

import PuntoVentaScreen from '../PuntoVentaScreen';

const ALMUERZO_CODIGO = '7861234500012';
const JUGO_CODIGO = '7861234500029';
const ALMUERZO = makeProducto({
  id: 'a',
  producto: 'Almuerzo',
  precio_venta: 3.5,
  codigo_barras: ALMUERZO_CODIGO,
  grupos: [
    { id: '1', nombre: 'Sopa', minimo: 1, maximo: 1 },
    { id: '2', nombre: 'Extras', minimo: 0, maximo: 2 },
  ],
});
const JUGO = makeProducto({
  id: 'j',
  producto: 'Jugo',
  precio_venta: 2,
  codigo_barras: JUGO_CODIGO,
});
const opcion = (id: string, nombre: string, grupo: string, precio = 0): Modificador => ({
  id,
  nombre,
  precio,
  id_producto: 'a',
  id_categoria: null,
  grupo,
  agotado: nombre === 'Menudo',
});
const OPCIONES = [
  opcion('1', 'Locro', '1'),
  opcion('2', 'Fanesca', '1', 1),
  opcion('3', 'Menudo', '1'),
  opcion('4', 'Queso', '2', 0.5),
  opcion('5', 'Yuca', '2'),
  opcion('6', 'Maíz', '2'),
];

async function abrir() {
  abrirCaja();
  answerCatalogo([ALMUERZO, JUGO, ...PRODUCTOS.slice(1)], 1, OPCIONES);
  const vista = renderScreen(<PuntoVentaScreen />);
  await screen.findByRole('button', { name: /^Almuerzo/ });
  return vista;
}

/** Longer than a scanner leaves between two keys. */
const unRato = () => pasan(120);
const orden = () => within(screen.getByRole('region', { name: 'Orden' }));
const dialogo = () => screen.findByRole('dialog');
const boton = (name: RegExp | string) => screen.getByRole('button', { name });

describe('a product that asks', () => {
  it('is added with what was chosen and its price, and not before; cancelled, nothing is', async () => {
    const { user } = await abrir();
    await user.click(boton(/^Almuerzo/));
    const pregunta = await dialogo();
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Elija 1 de Sopa');
    expect(boton(/^Agregar/)).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Menudo/ })).toBeDisabled();
    await user.click(pregunta.parentElement ?? pregunta); // beside it
    await user.click(boton('Cancelar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(orden().queryByText('Almuerzo')).toBeNull();

    await user.click(boton(/^Almuerzo/));
    await dialogo();
    await user.click(screen.getByRole('radio', { name: /^Fanesca/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Queso/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Maíz/ }));
    expect(screen.getByRole('checkbox', { name: /^Yuca/ })).toBeDisabled();
    await user.click(boton('Agregar $5.00'));
    expect(await orden().findByText('Fanesca, Queso, Maíz')).toBeVisible();
  });

  it('is another line with another choice, and the same line with the same; the choice of a line changes', async () => {
    const { user } = await abrir();
    const agregar = async (sopa: RegExp) => {
      await user.click(boton(/^Almuerzo/));
      await dialogo();
      await user.click(screen.getByRole('radio', { name: sopa }));
      await user.click(boton(/^Agregar/));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await agregar(/^Locro/);
    await agregar(/^Fanesca/);
    await agregar(/^Locro/);
    expect(orden().getAllByRole('listitem')).toHaveLength(2);
    await user.click(boton('Cantidad de Almuerzo: 2'));
    await user.click(await screen.findByRole('button', { name: 'Cambiar opciones' }));
    await user.click(await screen.findByRole('radio', { name: /^Fanesca/ }));
    await user.click(boton('Guardar $4.50'));
    await waitFor(() => expect(orden().getAllByRole('listitem')).toHaveLength(1));
    expect(boton('Cantidad de Almuerzo: 3')).toBeVisible();
  });

  it('asks for each code the scanner reads, one after another, and loses none that comes after', async () => {
    const { user } = await abrir();
    escanear(ALMUERZO_CODIGO);
    await dialogo();
    escanear(JUGO_CODIGO);
    escanear(ALMUERZO_CODIGO);
    expect(await orden().findByText('Jugo')).toBeVisible();
    // the digits of the codes chose nothing
    await unRato();
    expect(boton(/^Agregar/)).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /^Locro/ }));
    await user.click(boton('Agregar $3.50'));
    expect(await orden().findByText('Locro')).toBeVisible();
    await waitFor(() => expect(boton(/^Agregar/)).toBeDisabled());
    await user.click(screen.getByRole('radio', { name: /^Fanesca/ }));
    await user.click(boton('Agregar $4.50'));
    expect(await orden().findByText('Fanesca')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is chosen by digits, group after group', async () => {
    const { user } = await abrir();
    await user.click(boton(/^Almuerzo/));
    const pregunta = within(await dialogo());
    fireEvent.keyDown(pregunta.getByRole('radio', { name: /^Locro/ }), { key: '2' });
    await waitFor(() => expect(pregunta.getByRole('radio', { name: /^Fanesca/ })).toBeChecked());
    const queso = pregunta.getByRole('checkbox', { name: /^Queso/ });
    expect(queso).toHaveFocus();
    fireEvent.keyDown(queso, { key: 'ArrowDown' });
    expect(pregunta.getByRole('checkbox', { name: /^Yuca/ })).toHaveFocus();
    await unRato();
    fireEvent.keyDown(queso, { key: '3' });
    await waitFor(() => expect(pregunta.getByRole('checkbox', { name: /^Maíz/ })).toBeChecked());
  });
});
