import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Modal } from './Modal';

/** As our screens have them: mounted when they open, gone when they close; the second takes the place of the first. */
function Pantalla() {
  const [paso, setPaso] = useState<'nada' | 'uno' | 'dos'>('nada');
  const cerrar = () => setPaso('nada');
  return (
    <>
      <button type="button" onClick={() => setPaso('uno')}>
        Abrir
      </button>
      <button type="button" onClick={cerrar}>
        Quitar
      </button>
      {paso === 'uno' && (
        <Modal open title="Primero" onCancel={cerrar} onOk={() => setPaso('dos')} />
      )}
      {paso === 'dos' && <Modal open title="Segundo" onCancel={cerrar} />}
    </>
  );
}

async function abrir() {
  const user = userEvent.setup();
  render(<Pantalla />);
  const boton = screen.getByRole('button', { name: 'Abrir' });
  await user.click(boton);
  const primero = await screen.findByRole('dialog', { name: 'Primero' });
  await waitFor(() => expect(primero).toContainElement(document.activeElement as HTMLElement));
  return { user, boton };
}

describe('Modal', () => {
  it('gives the focus back to what opened it when it is unmounted', async () => {
    const { user, boton } = await abrir();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(boton).toHaveFocus();
  });

  it('gives it back to what opened the first, after one that followed', async () => {
    const { user, boton } = await abrir();

    await user.click(screen.getByRole('button', { name: 'OK' }));
    const segundo = await screen.findByRole('dialog', { name: 'Segundo' });
    await waitFor(() => expect(segundo).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(boton).toHaveFocus();
  });

  it('takes it from nothing that has it meanwhile', async () => {
    await abrir();
    const otro = screen.getByText('Quitar');

    act(() => {
      otro.focus();
      otro.click();
    });

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(otro).toHaveFocus();
  });
});
