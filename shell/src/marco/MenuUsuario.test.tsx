import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { authCalls } from '@comanda/shared/contracts/auth/auth';
import { selectUsuario } from '@comanda/shared/session';
import { answer, makeUsuario, renderScreen } from '@comanda/shared/testing';

import { elegirTema } from '../tema/temaElegido';

import { MenuUsuario } from './MenuUsuario';

const abrir = () =>
  renderScreen(
    <>
      <MenuUsuario usuario={makeUsuario()} />
      <button type="button">Después</button>
    </>,
  );
const boton = () => screen.getByRole('button', { name: 'Carlos Andrade' });
const tema = (name: string) => screen.getByRole('menuitemradio', { name });
const salir = () => screen.getByRole('menuitem', { name: 'Cerrar Sesión' });

afterEach(() => elegirTema('equipo'));

describe('the menu of the user', () => {
  it('takes the focus in when it opens, and gives it back on Escape', async () => {
    const { user } = abrir();
    await user.click(boton());
    expect(boton()).toHaveAttribute('aria-expanded', 'true');
    expect(tema('Claro')).toHaveFocus();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).toBeNull();
    expect(boton()).toHaveFocus();
  });

  it('opens with an arrow, which then goes through its items and round', async () => {
    const { user } = abrir();
    boton().focus();

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(tema('Oscuro')).toHaveFocus();
    await user.keyboard('{End}');
    expect(salir()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(tema('Claro')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(salir()).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tema('Claro')).toHaveFocus();
  });

  it('is left with Tab, which closes it', async () => {
    const { user } = abrir();
    await user.click(boton());
    await user.tab();

    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus();
  });

  it('changes the theme at once, and says which it is', async () => {
    const { user } = abrir();
    await user.click(boton());
    expect(tema('Como el equipo')).toBeChecked();

    await user.keyboard('{ArrowDown}{Enter}');

    expect(document.documentElement.dataset.tema).toBe('oscuro');
    expect(boton()).toHaveFocus();
    await user.click(boton());
    expect(tema('Oscuro')).toBeChecked();
    expect(tema('Como el equipo')).not.toBeChecked();
  });

  it('ends the session from the keyboard', async () => {
    answer(authCalls.salir, { success: true, data: null });
    const { user, store } = abrir();
    await user.click(boton());

    await user.keyboard('{ArrowUp}{Enter}');

    await waitFor(() => expect(selectUsuario(store.getState())).toBeNull());
  });

  it('leads to the own account', async () => {
    const { user } = abrir();
    await user.click(boton());
    const cuenta = screen.getByRole('menuitem', { name: 'Mi cuenta' });
    expect(cuenta).toHaveAttribute('href', '/admin/cuenta');

    await user.click(cuenta);

    expect(screen.queryByRole('menu')).toBeNull();
  });

  it.each([
    [{ perfil: 'Cajero' }, ['Cambiar usuario', 'Mi cuenta', 'Mi equipo', 'Ayuda', 'Cerrar Sesión']],
    [{ perfil: 'Contador' }, ['Mi cuenta', 'Mi equipo', 'Ayuda', 'Cerrar Sesión']],
    [{ perfil: 'Cajero', pendiente: 'CLAVE' }, ['Cerrar Sesión']],
  ] as const)('has for %p what is theirs', async (over, textos) => {
    const { user } = renderScreen(<MenuUsuario usuario={makeUsuario(over)} />);
    await user.click(boton());
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(textos);
  });
});
