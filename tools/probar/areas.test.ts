import { describe, expect, it } from '@jest/globals';

import { areaDe, porNombre } from './areas';

describe('areaDe', () => {
  it.each([
    ['remote-caja/src/cuadre/CuadreScreen.tsx', 'caja'],
    ['remote-reportes/src/facturas/lista/Lista.tsx', 'facturas'],
    ['remote-reportes/src/ventas/cortes.ts', 'reportes'],
    ['shared/src/sinLinea/actos.ts', 'sin-linea'],
    ['services/ordering/src/mesas/pagarOrden.ts', 'ventas'],
    ['services/platform/src/subidas/subidas.ts', 'equipo'],
    ['shell/src/index.ts', 'marco'],
    ['tools/dev.ts', 'equipo'],
    ['e2e/inventario/bodega.spec.ts', 'inventario'],
    ['shared/src/domain/dinero/iva.ts', null],
  ])('%s: %s', (archivo, area) => expect(areaDe(archivo)).toBe(area));
});

describe('porNombre', () => {
  const specs = ['e2e/caja/caja.spec.ts', 'e2e/caja/cuadre.spec.ts'];

  it('is the journey of the folder that changed', () => {
    expect(porNombre(specs, ['remote-caja/src/caja/cuadre/comparar.ts'])).toEqual([specs[1]]);
    expect(porNombre(specs, ['remote-caja/src/area.ts'])).toEqual([]);
  });

  it('is a journey that changed itself', () => {
    expect(porNombre(specs, ['e2e/caja/cuadre.spec.ts'])).toEqual([specs[1]]);
  });
});
