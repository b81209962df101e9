import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderScreen } from '@comanda/shared/testing';

import { DataTable, enMemoria } from '.';

const FILAS = [{ id: 'Café' }];

function Tabla({ titulo }: { titulo: string }) {
  return (
    <DataTable
      titulo={titulo}
      columns={[{ id: 'id', header: 'Producto', text: ({ id }) => id }]}
      fuente={enMemoria(FILAS)}
      rowKey={({ id }) => id}
      exportar="productos"
    />
  );
}

const conMedia = (matches: (media: string) => boolean) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: matches(media),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );

const tabla = (name: string) => screen.getByRole('region', { name });

afterEach(() => void jest.restoreAllMocks());

it('rows are as low as somebody wants them, in every table of this machine', async () => {
  conMedia((media) => media.includes('min-width'));
  const { user } = renderScreen(
    <>
      <Tabla titulo="Productos" />
      <Tabla titulo="Bodega" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Más de Productos' }));
  await user.click(screen.getByRole('menuitem', { name: 'Filas más bajas' }));
  for (const cual of ['Productos', 'Bodega'])
    expect(tabla(cual)).toHaveAttribute('data-densidad', 'apretada');

  await user.click(screen.getByRole('button', { name: 'Más de Bodega' }));
  await user.click(screen.getByRole('menuitem', { name: 'Filas más altas' }));
  expect(tabla('Productos')).not.toHaveAttribute('data-densidad');
});

it('a finger is not offered rows that it would miss', async () => {
  conMedia(() => false);
  const { user } = renderScreen(<Tabla titulo="Productos" />);
  await user.click(screen.getByRole('button', { name: 'Más de Productos' }));
  expect(screen.getByRole('menuitem', { name: 'Exportar CSV' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Filas más bajas' })).toBeNull();
});
