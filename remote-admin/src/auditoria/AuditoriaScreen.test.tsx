import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  auditoriaCalls as calls,
  type HechoAuditado,
} from '@comanda/shared/contracts/admin/auditoria';
import { answer, entregar, makeUsuario, refuse, renderScreen } from '@comanda/shared/testing';

import AuditoriaScreen from './AuditoriaScreen';

const PUERTO = 'La Cevichería del Puerto';
const usuario = makeUsuario({ perfil: 'Administrador', empresa: [PUERTO] });
const ANA = '00000000-0000-4000-8000-000000000001';
const makeHecho = (over: Partial<HechoAuditado> = {}): HechoAuditado => ({
  id: 'o1',
  cuando: '2026-11-20T17:05:00.000Z',
  id_usuario: ANA,
  usuario: 'Ana Admin',
  accion: 'producto editado',
  entidad: '7',
  antes: { precio_venta: '3.00' },
  despues: { precio_venta: '3.50' },
  ...over,
});
const bien = <Data,>(data: Data) => ({ success: true as const, data });
const de = (desde: number, cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) =>
    makeHecho({ id: `o${desde - i}`, entidad: `${desde - i}` }),
  );

const boton = (name: string | RegExp) => screen.findByRole('button', { name });

describe('AuditoriaScreen', () => {
  const blobs: Blob[] = [];
  afterEach(() => void jest.restoreAllMocks());
  beforeEach(() => {
    blobs.length = 0;
    URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    answer(calls.listarResponsables, bien([{ id: ANA, nombre: 'Ana Admin' }]));
  });

  it('lists who did what and what it changed, and opens it', async () => {
    answer(calls.listarAuditoria, bien({ filas: [makeHecho()], hay_mas: false }));
    const { user } = renderScreen(<AuditoriaScreen />, { usuario });
    expect(await screen.findByText('precio venta: $3.00 → $3.50')).toBeVisible();
    expect(screen.getByText('20/11/2026 12:05')).toBeVisible();
    await user.click(await boton('Ver producto editado, 20/11/2026 12:05'));
    const dialogo = await screen.findByRole('dialog');
    expect(within(dialogo).getByText('Producto editado')).toBeVisible();
    expect(within(dialogo).getByRole('row', { name: 'precio venta $3.00 $3.50' })).toBeVisible();
  });

  it('goes on from the last row of a page, and back', async () => {
    const pedidos = answer(calls.listarAuditoria, ({ url }) =>
      url.searchParams.get('tras') === 'o76'
        ? bien({ filas: de(75, 3), hay_mas: false })
        : bien({ filas: de(100, 25), hay_mas: true }),
    );
    const { user } = renderScreen(<AuditoriaScreen />, { usuario });
    expect(await screen.findByText('1–25')).toBeVisible();
    await user.click(await boton('Siguiente'));
    expect(await screen.findByText('26–28')).toBeVisible();
    await user.click(await boton('Anterior'));
    expect(await screen.findByText('1–25')).toBeVisible();
    expect(pedidos[0]?.url.searchParams.get('tras')).toBeNull();
  });

  it('looks for a person, an act, and sales when they are wanted', async () => {
    const pedidos = answer(calls.listarAuditoria, bien({ filas: [], hay_mas: false }));
    const { user } = renderScreen(<AuditoriaScreen />, { usuario });
    expect(await screen.findByText('No hay nada de lo que busca')).toBeVisible();
    const ultima = () => Object.fromEntries(pedidos.at(-1)?.url.searchParams ?? []);
    expect(ultima()).toEqual({ empresa: PUERTO, sesiones: 'no' });
    await user.click(screen.getByRole('combobox', { name: 'Responsable' }));
    await user.click(await screen.findByTitle('Ana Admin'));
    await waitFor(() =>
      expect(ultima()).toEqual({ empresa: PUERTO, usuario: ANA, sesiones: 'no' }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Acción' }));
    await user.click(await screen.findByTitle('Todo, con ventas e ingresos'));
    await waitFor(() => expect(ultima()).toEqual({ empresa: PUERTO, usuario: ANA, ventas: 'si' }));
    await user.type(screen.getByRole('combobox', { name: 'Acción' }), 'cuadrada');
    await user.click(await screen.findByTitle('Caja cuadrada'));
    await waitFor(() =>
      expect(ultima()).toEqual({ empresa: PUERTO, usuario: ANA, accion: 'caja cuadrada' }),
    );
  });

  it('looks for words, from the first page on', async () => {
    const pedidos = answer(calls.listarAuditoria, bien({ filas: de(100, 25), hay_mas: true }));
    const { user } = renderScreen(<AuditoriaScreen />, { usuario });
    await user.click(await boton('Siguiente'));
    expect(await screen.findByText('26–50')).toBeVisible();
    await user.type(screen.getByPlaceholderText('Últimos 90 días'), 'precio corvina');
    await waitFor(() =>
      expect(Object.fromEntries(pedidos.at(-1)?.url.searchParams ?? [])).toEqual({
        empresa: PUERTO,
        sesiones: 'no',
        busca: 'precio corvina',
      }),
    );
    expect(await screen.findByText('1–25')).toBeVisible();
  });

  it('holds its place while it reads, and offers a retry when it cannot', async () => {
    refuse(calls.listarAuditoria, 'INESPERADO');
    renderScreen(<AuditoriaScreen />, { usuario });
    expect(screen.getByRole('status', { name: 'Cargando' })).toBeVisible();
    expect(await boton('Reintentar')).toBeVisible();
  });

  it('exports all that is looked for', async () => {
    answer(calls.listarAuditoria, bien({ filas: [makeHecho()], hay_mas: false }));
    const pedidos = entregar(calls.exportarAuditoria, {
      nombre: 'auditoria-2026-11-23.xlsx',
      pedazos: ['una', 'dos', 'tres'],
    });
    const { user, notices } = renderScreen(<AuditoriaScreen />, { usuario });
    await user.click(await boton(/^Más de /));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar Excel (XLSX)' }));
    await waitFor(() => expect(notices).toEqual(['success: Auditoría / 3 filas exportadas']));
    expect(pedidos.map(({ url }) => url.searchParams.get('formato'))).toEqual(['xlsx']);
    expect(await blobs[0]?.text()).toBe('unadostres');
  });
});
