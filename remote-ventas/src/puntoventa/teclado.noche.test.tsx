import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';

import { renderScreen } from '@comanda/shared/testing';

import { abrirCaja } from './testing/mundo';

import PuntoVentaScreen from './PuntoVentaScreen';

async function conOrden() {
  abrirCaja();
  const { user } = renderScreen(<PuntoVentaScreen />);
  await user.click(await screen.findByRole('button', { name: /^Ceviche de/ }));
  return user;
}

const pestana = (name: string | RegExp) => screen.getByRole('tab', { name });
const orden = () => within(screen.getByRole('region', { name: 'Orden' }));
const categorias = () => within(screen.getByRole('toolbar', { name: 'Categorías' }));
const categoria = (name: string) => categorias().getByRole('button', { name });

describe('the till by keyboard: tabs', () => {
  it('are one stop of Tab; arrows, Home and End go to their sales, round the ends', async () => {
    const user = await conOrden();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([
      0, -1, -1, -1, -1, -1, -1,
    ]);
    pestana(/^1/).focus();

    await user.keyboard('{ArrowRight}');
    expect(pestana('2')).toHaveFocus();
    expect(pestana('2')).toHaveAttribute('aria-selected', 'true');
    expect(orden().queryByText('Ceviche de camarón')).toBeNull();

    await user.keyboard('{End}');
    expect(pestana('7')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(pestana(/^1/)).toHaveFocus();
    expect(orden().getByText('Ceviche de camarón')).toBeVisible();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(pestana(/^1/)).toHaveAttribute('aria-selected', 'true');
  });

  it('name the panel they show', async () => {
    const user = await conOrden();
    await user.click(pestana('3'));

    const panel = screen.getByRole('tabpanel', { name: '3' });
    expect(pestana('3')).toHaveAttribute('aria-controls', panel.id);
    expect(within(panel).getByRole('region', { name: 'Orden' })).toBeVisible();
  });
});

describe('the till by keyboard: categories', () => {
  it('are one stop of Tab, at the one in use; arrows go through them and Enter picks', async () => {
    const user = await conOrden();
    const [primero] = within(screen.getByRole('region', { name: 'Productos' })).getAllByRole(
      'button',
      { name: /^Ceviche/ },
    );
    act(() => primero?.focus());
    await user.tab({ shift: true });
    expect(categoria('Todo')).toHaveFocus();

    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(categoria('Piqueos')).toHaveFocus();
    expect(categoria('Todo')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Enter}');

    expect(categoria('Piqueos')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: /^Ceviche de camarón/ })).toBeNull();
    await user.tab();
    expect(screen.getByRole('button', { name: /^Bolón/ })).toHaveFocus();
    await user.tab({ shift: true });
    expect(categoria('Piqueos')).toHaveFocus();
  });
});

describe('the till by keyboard: tiles', () => {
  it('are one stop of Tab; arrows go from one to the next and stop at the ends, Enter adds', async () => {
    const user = await conOrden();
    const tiles = within(screen.getByRole('region', { name: 'Productos' })).getAllByRole(
      'listitem',
    );
    const boton = (n: number) => within(tiles[n] ?? document.body).getByRole('button');
    expect(tiles.map((tile) => within(tile).getByRole('button').tabIndex)).toEqual([0, -1, -1]);
    expect(tiles.map((tile) => tile.getAttribute('aria-posinset'))).toEqual(['1', '2', '3']);

    act(() => boton(0).focus());
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(boton(2)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(boton(2)).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}{End}{ArrowUp}');
    expect(boton(1)).toHaveFocus();
    expect(boton(1)).toHaveAttribute('tabindex', '0');

    await user.keyboard('{Enter}');
    expect(orden().getByText('Bolón de queso')).toBeVisible();
  });
});

describe('the till by keyboard: forms of payment', () => {
  it('are chosen with arrows, which stay among them, and Enter charges', async () => {
    const user = await conOrden();
    await user.click(screen.getByRole('button', { name: 'Pagar' }));
    await user.click(await screen.findByRole('textbox', { name: 'Recibido' }));

    await user.tab({ shift: true });
    expect(screen.getByRole('radio', { name: 'EFECTIVO' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'TARJETA' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Recibido' })).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'EFECTIVO' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Recibido' })).toBeVisible();

    await user.keyboard('{ArrowLeft}{Enter}');
    expect(await screen.findByText(/Venta 001-001-000000123/)).toBeVisible();
  });
});
