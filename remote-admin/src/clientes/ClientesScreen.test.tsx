import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { makeUsuario, renderScreen } from '@comanda/shared/testing';

import ClientesScreen from './ClientesScreen';

it('shows a seller one button, which does nothing (spec section 2, Clients screen)', async () => {
  const { user, notices, container } = renderScreen(<ClientesScreen />, {
    usuario: makeUsuario({ perfil: 'Vendedor', empresa: [] }),
  });
  const antes = container.textContent;
  await user.click(screen.getByRole('button', { name: 'Registrar Nuevo Cliente' }));
  expect([container.textContent, notices, screen.queryByRole('dialog')]).toEqual([antes, [], null]);
});
