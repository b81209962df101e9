import { describe, expect, it } from '@jest/globals';

import { PERFILES } from '../../contracts/auth/perfiles';

import { aterrizajeDe, eligeEmpresa, esPerfil } from './perfiles';

describe('perfiles', () => {
  it('lands each profile where spec section 2 says', () => {
    const deLaEspecificacion = {
      Administrador: '/admin/puntoventa',
      Cajero: '/admin/puntoventa',
      Mesero: '/admin/puntoventa',
      Contador: '/admin/reporte',
      Cocinero: '/admin/bodega',
      Dashboard: '/admin/registrar_empresa',
      Vendedor: '/admin/resgistrar_clientes',
    };
    expect(
      Object.fromEntries(PERFILES.map((perfil) => [perfil, aterrizajeDe(perfil)])),
    ).toMatchObject(deLaEspecificacion);
  });

  it('knows its own names only', () => {
    expect(PERFILES.every(esPerfil)).toBe(true);
    expect([undefined, '', 'administrador', 'Root'].some(esPerfil)).toBe(false);
  });

  it('lets Administrador and Contador pick a company', () => {
    expect(PERFILES.filter(eligeEmpresa)).toEqual(['Administrador', 'Contador']);
  });
});
