import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { BOTONES } from './botones';
import { Button, ConfigProvider } from './core';

const conBotones = (loading: boolean) => (
  <ConfigProvider theme={{ zeroRuntime: true }} button={BOTONES}>
    <Button loading={loading}>Contar</Button>
  </ConfigProvider>
);

describe('a button that waits', () => {
  it('is called as before, and keeps nothing of it afterwards', () => {
    const { rerender } = render(conBotones(false));
    rerender(conBotones(true));
    const boton = screen.getByRole('button', { name: /^Contar$/ });
    expect(boton.querySelector('.anticon-spin')).not.toBeNull();
    rerender(conBotones(false));
    expect(boton).toHaveAccessibleName('Contar');
    expect(boton.querySelector('.anticon')).toBeNull();
  });
});
