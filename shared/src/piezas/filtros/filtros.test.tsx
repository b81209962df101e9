import { useState } from 'react';

import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderScreen } from '@comanda/shared/testing';

import { ElegirFiltro, Filtros } from '.';

const CATEGORIAS = [
  { value: 'c1', label: 'Arroces' },
  { value: 'c2', label: 'Bebidas' },
];
const IVAS = [
  { value: 0, label: '0%' },
  { value: 15, label: '15%' },
];

function DeProductos() {
  const [categoria, setCategoria] = useState<string | null>(null);
  const [iva, setIva] = useState<number | null>(null);
  return (
    <Filtros
      filtros={[
        {
          nombre: 'Categoría',
          puesto: CATEGORIAS.find(({ value }) => value === categoria)?.label ?? null,
          onQuitar: () => setCategoria(null),
          control: (
            <ElegirFiltro
              nombre="Categoría"
              todas="Todas"
              valor={categoria}
              opciones={CATEGORIAS}
              onElegir={setCategoria}
            />
          ),
        },
        {
          nombre: 'IVA',
          puesto: iva === null ? null : `${iva}%`,
          onQuitar: () => setIva(null),
          control: (
            <ElegirFiltro
              nombre="IVA"
              todas="Todos"
              valor={iva}
              opciones={IVAS}
              onElegir={setIva}
            />
          ),
        },
      ]}
    />
  );
}

const original = window.matchMedia.bind(window);
afterEach(() => {
  window.matchMedia = original;
});

const enTelefono = () => {
  window.matchMedia = (media) =>
    Object.assign(original(media), { matches: media.includes('max-width: 767px') });
};

type Usuario = ReturnType<typeof renderScreen>['user'];
const elegir = async (user: Usuario, filtro: string, opcion: string) => {
  await user.click(screen.getByRole('combobox', { name: filtro }));
  await user.click(await screen.findByTitle(opcion));
};

describe('Filtros', () => {
  it('names those that are set under the line, and takes one off by its cross', async () => {
    const { user } = renderScreen(<DeProductos />);
    expect(screen.queryByRole('list', { name: 'Filtros puestos' })).toBeNull();
    await elegir(user, 'Categoría', 'Bebidas');
    await elegir(user, 'IVA', '0%');

    const quitar = (name: string) => screen.queryByRole('button', { name });
    expect(quitar('Quitar IVA 0%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar Categoría Bebidas' }));
    expect(quitar('Quitar Categoría Bebidas')).toBeNull();
    expect(quitar('Quitar IVA 0%')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Categoría' })).toHaveFocus();
  });

  it('stands behind one button on a phone, which counts those that are set', async () => {
    enTelefono();
    const { user } = renderScreen(<DeProductos />);
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filtros', expanded: false }));
    await elegir(user, 'Categoría', 'Arroces');
    expect(screen.getByRole('button', { name: 'Filtros (1)', expanded: true })).toBeVisible();

    await elegir(user, 'IVA', '15%');
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    expect(screen.getByRole('button', { name: 'Filtros' })).toBeVisible();
  });
});
