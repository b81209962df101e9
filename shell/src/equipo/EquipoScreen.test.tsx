import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';

import { guardarPerfilDeEscaner, perfilDeEscaner } from '@comanda/shared/piezas/escaner';
import { renderScreen } from '@comanda/shared/testing';

import EquipoScreen from './EquipoScreen';

const CODIGO = '7861234500017';

afterEach(() => guardarPerfilDeEscaner(null));

/** What a scanner sends, so many milliseconds apart, and then its silence. */
function escanear(keys: readonly string[], entreMs: number) {
  jest.useFakeTimers();
  keys.forEach((key, i) => {
    const tecla = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(tecla, 'timeStamp', { value: 1_000 + i * entreMs });
    expect(fireEvent(document.activeElement ?? document.body, tecla)).toBe(false);
  });
  act(() => jest.runAllTimers());
  jest.useRealTimers();
}

it('learns how the scanner sends by one test scan, keeps it, and forgets it when it is told to', async () => {
  const { user } = renderScreen(<EquipoScreen />);
  await user.click(screen.getByRole('button', { name: 'Probar el lector' }));
  expect(screen.getByText('Lea ahora el código de barras de un producto.')).toBeVisible();
  escanear([...Array.from(`]E0${CODIGO}`), 'Tab'], 60);
  expect(screen.getByText(`Se leyó ${CODIGO}. Este equipo ya conoce su lector.`)).toBeVisible();
  expect(perfilDeEscaner()).toEqual({ entreMs: 78, prefijo: ']E0', cierre: 'Tab' });
  expect(screen.getByText(']E0')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Olvidar lo aprendido' }));
  expect(perfilDeEscaner()).toEqual({ entreMs: 35, prefijo: '', cierre: 'Enter' });
});

it('takes nothing from a hand, and Escape ends the waiting', async () => {
  const { user } = renderScreen(<EquipoScreen />);
  await user.click(screen.getByRole('button', { name: 'Probar el lector' }));
  escanear([...Array.from(CODIGO), 'Enter'], 120);
  expect(screen.getByText(/^Eso parece escrito a mano/)).toBeVisible();
  expect(perfilDeEscaner().prefijo).toBe('');

  await user.click(screen.getByRole('button', { name: 'Probar el lector' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Probar el lector' })).toBeVisible();
});
