import { describe, expect, it } from '@jest/globals';

import type { Perfil } from '@comanda/shared/contracts/auth/perfiles';
import type { Descriptor } from '@comanda/shared/contracts/plataforma/plataforma';

import { pantallasDe, quienesPierden } from './perdidas';

const ruta = (titulo: string, perfiles: Perfil[], menu = true) => ({
  path: titulo,
  titulo,
  icono: 'venta',
  perfiles,
  menu,
});
const ventas: Descriptor = {
  area: 'ventas',
  titulo: 'ventas',
  zona: 'admin',
  rutas: [
    ruta('Punto de venta', ['Administrador', 'Cajero']),
    ruta('Mesas', ['Mesero']),
    ruta('Mesas', ['Administrador']),
    ruta('Detalle', ['Cajero'], false),
  ],
};

describe('what a switch turns off', () => {
  it('are the screens of the menu, each once', () => {
    expect(pantallasDe(ventas)).toEqual(['Punto de venta', 'Mesas']);
    expect(pantallasDe(undefined)).toEqual([]);
  });

  it('is lost by the people of the profiles that have a screen of it, and by nobody else', () => {
    const personas = { Administrador: 1, Cajero: 3, Contador: 2 };
    expect(quienesPierden(ventas, { personas })).toBe('1 Administrador, 3 Cajero');
    expect(quienesPierden(ventas, { personas: { Contador: 2 } })).toBe('');
    expect(quienesPierden(undefined, { personas })).toBe('');
  });
});
