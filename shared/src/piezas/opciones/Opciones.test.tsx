import { useState } from 'react';

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderScreen } from '../../testing';

import { Opciones } from './Opciones';

const OPCIONES = [
  { valor: 'si', texto: 'Sí', icono: 'listo' },
  { valor: 'no', texto: 'No' },
  { valor: 'nose', texto: 'No se' },
] as const;

type Valor = (typeof OPCIONES)[number]['valor'];

function Pregunta({ inicial }: { inicial: Valor | null }) {
  const [elegida, setElegida] = useState(inicial);
  return (
    <Opciones etiqueta="Respuesta" opciones={OPCIONES} elegida={elegida} onElegir={setElegida} />
  );
}

const elegida = () => screen.queryByRole('radio', { checked: true });

describe('Opciones', () => {
  it('is a group with a name, of which one is chosen by a tap', async () => {
    const { user } = renderScreen(<Pregunta inicial="si" />);
    expect(screen.getByRole('radiogroup', { name: 'Respuesta' })).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'No se' }));

    expect(elegida()).toHaveAccessibleName('No se');
  });

  it('is one stop of Tab, at the chosen one, and arrows choose', async () => {
    const { user } = renderScreen(
      <>
        <Pregunta inicial="no" />
        <button type="button">Después</button>
      </>,
    );
    await user.tab();
    expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus();

    await user.keyboard('{ArrowRight}');
    expect(elegida()).toHaveAccessibleName('No se');
    expect(elegida()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(elegida()).toHaveAccessibleName('Sí');

    await user.tab();
    expect(screen.getByRole('button', { name: 'Después' })).toHaveFocus();
  });

  it('may begin with none chosen', () => {
    renderScreen(<Pregunta inicial={null} />);
    expect(elegida()).toBeNull();
  });
});
