import { describe, expect, it } from '@jest/globals';

import { makeVenta } from '@comanda/billing/testing/ventas';

import { exigirImprimible } from '@comanda/ordering/ventas/decidirVenta';

const LINEA = { cantidad: 1, precio_venta: 100, tarifa: 15 as const };
const venta = (descripcion: string, razon_social = 'MARÍA SALAZAR') => {
  const hecha = makeVenta([LINEA]);
  return {
    ...hecha,
    comprador: { ...hecha.comprador, razon_social },
    lineas: hecha.lineas.map((linea) => ({ ...linea, descripcion })),
  };
};

describe('exigirImprimible', () => {
  it('lets pass what a document shows', () => {
    const buena = venta('Encebollado "ñandú" €2', 'Ελένη Ștefan');
    expect(exigirImprimible(buena)).toBe(buena);
  });

  it.each([
    [venta('Combo 🍔'), 'tienda', "'Combo 🍔' tiene 🍔, que una factura no puede mostrar"],
    [venta('شاي'), 'tienda', 'Corrija el producto'],
    [venta('Cola', '李雷'), 'cedula', 'Corrija el cliente'],
  ])('refuses what it would print as ?, and names it: %#', (mala, campo, dicho) => {
    expect(() => exigirImprimible(mala)).toThrow(
      expect.objectContaining({
        code: 'LETRA_NO_IMPRIMIBLE',
        campos: [{ campo, msg: expect.stringContaining(dicho) }],
      }),
    );
  });
});
