import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  bodegaCalls as calls,
  type MateriaPrima,
} from '@comanda/shared/contracts/inventario/bodega';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import BodegaScreen from './BodegaScreen';
import {
  ANDINA,
  contestarBodega,
  makeMateria,
  PUERTO,
  quien,
  volverALaPagina,
} from './testing/mundo';

type Opciones = { perfil?: Perfil; empresas?: string[]; acepta?: boolean };

function abrir(filas: readonly MateriaPrima[], opciones: Opciones = {}) {
  const { perfil, empresas, acepta = true } = opciones;
  const pedidos = contestarBodega(filas);
  return {
    ...renderScreen(<BodegaScreen />, { usuario: quien(perfil, empresas), acepta }),
    pedidos,
  };
}
const boton = (name: string) => screen.findByRole('button', { name });
const cabeceras = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('BodegaScreen (spec section 2)', () => {
  it('lists the materials under the headers of the specification, 15 a page', async () => {
    const nombres = Array.from({ length: 16 }, (_, i) => `M${String(i + 1).padStart(2, '0')}`);
    abrir(nombres.map((materi_prima, i) => makeMateria({ id: String(i), materi_prima })));
    expect(await screen.findByText('M15')).toBeVisible();
    expect(screen.queryByText('M16')).toBeNull();
    expect(cabeceras()).toEqual([
      'index',
      'Materia',
      'Peso Inicial con lo que empezó',
      'Peso Actual lo que hay',
      'Peso transcurrido lo que salió',
      'Medida Entrada',
      'Medida Salida',
      'Alerta',
      'Acciones',
    ]);
    const celdas = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect(celdas.slice(0, 8).map(({ textContent }) => textContent)).toEqual([
      '1',
      'M01',
      '10',
      '8.5 kg',
      '1.5',
      'kg',
      'g',
      'Alerta 2',
    ]);
  });

  it('says in words what is running out', async () => {
    abrir([makeMateria({ alerta: true })]);
    expect(await screen.findByText(/Se agota/)).toBeVisible();
  });

  it.each([
    [{ peso_actual: 0, cantidad_alerta: 0, alerta: true }, '0%'],
    [{ peso_actual: 0, cantidad_alerta: 2, alerta: true }, '0%'],
    [{ peso_actual: 3, cantidad_alerta: 2 }, '50%'],
    [{ peso_actual: 60, cantidad_alerta: 2 }, '100%'],
    [{ peso_actual: 3, cantidad_alerta: 0 }, '100%'],
  ])('fills the bar of %j to %s', async (over, ancho) => {
    abrir([makeMateria(over)]);
    const fila = await screen.findByRole('row', { name: /Camarón/ });
    expect(fila.querySelector('[data-alerta] > span')).toHaveStyle({ width: ancho });
  });

  it('says there are none, and offers to make the first', async () => {
    const { user } = abrir([]);
    await screen.findByText('Aún no hay materias primas');
    await user.click(await boton('Crear Materia Prima'));
    expect(await screen.findByRole('dialog', { name: 'Registrar Materia Prima' })).toBeVisible();
  });

  it('holds its place while it is read, and offers a retry when it cannot be', async () => {
    refuse(calls.listarMateriasPrimas, 'INESPERADO');
    renderScreen(<BodegaScreen />, { usuario: quien() });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('status')).toBeVisible();
    expect(await boton('Reintentar')).toBeVisible();
    expect(screen.getByText('Algo salió mal.')).toBeVisible();
  });

  it('asks for the company that is chosen, and shows nothing of the other', async () => {
    const { user, pedidos } = abrir([makeMateria()], { empresas: [PUERTO, ANDINA] });
    await screen.findByText('Camarón');
    answer(calls.listarMateriasPrimas, ({ url }) => ({
      success: true as const,
      data: [makeMateria({ materi_prima: `De ${url.searchParams.get('empresa') ?? ''}` })],
    }));
    await user.click(await screen.findByRole('combobox', { name: 'Empresa' }));
    await user.click(await screen.findByTitle(ANDINA));
    expect(await screen.findByText(`De ${ANDINA}`)).toBeVisible();
    expect(screen.queryByText('Camarón')).toBeNull();
    expect(pedidos[0]?.url.searchParams.get('empresa')).toBe(PUERTO);
  });

  it('asks again when somebody comes back to it, and for what there is by then when it is to be corrected', async () => {
    const { user, pedidos, store } = abrir([makeMateria()]);
    await screen.findByRole('row', { name: /8\.5 kg/ });
    expect(pedidos).toHaveLength(1);
    const alVolver = contestarBodega([makeMateria({ peso_actual: 8 })]);
    volverALaPagina(store);
    expect(await screen.findByRole('row', { name: / 8 kg/ })).toBeVisible();
    expect(alVolver).toHaveLength(1);
    contestarBodega([makeMateria({ peso_actual: 6.25 })]);
    await user.click(await boton('Más acciones de Camarón'));
    await user.click(screen.getByRole('menuitem', { name: 'Corregir' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Corregir Camarón' }));
    expect(dialogo.queryByText('8 kg')).toBeNull();
    expect(await dialogo.findByText('6.25 kg')).toBeVisible();
  });

  it('says of one that is to be corrected that it cannot be read, or is there no more', async () => {
    const { user } = abrir([makeMateria()]);
    await boton('Más acciones de Camarón');
    refuse(calls.listarMateriasPrimas, 'INESPERADO');
    await user.click(await boton('Más acciones de Camarón'));
    await user.click(screen.getByRole('menuitem', { name: 'Corregir' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Corregir Camarón' }));
    await dialogo.findByRole('button', { name: 'Reintentar' });
    contestarBodega([]);
    await user.click(dialogo.getByRole('button', { name: 'Reintentar' }));
    expect(await dialogo.findByText('Otra persona eliminó esta materia prima')).toBeVisible();
  });

  it('offers a cook neither to edit, nor to count, nor the costs', async () => {
    const { user } = abrir([makeMateria()], { perfil: 'Cocinero' });
    expect(await boton('Merma Camarón')).toBeVisible();
    expect(await boton('Ver Merma Camarón')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Editar Camarón' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Costo de mermas' })).toBeNull();
    await user.click(await boton('Más acciones de Camarón'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Merma',
      'Ver Merma',
      'Movimientos',
      'Eliminar',
    ]);
  });

  const eliminar = async (user: ReturnType<typeof abrir>['user']) => {
    await user.click(await boton('Más acciones de Camarón'));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
  };

  it.each([
    [
      true,
      ['pregunta: ¿Estás seguro?', 'success: ¡Eliminado! / El Producto ha sido eliminado.'],
      1,
    ],
    [false, ['pregunta: ¿Estás seguro?'], 0],
  ])('takes one off only when it is confirmed (%s)', async (acepta, dicho, veces) => {
    const { user, notices } = abrir([makeMateria()], { acepta });
    const quitados = answer(calls.eliminarMateriaPrima, { success: true, data: { id: '7' } });
    await eliminar(user);
    await waitFor(() => expect(notices).toEqual(dicho));
    expect(quitados).toHaveLength(veces);
    for (const { url } of quitados)
      expect(Object.fromEntries(url.searchParams)).toEqual({ empresa: PUERTO, id: '7' });
  });

  it('says so when it could not be taken off', async () => {
    const { user, notices } = abrir([makeMateria()]);
    refuse(calls.eliminarMateriaPrima, 'INESPERADO');
    await eliminar(user);
    await waitFor(() => expect(notices[1]).toMatch(/^error: ¡Error! \/ Algo salió mal\./));
  });
});
