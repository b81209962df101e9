import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import NoticeHost from './NoticeHost';
import { avisar, confirmar, retirarAvisos, type Pregunta } from '../notices';

const titulo = 'Punto de Venta';
const PREGUNTA = { titulo: 'Anular la venta', texto: 'No se puede deshacer', aceptar: 'Anular' };

async function preguntar(pregunta: Pregunta) {
  const user = userEvent.setup();
  const { unmount } = render(<NoticeHost />);
  let respuesta = Promise.resolve<boolean | null>(null);
  act(() => void (respuesta = confirmar(pregunta)));
  const dialogo = await screen.findByRole('dialog');
  return {
    user,
    unmount,
    respuesta,
    dialogo,
    boton: (name: string) => within(dialogo).getByRole('button', { name }),
  };
}

describe('NoticeHost', () => {
  it('says what was said before it came, once', async () => {
    avisar({ tipo: 'warning', titulo, texto: 'Antes de tiempo' });
    const { unmount } = render(<NoticeHost />);

    expect(await screen.findByText('Antes de tiempo')).toBeVisible();
    expect(screen.getByText(titulo)).toBeVisible();
    unmount();
    render(<NoticeHost />);
    expect(screen.queryByText('Antes de tiempo')).toBeNull();
  });

  it('takes back what went well, and leaves an error until it is read', async () => {
    const user = userEvent.setup();
    render(<NoticeHost />);
    act(() => avisar({ tipo: 'error', titulo, texto: 'No hay conexión' }));
    act(() => avisar({ tipo: 'success', titulo, texto: 'Venta registrada' }));

    expect(await screen.findByText('Venta registrada')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Venta registrada')).toBeNull());
    expect(screen.getByText('No hay conexión')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /close|cerrar/i }));
    await waitFor(() => expect(screen.queryByText('No hay conexión')).toBeNull());
  });

  it('shows the same one once, the last first, and says how many are behind it', async () => {
    const user = userEvent.setup();
    render(<NoticeHost />);
    for (const texto of [
      'La impresora no responde',
      'El SRI no responde',
      'La impresora no responde',
    ])
      act(() => avisar({ tipo: 'error', titulo, texto }));

    expect(screen.getByRole('alert')).toHaveTextContent('La impresora no responde+1');
    await user.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    expect(screen.getByRole('alert')).toHaveTextContent('El SRI no responde');
    await user.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes when its cause is gone, and leaves the others', () => {
    render(<NoticeHost />);
    act(() => avisar({ tipo: 'error', titulo, texto: 'Otro' }));
    act(() => avisar({ tipo: 'error', titulo, texto: 'No hay conexión', causa: 'red' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión');

    act(() => retirarAvisos('red'));

    expect(screen.getByRole('alert')).toHaveTextContent('Otro');
  });

  it('takes the focus from nobody: what is typed goes on where it was', async () => {
    const user = userEvent.setup();
    render(
      <>
        <input aria-label="Buscar" />
        <NoticeHost />
      </>,
    );
    await user.click(screen.getByRole('textbox'));
    act(() => avisar({ tipo: 'error', titulo, texto: 'Fallo' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));

    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('is asked once, and again once it is answered: a second Enter accepts nothing', async () => {
    const { user, respuesta, boton } = await preguntar(PREGUNTA);
    expect(await confirmar(PREGUNTA)).toBe(false);
    await user.click(boton('Anular'));
    expect(await respuesta).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    act(() => void confirmar(PREGUNTA));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  });

  it('is answered no where the one who shows it goes, and may be asked again by the next', async () => {
    const { respuesta, unmount } = await preguntar(PREGUNTA);
    unmount();
    expect(await respuesta).toBe(false);
    const { user, boton, respuesta: otra } = await preguntar(PREGUNTA);
    await user.click(boton('Anular'));
    expect(await otra).toBe(true);
  });

  it('answers true to who accepts, with its own words and the focus on the button', async () => {
    const { user, respuesta, dialogo, boton } = await preguntar(PREGUNTA);

    expect(dialogo).toHaveTextContent('No se puede deshacer');
    await waitFor(() => expect(boton('Anular')).toHaveFocus());
    await user.click(boton('Anular'));

    await expect(respuesta).resolves.toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    [
      'the button',
      (user: ReturnType<typeof userEvent.setup>, boton: HTMLElement) => user.click(boton),
    ],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ])(
    'answers false to who cancels with %s, which has the focus where there is danger',
    async (_como, cancelar) => {
      const { user, respuesta, boton } = await preguntar({ ...PREGUNTA, peligro: true });

      await waitFor(() => expect(boton('Cancelar')).toHaveFocus());
      await cancelar(user, boton('Cancelar'));

      await expect(respuesta).resolves.toBe(false);
    },
  );
});
