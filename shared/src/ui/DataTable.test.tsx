import { describe, expect, it, jest } from '@jest/globals';

import { renderScreen } from '../testing';

import { DataTable, type Column } from './DataTable';

type Fila = { id: string; nombre: string; foto: string };

const filas: Fila[] = ['Café', 'Te', 'Jugo', 'Agua', 'Cola', 'Ceviche'].map((nombre, i) => ({
  id: String(i),
  nombre,
  foto: `/img/${i}.PNG`,
}));

const columnas = (onVer?: (fila: Fila) => void): Column<Fila>[] => [
  { header: 'Producto', text: ({ nombre }) => nombre, onClick: onVer },
  { header: 'Foto', text: ({ foto }) => foto },
];

const pintar = (over: Partial<Parameters<typeof DataTable<Fila>>[0]> = {}) =>
  renderScreen(
    <DataTable
      titulo="Productos"
      columns={columnas()}
      rows={filas}
      rowKey={({ id }) => id}
      {...over}
    />,
  );

describe('DataTable (spec section 2, Reusable data table)', () => {
  it('shows the title, the total with two decimals and five rows', () => {
    const { screen } = pintar({ total: 1234.5 });

    expect(screen.getByRole('heading', { name: 'Productos' })).toBeVisible();
    expect(screen.getByText('$1,234.50')).toBeVisible();
    expect(screen.getByText('Cola')).toBeVisible();
    expect(screen.queryByText('Ceviche')).toBeNull();
  });

  it('turns pages with previous and next', async () => {
    const { screen, user } = pintar();

    expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));

    expect(screen.getByText('Ceviche')).toBeVisible();
    expect(screen.getByText('2 de 2')).toBeVisible();
  });

  it('finds a word whatever its case and accents, from page one', async () => {
    const { screen, user } = pintar();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));

    await user.type(screen.getByPlaceholderText('Buscador....'), 'CAFE');

    expect(screen.getByText('Café')).toBeVisible();
    expect(screen.queryByText('Te')).toBeNull();
  });

  it('says so when nothing coincides, and when there is nothing at all', async () => {
    const { screen, user, unmount } = pintar();
    await user.type(screen.getByPlaceholderText('Buscador....'), 'pizza');
    expect(screen.getByText('Nada coincide con la busqueda')).toBeVisible();
    unmount();

    const vacia = pintar({ rows: [], vacio: 'No hay productos' });
    expect(vacia.screen.getByText('No hay productos')).toBeVisible();
  });

  it('shows image addresses as images and lets a cell be clicked', async () => {
    const onVer = jest.fn();
    const { screen, user } = pintar({ columns: columnas(onVer) });

    await user.click(screen.getByRole('button', { name: 'Jugo' }));

    expect(onVer).toHaveBeenCalledWith(filas[2]);
    expect(screen.getAllByRole('img', { name: 'Foto' })).toHaveLength(5);
  });
});
