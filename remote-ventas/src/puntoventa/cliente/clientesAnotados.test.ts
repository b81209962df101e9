import { describe, expect, it } from '@jest/globals';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import type { VentaEnSalida } from '@comanda/shared/sinLinea';

import { makeCliente } from '../testing/mundo';

import { clientesAnotados, clienteCoincide } from './clientesAnotados';

const PUERTO = 'La Cevichería del Puerto';
const ventaA = (empresa: string, comprador?: Cliente) =>
  ({ empresa, ...(comprador && { comprador }) }) as VentaEnSalida; // all that is looked at
const rosa = makeCliente({ cedula: '0926687856', nombre: 'Rosa Quimi' });
const ana = makeCliente({ cedula: '1710034065', nombre: 'Ana Nuñez' });

describe('clientesAnotados', () => {
  it('are those of the company, once each, as last written, the newest first', () => {
    const corregida = { ...rosa, email: 'otra@correo.ec' };
    const salida = [
      ventaA(PUERTO, rosa),
      ventaA(PUERTO),
      ventaA('Cafetería Andina', ana),
      ventaA(PUERTO, ana),
      ventaA(PUERTO, corregida),
    ];
    expect(clientesAnotados(salida, PUERTO)).toEqual([
      { ...corregida, porRegistrar: true },
      { ...ana, porRegistrar: true },
    ]);
    expect(clientesAnotados([], PUERTO)).toEqual([]);
  });

  it('are found by what is typed of the name or the number, however it is written', () => {
    for (const busqueda of ['', 'nunez', 'ANA', ' 17100 '])
      expect(clienteCoincide(ana, busqueda)).toBe(true);
    for (const busqueda of ['rosa', '09266']) expect(clienteCoincide(ana, busqueda)).toBe(false);
  });
});
