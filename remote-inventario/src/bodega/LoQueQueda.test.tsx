import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { renderScreen } from '@comanda/shared/testing';

import LoQueQueda from './LoQueQueda';
import { contestarBodega, makeMateria, PUERTO, quien } from './testing/mundo';

const abrir = () => renderScreen(<LoQueQueda />, { usuario: quien('Cocinero') });

describe('the card of what is left', () => {
  it('names first what is about to run out', async () => {
    const limon = { id: '8', materi_prima: 'Limón', peso_actual: 1, alerta: true };
    contestarBodega([makeMateria(), makeMateria(limon)]);
    abrir();
    const filas = await screen.findAllByRole('listitem');
    expect(filas.map(({ textContent }) => textContent)).toEqual([
      'Limón1 kg · alerta en 2Por agotarseMerma',
      'Camarón8.5 kgMerma',
    ]);
    expect(screen.getByText('1 por agotarse')).toBeVisible();
  });

  it('names what has run out before all that there is of, though it has no alert', async () => {
    const sinAlerta = Array.from({ length: 9 }, (_, i) =>
      makeMateria({ id: `1${i}`, materi_prima: `Arroz ${i}`, cantidad_alerta: 0 }),
    );
    const nada = { peso_actual: 0, cantidad_alerta: 0, alerta: true };
    contestarBodega([...sinAlerta, makeMateria({ id: '8', materi_prima: 'Limón', ...nada })]);
    abrir();
    const [primera] = await screen.findAllByRole('listitem');
    expect(primera).toHaveTextContent('Limón0 kg · alerta en 0Por agotarseMerma');
    expect(screen.getByText('1 por agotarse')).toBeVisible();
  });

  it('leads from each to its own waste', async () => {
    contestarBodega([makeMateria({ id: '8', materi_prima: 'Limón' })]);
    abrir();
    const fila = within(await screen.findByRole('listitem'));
    const { pathname, search } = new URL(
      fila.getByRole<HTMLAnchorElement>('link', { name: 'Merma de Limón' }).href,
    );
    expect(pathname).toBe('/admin/bodega/merma');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ id: '8', empresa: PUERTO });
  });
});
