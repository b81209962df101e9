import { useState } from 'react';

import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

import { pasan } from '../testing/pasan';

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

/** One over the other, which waits. */
function Encima() {
  const [abiertos, setAbiertos] = useState(1);
  return (
    <>
      {abiertos > 0 && (
        <Modal open title="Primero" onCancel={() => setAbiertos(0)}>
          <button type="button" onClick={() => setAbiertos(2)}>
            Otro
          </button>
        </Modal>
      )}
      {abiertos > 1 && <Modal open title="Segundo" onCancel={() => setAbiertos(1)} />}
    </>
  );
}

/** A step of it stands where the last one did, in the same button. */
function PorPasos({ alTerminar }: { alTerminar: () => void }) {
  const [contado, setContado] = useState(false);
  return (
    <Modal open title="Cuadre" onCancel={alTerminar}>
      <button type="button" onClick={() => (contado ? alTerminar() : setContado(true))}>
        {contado ? 'Cerrar la caja' : 'Contar'}
      </button>
    </Modal>
  );
}

async function contarDe(presion: (user: UserEvent, contar: HTMLElement) => Promise<void>) {
  const alTerminar = jest.fn();
  const user = userEvent.setup();
  render(<PorPasos alTerminar={alTerminar} />);
  const cuadre = await screen.findByRole('dialog', { name: 'Cuadre' });
  await waitFor(() => expect(cuadre).toContainElement(document.activeElement as HTMLElement));
  await presion(user, screen.getByRole('button', { name: 'Contar' }));
  return { user, alTerminar };
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

/** As somebody with a keyboard gets there: what nobody went to, the dialog takes back once it has come all the way. */
async function irACerrar(user: UserEvent) {
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
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

  it('gives it back to what opened it in the dialog that stays under it', async () => {
    const user = userEvent.setup();
    render(<Encima />);
    const dentro = await screen.findByRole('button', { name: 'Otro' });
    await user.click(dentro);
    // in tests antd gives all dialogs one id: found by number, closed by its own button
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    const [, segundo] = screen.getAllByRole('dialog');
    if (!segundo) throw new Error('there is no second dialog');
    await waitFor(() => expect(segundo).toContainElement(document.activeElement as HTMLElement));

    await user.click(within(segundo).getByRole('button', { name: 'Close' }));

    expect(segundo).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Primero' })).toBeVisible();
    expect(dentro).toHaveFocus();
  });

  it('leaves the second half of a double click to nothing that lay under it', async () => {
    const { user, boton } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent.mouseDown(boton, { detail: 2 });
    fireEvent.click(boton, { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent.click(boton, { detail: 1 });
    expect(await screen.findByRole('dialog', { name: 'Primero' })).toBeInTheDocument();
  });

  it('takes none of two quick presses of something else, however soon after', async () => {
    const { user } = await abrir();
    const quitar = screen.getByText('Quitar');
    const presiones: number[] = [];
    quitar.addEventListener('click', ({ detail }) => presiones.push(detail));
    await user.click(screen.getByRole('button', { name: 'Close' }));

    for (const detail of [1, 2]) {
      fireEvent.mouseDown(quitar, { detail });
      fireEvent.click(quitar, { detail });
    }

    expect(presiones).toEqual([1, 2]);
  });

  it('leaves the second of two Enters to nothing that lay under it, nor one that is held', async () => {
    const { user, boton } = await abrir();
    await irACerrar(user);

    await user.keyboard('{Enter}{Enter}{Enter>2}');
    await pasan(350);
    const oido = fireEvent.keyDown(boton, { key: 'Enter', repeat: true });

    expect(oido).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(boton).toHaveFocus();
  });

  it('hears an Enter that comes after another key, or once the dialog was seen to be gone', async () => {
    const { user } = await abrir();
    await user.keyboard('{Escape}{Enter}');
    const otraVez = await screen.findByRole('dialog', { name: 'Primero' });
    await waitFor(() => expect(otraVez).toContainElement(document.activeElement as HTMLElement));
    await irACerrar(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await pasan(350);
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Primero' })).toBeInTheDocument();
  });

  it('hears an Enter that comes after a finger or a mouse, however soon', async () => {
    const { user, boton } = await abrir();
    await irACerrar(user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    fireEvent.pointerDown(boton);

    expect(fireEvent.keyDown(boton, { key: 'Enter' })).toBe(true);
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

  it('gives the focus to where one types first, and never to what closes it', async () => {
    render(
      <Modal open title="Pagar">
        <input type="radio" aria-label="Efectivo" />
        <input aria-label="Recibido" />
      </Modal>,
    );
    const recibido = await screen.findByRole('textbox', { name: 'Recibido' });
    await waitFor(() => expect(recibido).toHaveFocus());
  });

  it.each([
    ['takes it back from what nobody went to', () => undefined, true],
    ['leaves it where a finger went', (a: HTMLElement) => fireEvent.pointerDown(a), false],
    ['leaves it where Tab went', (a: HTMLElement) => fireEvent.keyDown(a, { key: 'Tab' }), false],
    [
      'does not take a letter for a step',
      (a: HTMLElement) => fireEvent.keyDown(a, { key: 'a' }),
      true,
    ],
  ])('%s, once it has come all the way', async (_que, ir, vuelve) => {
    const llego = jest.fn();
    render(
      <Modal open title="Pagar" afterOpenChange={llego}>
        <input aria-label="Recibido" />
      </Modal>,
    );
    expect(llego).not.toHaveBeenCalled();
    const cerrar = screen.getByRole('button', { name: 'Close' });
    act(() => cerrar.focus());
    ir(cerrar);

    await waitFor(() => expect(llego).toHaveBeenCalledWith(true));
    expect(vuelve ? screen.getByRole('textbox') : cerrar).toHaveFocus();
  });

  it('keeps the focus to itself where nothing is typed', async () => {
    render(<Modal open title="Detalle" footer={null} />);
    const dialogo = await screen.findByRole('dialog', { name: 'Detalle' });
    await waitFor(() => expect(dialogo).toHaveFocus());
  });

  it('answers no step of it with the second half of the press that brought it', async () => {
    const { user, alTerminar } = await contarDe((user, contar) => user.dblClick(contar));
    const cerrar = screen.getByRole('button', { name: 'Cerrar la caja' });
    expect(alTerminar).not.toHaveBeenCalled();

    await pasan(350);
    await user.click(cerrar);
    expect(alTerminar).toHaveBeenCalledTimes(1);
  });

  it('answers no step of it with the second of two Enters, nor with one that is held', async () => {
    const { user, alTerminar } = await contarDe(async (user, contar) => {
      contar.focus();
      await user.keyboard('{Enter}{Enter}{Enter>3/}');
    });
    expect(alTerminar).not.toHaveBeenCalled();

    await pasan(350);
    await user.keyboard('{Enter}');
    expect(alTerminar).toHaveBeenCalledTimes(1);
  });
});
