import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { mermasCalls as calls, type Merma } from '@comanda/shared/contracts/inventario/mermas';
import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import { answer, refuse, renderScreen } from '@comanda/shared/testing';

import {
  contestarBodega,
  makeMateria,
  makeMerma,
  PUERTO,
  quien,
  volverALaPagina,
} from '../testing/mundo';

import MermaScreen from './MermaScreen';

const RUTA = `/admin/bodega/merma?id=7&empresa=${encodeURIComponent(PUERTO)}`;

function abrir(filas: readonly Merma[], { perfil }: { perfil?: Perfil } = {}) {
  contestarBodega([makeMateria()]);
  const pedidos = answer(calls.listarMermas, { success: true, data: [...filas] });
  return { ...renderScreen(<MermaScreen />, { usuario: quien(perfil), ruta: RUTA }), pedidos };
}

describe('MermaScreen (spec section 2)', () => {
  it('lists the waste of one material, 25 a page, under the headers of the specification', async () => {
    const filas = Array.from({ length: 26 }, (_, i) =>
      makeMerma({ id: String(i), descripcion: `D${String(i).padStart(2, '0')}` }),
    );
    const { pedidos } = abrir(filas, { perfil: 'Cocinero' });
    expect(await screen.findByText('D24')).toBeVisible();
    expect(screen.queryByText('D25')).toBeNull();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      'Producto',
      'Merma',
      'descripción',
      'responsable',
      'F. registro',
    ]);
    const [, primera] = screen.getAllByRole('row');
    const celdas = within(primera as HTMLElement).getAllByRole('cell');
    expect(celdas.map(({ textContent }) => textContent)).toEqual([
      '1',
      'Camarón',
      '500 g$1.75',
      'Dañado D00',
      'Coco Cocina',
      '20/11/2026 10:00',
    ]);
    expect(Object.fromEntries(pedidos[0]?.url.searchParams ?? [])).toEqual({
      id: '7',
      empresa: PUERTO,
    });
    expect(await screen.findByText('Hay 8.5 kg en la bodega')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver a Bodega' })).toHaveAttribute(
      'href',
      '/admin/bodega',
    );
  });

  it('asks again when somebody comes back to it', async () => {
    const { pedidos, store } = abrir([makeMerma()]);
    expect(await screen.findByText('Hay 8.5 kg en la bodega')).toBeVisible();
    contestarBodega([makeMateria({ peso_actual: 6.25 })]);
    volverALaPagina(store);
    expect(await screen.findByText('Hay 6.25 kg en la bodega')).toBeVisible();
    expect(pedidos).toHaveLength(2);
  });

  it('says there is none', async () => {
    abrir([]);
    expect(await screen.findByText('Camarón no tiene mermas registradas')).toBeVisible();
  });

  it('holds its place while it is read, and offers a retry when it cannot be', async () => {
    contestarBodega([]);
    refuse(calls.listarMermas, 'INESPERADO');
    renderScreen(<MermaScreen />, { usuario: quien(), ruta: RUTA });
    expect(screen.getByRole('status')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it.each(['/admin/bodega/merma', '/admin/bodega/merma?id=7', '/admin/bodega/merma?empresa=x'])(
    'says what is missing at %s, and the way back',
    (ruta) => {
      renderScreen(<MermaScreen />, { usuario: quien(), ruta });
      expect(screen.getByText(/^Elija en Bodega la materia prima/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Volver a Bodega' })).toBeVisible();
    },
  );

  it.each([
    ['EMPRESA_NO_PERMITIDA', 'No tiene acceso a esta empresa'],
    ['NO_ENCONTRADO', 'El registro no existe'],
  ] as const)('says so where there is nothing to be seen: %s', async (code, msg) => {
    contestarBodega([]);
    refuse(calls.listarMermas, code);
    renderScreen(<MermaScreen />, { usuario: quien(), ruta: RUTA });
    expect(await screen.findByText(msg)).toBeVisible();
  });

  it('is taken back by an administrator with a reason, and by nobody else', async () => {
    const { user, notices, pedidos } = abrir([makeMerma()]);
    const hechas = answer(calls.reversarMerma, { success: true, data: makeMerma() });
    await user.click(await screen.findByRole('button', { name: 'Reversar la merma de 500 g' }));
    await screen.findByRole('dialog', { name: 'Reversar la merma' });
    await user.click(screen.getByRole('button', { name: 'Reversar' }));
    const motivo = screen.getByRole('textbox', { name: 'Motivo' });
    await waitFor(() => expect(motivo).toHaveAccessibleDescription('Escriba el motivo'));
    await user.type(motivo, 'Error');
    await user.click(screen.getByRole('button', { name: 'Reversar' }));
    await waitFor(() => expect(notices).toEqual(['success: Merma / Se ha reversado la merma.']));
    expect(hechas[0]?.body).toEqual({ empresa: PUERTO, id: '31', motivo: 'Error' });
    await waitFor(() => expect(pedidos).toHaveLength(2));
  });

  it('shows who took one back, when and why, and offers it no more', async () => {
    const fecha_registro = '2026-11-21T15:30:00.000Z';
    const reversada = { nombreCompleto: 'Ana Admin', fecha_registro, motivo: 'Error' };
    abrir([makeMerma({ reversada })]);
    expect(
      await screen.findByText('Reversada por Ana Admin el 21/11/2026 10:30: Error'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reversar/ })).toBeNull();
  });
});
