// @ts-nocheck
import { expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';

import { renderScreen } from '@comanda/shared/testing';

import { ImagenCelda } from './ImagenCelda';

const DE_OTRO = 'https://fotos.otro.ec/plato.jpg';

it('a picture that does not come leaves a box that says so, and not a broken one', () => {
  const { screen } = renderScreen(<ImagenCelda direccion={DE_OTRO} nombre="foto" />);
  const imagen = screen.getByRole('img', { name: 'foto' });
  expect(imagen).toHaveAttribute('src', DE_OTRO);

  fireEvent.error(imagen);

  const caja = screen.getByRole('img', { name: 'foto: no se pudo mostrar' });
  expect(caja.tagName).toBe('SPAN');
  expect(caja).toHaveAttribute('title', `No se pudo mostrar ${DE_OTRO}`);
});

it('another address in its place is tried', () => {
  const { screen, rerender } = renderScreen(<ImagenCelda direccion={DE_OTRO} nombre="foto" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<ImagenCelda direccion="/v1/imagenes/1.png" nombre="foto" />);
  expect(screen.getByRole('img', { name: 'foto' })).toHaveAttribute('src', '/v1/imagenes/1.png');
});
