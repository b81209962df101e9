import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';

import { makeUsuario, renderScreen } from '@comanda/shared/testing';

import { LogoEmpresa } from './LogoEmpresa';

const PUERTO = 'La Cevichería del Puerto';
const ANDINA = 'Cafetería Andina';
const direccion = (id: number) => `/v1/logos/${id}/${'a'.repeat(64)}`;

const abrir = (empresa: string[], logo: string | null) => {
  const logos = [
    { empresa: PUERTO, logo_empresa: direccion(1) },
    { empresa: ANDINA, logo_empresa: logo },
  ];
  const usuario = makeUsuario({ empresa, logos, logo_empresa: direccion(1) });
  return renderScreen(<LogoEmpresa usuario={usuario} conNombre />, { usuario });
};

describe('the logo of the sidebar', () => {
  it('is that of the company in use, from the ordering address', () => {
    abrir([PUERTO, ANDINA], direccion(2));
    expect(screen.getByRole('img', { name: PUERTO })).toHaveAttribute(
      'src',
      `http://localhost${direccion(1)}`,
    );
  });

  it('is never that of another company: one without has our mark', () => {
    abrir([ANDINA, PUERTO], null);
    expect(screen.queryByRole('img', { name: ANDINA })).toBeNull();
    expect(screen.getByText('Comanda')).toBeVisible();
  });

  it('gives way to our mark where it does not load', () => {
    abrir([PUERTO], null);
    fireEvent.error(screen.getByRole('img', { name: PUERTO }));
    expect(screen.getByText('Comanda')).toBeVisible();
  });
});
