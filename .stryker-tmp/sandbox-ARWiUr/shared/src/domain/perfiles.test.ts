// @ts-nocheck
import { describe, expect, it } from '@jest/globals';

import { PERFILES } from '../contracts/perfiles';

import { aterrizajeDe, eligeEmpresa, esPerfil } from './perfiles';

describe('perfiles', () => {
  it('lands each profile where spec section 2 says', () => {
    expect(PERFILES.map(aterrizajeDe)).toEqual([
      '/admin/puntoventa',
      '/admin/puntoventa',
      '/admin/puntoventa',
      '/admin/reporte',
      '/admin/bodega',
      '/admin/registrar_empresa',
      '/admin/resgistrar_clientes',
    ]);
  });

  it('knows its own names only', () => {
    expect(PERFILES.every(esPerfil)).toBe(true);
    expect([undefined, '', 'administrador', 'Root'].some(esPerfil)).toBe(false);
  });

  it('lets Administrador and Contador pick a company', () => {
    expect(PERFILES.filter(eligeEmpresa)).toEqual(['Administrador', 'Contador']);
  });
});
