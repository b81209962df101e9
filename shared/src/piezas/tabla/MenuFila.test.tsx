import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { renderScreen } from '@comanda/shared/testing';
import { Modal } from '@comanda/shared/ui/data';

import { MenuFila } from './MenuFila';

const ALTO_DE_MENU = 230;

/** A window so high, with the button of the menu there. */
async function abrirEn(alto: number, top: number) {
  jest.replaceProperty(window, 'innerHeight', alto);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(100, top, 60, 44));
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(ALTO_DE_MENU);
  const acciones = [{ texto: 'Receta', onElegir: () => undefined }];
  const { user } = renderScreen(<MenuFila etiqueta="Más" acciones={acciones} />);
  await user.click(screen.getByRole('button', { name: 'Más' }));
  const { style } = screen.getByRole('menu');
  const { top: arriba, bottom, right, maxHeight } = style;
  return { top: arriba, bottom, right, maxHeight };
}

describe('MenuFila', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['under its button', 768, 200, { top: '248px', bottom: '' }],
    ['above it, where it does not fit under it', 768, 600, { top: '', bottom: '172px' }],
    [
      'where there is more room, no higher than that, where it fits neither way',
      390,
      225,
      { top: '', bottom: '169px', maxHeight: '213px' },
    ],
    [
      'under it, no higher than the window, where there is more room',
      390,
      120,
      { top: '168px', bottom: '', maxHeight: '214px' },
    ],
  ])('opens %s', async (_donde, alto, top, lugar) => {
    expect(await abrirEn(alto, top)).toMatchObject(lugar);
  });

  it.each([
    ['with its edge at that of its button', 390, 120, '230px'],
    ['within the window, where its button is at the other side of it', 390, 264, '118px'],
  ])('opens %s', async (_donde, ventana, menu, right) => {
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ventana);
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(menu);
    expect(await abrirEn(768, 200)).toMatchObject({ right });
  });

  it('is closed by Escape, and the dialog it stands in is not', async () => {
    const acciones = [{ texto: 'Receta', onElegir: () => undefined }];
    const cerrados: unknown[] = [];
    const { user } = renderScreen(
      <Modal open title="Los que recibe" onCancel={() => cerrados.push(true)}>
        <MenuFila etiqueta="Más" acciones={acciones} />
      </Modal>,
    );
    const boton = await screen.findByRole('button', { name: 'Más' });
    await user.click(boton);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(boton).toHaveFocus();
    expect(cerrados).toEqual([]);
    await user.keyboard('{Escape}');
    expect(cerrados).toEqual([true]);
  });

  it('covers what lay under it for a moment, for the second half of a double tap', async () => {
    const acciones = [{ texto: 'Pedir cuenta', onElegir: () => undefined }];
    const { user } = renderScreen(<MenuFila etiqueta="Más" acciones={acciones} />);
    const velo = () => document.querySelector('[data-velo]');
    await user.click(screen.getByRole('button', { name: 'Más' }));
    expect(velo()).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Pedir cuenta' }));
    expect(velo()).not.toBeNull();
    await waitFor(() => expect(velo()).toBeNull());
  });
});
