import { describe, expect, it } from '@jest/globals';

import {
  empresaDeCaller,
  empresaDeTrabajo,
  empresaPermitida,
  empresasPermitidas,
  tieneArea,
  type Caller,
} from './tenant';

const PUERTO = { id: 1, empresa: 'Puerto', areas: ['ventas', 'caja'] as const };
const ANDINA = { id: 2, empresa: 'Andina', areas: ['ventas'] as const };
const caller: Caller = {
  id: 'u1',
  perfil: 'Cajero',
  nombreCompleto: 'Carlos',
  email: 'c@demo.ec',
  pendiente: null,
  empresas: [PUERTO, ANDINA],
  sesion: { id: 's1', raiz: 's1', porPin: false, inactividad: 720 },
};

describe('the companies of a caller', () => {
  it('are those of their list by their very name, and no others', () => {
    expect(empresaPermitida(caller, 'Puerto')).toBe(1);
    expect(empresaPermitida(caller, 'Andina')).toBe(2);
    expect(empresaDeCaller(caller, 'Andina')).toBe(ANDINA);
    for (const nombre of ['puerto', 'Puerto ', '', 'Otra'])
      expect(() => empresaPermitida(caller, nombre)).toThrow(
        expect.objectContaining({ code: 'EMPRESA_NO_PERMITIDA' }),
      );
  });

  it('are all of them, or those where an area is on', () => {
    const ambas = [
      { id: 1, empresa: 'Puerto' },
      { id: 2, empresa: 'Andina' },
    ];
    expect(empresasPermitidas(caller)).toEqual(ambas);
    expect(empresasPermitidas(caller, 'ventas')).toEqual(ambas);
    expect(empresasPermitidas(caller, 'caja')).toEqual([ambas[0]]);
    expect(empresasPermitidas(caller, 'reportes')).toEqual([]);
  });

  it('of work that nobody asked for is the one that its row names', () => {
    expect(empresaDeTrabajo(7)).toBe(7);
  });
});

describe('tieneArea', () => {
  it('is one of those that a call asks for; none is asked for where it says so', () => {
    expect(tieneArea(null, { areas: [] })).toBe(true);
    expect(tieneArea('caja', PUERTO)).toBe(true);
    expect(tieneArea('caja', ANDINA)).toBe(false);
    expect(tieneArea(['caja', 'ventas'], ANDINA)).toBe(true);
    expect(tieneArea(['caja', 'reportes'], ANDINA)).toBe(false);
  });
});
