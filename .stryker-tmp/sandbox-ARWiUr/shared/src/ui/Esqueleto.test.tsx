// @ts-nocheck
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { Button } from './core';
import { Esqueleto } from './Esqueleto';

const hoja = readFileSync(path.join(__dirname, 'esqueleto.module.css'), 'utf8');
const huesos = (forma: string) => document.querySelectorAll(`[data-forma="${forma}"] > *`);

describe('Esqueleto', () => {
  it.each(['tabla', 'tarjetas', 'formulario', 'texto'] as const)(
    'holds the place of a %s, in its shape, and says so once',
    (forma) => {
      const { container } = render(<Esqueleto forma={forma} />);

      expect(screen.getAllByRole('status')).toHaveLength(1);
      expect(screen.getByRole('status', { name: 'Cargando' })).toHaveTextContent(/^Cargando$/);
      expect(container).toHaveTextContent(/^Cargando$/);
      expect(container.querySelectorAll('[aria-busy="true"]')).toHaveLength(1);
      expect(huesos(forma).length).toBeGreaterThan(3);
      for (const hueso of huesos(forma)) expect(hueso).toHaveAttribute('aria-hidden', 'true');
      expect(hoja).toContain(`[data-forma='${forma}']`);
    },
  );

  it('is as many rows as are said to come', () => {
    render(<Esqueleto forma="tabla" filas={3} />);
    expect(huesos('tabla')).toHaveLength(3);
  });

  it('does not move, whatever the machine asks for', () => {
    expect(hoja).not.toMatch(/animation|transition|keyframes/);
    const { container } = render(<Esqueleto forma="tarjetas" />);
    expect(container.querySelector('[class*="spin"], svg')).toBeNull();
  });
});

describe('a turning sign', () => {
  it('stands in a pressed button alone', () => {
    const { container } = render(<Button loading>Guardar</Button>);
    expect(container.querySelector('button .anticon-spin')).not.toBeNull();
  });
});
