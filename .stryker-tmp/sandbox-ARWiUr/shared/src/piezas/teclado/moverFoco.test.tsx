// @ts-nocheck
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { moverFoco } from './moverFoco';

const NOMBRES = ['uno', 'dos', 'tres'];

function abrir(nombres = NOMBRES) {
  const movidos: (string | null)[] = [];
  render(
    <div
      role="toolbar"
      onKeyDown={(event) => {
        movidos.push(moverFoco(event, 'button')?.textContent ?? null);
      }}
    >
      <input aria-label="aparte" />
      {nombres.map((nombre) => (
        <button key={nombre} type="button">
          {nombre}
        </button>
      ))}
    </div>,
  );
  return { user: userEvent.setup(), movidos };
}
const foco = () => document.activeElement?.textContent;

describe('moverFoco', () => {
  it.each([
    ['{ArrowRight}', 'dos'],
    ['{ArrowDown}', 'dos'],
    ['{ArrowLeft}', 'tres'],
    ['{ArrowUp}', 'tres'],
    ['{End}', 'tres'],
    ['{End}{ArrowRight}', 'uno'],
    ['{End}{Home}', 'uno'],
  ])('%s from the first leads to %s', async (teclas, donde) => {
    const { user, movidos } = abrir();
    screen.getByRole('button', { name: 'uno' }).focus();

    await user.keyboard(teclas);

    expect(foco()).toBe(donde);
    expect(movidos.at(-1)).toBe(donde);
  });

  it('leaves every other key, and those of the browser, to whoever they are for', async () => {
    const { user, movidos } = abrir();
    screen.getByRole('button', { name: 'uno' }).focus();

    await user.keyboard('a{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}');

    expect(foco()).toBe('uno');
    expect(movidos.filter(Boolean)).toEqual([]);
  });

  it.each([
    ['{ArrowDown}', 'uno'],
    ['{ArrowUp}', 'tres'],
  ])('%s from what is no item comes in at %s', async (tecla, donde) => {
    const { user } = abrir();
    screen.getByRole('textbox').focus();
    await user.keyboard(tecla);
    expect(foco()).toBe(donde);
  });

  it('does nothing among no items', async () => {
    const { user, movidos } = abrir([]);
    screen.getByRole('textbox').focus();
    await user.keyboard('{ArrowDown}');
    expect(movidos).toEqual([null]);
  });
});
