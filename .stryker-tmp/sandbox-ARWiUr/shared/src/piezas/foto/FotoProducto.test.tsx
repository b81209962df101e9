// @ts-nocheck
import { describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';

import { renderScreen } from '@comanda/shared/testing';

import { FotoProducto } from '.';

const UNA = `/v1/imagenes/1/${'a'.repeat(64)}`;
const OTRA = `/v1/imagenes/1/${'b'.repeat(64)}`;

const ver = (imagen: string | null) => {
  const { container } = renderScreen(<FotoProducto imagen={imagen} tamano={56} />);
  return container;
};
const imagenDe = (donde: HTMLElement) => donde.querySelector('img');

describe('FotoProducto', () => {
  it('asks the ordering API for it when it comes into view, and has its size before', () => {
    const img = imagenDe(ver(UNA));
    expect(img).toHaveAttribute('src', `http://localhost${UNA}`);
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(img).toHaveAttribute('decoding', 'async');
    expect(img).toHaveAttribute('width', '56');
    expect(img).toHaveAttribute('height', '56');
    expect(img).toHaveAttribute('alt', '');
  });

  it('is an empty box as large where there is none', () => {
    const donde = ver(null);
    expect(imagenDe(donde)).toBeNull();
    expect(donde.firstElementChild).toHaveStyle({ width: '56px', height: '56px' });
  });

  it('shows nothing broken where it does not come, and the next one all the same', () => {
    const { container, rerender } = renderScreen(<FotoProducto imagen={UNA} />);
    fireEvent.error(imagenDe(container) as HTMLElement);
    expect(imagenDe(container)).toBeNull();
    rerender(<FotoProducto imagen={OTRA} />);
    expect(imagenDe(container)).toHaveAttribute('src', `http://localhost${OTRA}`);
  });
});
