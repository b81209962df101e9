import { describe, expect, it } from '@jest/globals';

import type { LeyDelDia } from '@comanda/shared/domain/ley/segunLey';
import { digitoDeControl } from '@comanda/shared/domain/producto/codigoBarras';
import { makeTarifa } from '@comanda/shared/testing';

import { productoDeCaja } from './productoDeCaja';
import { productoDeCodigo } from './productoDeCodigo';
import { makeProducto } from '../testing/mundo';

const CAMARON = makeProducto({ id: 'c', codigo: '42', por_peso: true, precio_venta: 6 });
const PRODUCTOS = new Map(
  [
    makeProducto({ id: 'a', codigo_barras: '7861234500012' }),
    makeProducto({ id: 'b', codigo: 'P-1001', codigo_barras: '036000291452' }),
    CAMARON,
    makeProducto({ id: 'd', codigo: '43' }),
    makeProducto({ id: 'e', codigo_barras: '042100005264' }),
  ].map((producto) => [producto.id, producto]),
);
const etiqueta = (codigo: string, valor: string) => {
  const antes = `21${codigo}${valor}`;
  return antes + String(digitoDeControl(antes));
};
/** A day on which a decree gives 8 % in place of the general rate. */
const FERIADO: LeyDelDia = {
  dia: '2026-02-15',
  ley: { registro_turismo: '0905500123', provincia: 'Guayas', canton: 'Guayaquil', decretos: [] },
  politica: 'MISMA_BASE',
};
const SIN = { barras_peso: null } as const;
const idDe = (codigo: string) => productoDeCodigo(codigo, PRODUCTOS, SIN)?.producto.id;

describe('productoDeCodigo', () => {
  it('knows a barcode, a UPC-A with or without its zero, and a code whatever its case', () => {
    expect(idDe('7861234500012')).toBe('a');
    expect(idDe('036000291452')).toBe('b');
    expect(idDe('0036000291452')).toBe('b');
    expect(idDe('p-1001')).toBe('b');
    expect(idDe('7861234500029')).toBeUndefined();
  });

  it('knows a shortened UPC by its long form', () => {
    expect(['04252614', '425261', '4252614'].map(idDe)).toEqual(['e', 'e', 'e']);
  });

  it('sells the weight of a label, or what its price buys, as the company says', () => {
    const codigo = etiqueta('00042', '01250');
    expect(productoDeCodigo(codigo, PRODUCTOS, { barras_peso: 'PESO' })).toEqual({
      producto: CAMARON,
      cantidad: 1.25,
    });
    expect(productoDeCodigo(codigo, PRODUCTOS, { barras_peso: 'PRECIO' })?.cantidad).toBe(2.083);
  });

  it.each([
    ['a tarifa of half the price', [makeTarifa({ porcentaje: -50 })], null],
    ['a surcharge', [makeTarifa({ porcentaje: 10 })], null],
    ['a holiday that lowers the price with its rate', [], FERIADO],
  ])('reckons by the price that the scale printed by, under %s', (_que, rigen, ley) => {
    const deHoy = productoDeCaja(CAMARON, rigen, ley);
    expect(deHoy.precio_venta).not.toBe(CAMARON.precio_venta);
    const leido = productoDeCodigo(etiqueta('00042', '00300'), new Map([[deHoy.id, deHoy]]), {
      barras_peso: 'PRECIO',
    });
    expect(leido).toEqual({ producto: deHoy, cantidad: 0.5 });
  });

  it('sells what has that very barcode, though it looks like the label of another', () => {
    const propio = etiqueta('00042', '01250');
    const galletas = makeProducto({ id: 'g', codigo_barras: propio });
    const con = new Map(PRODUCTOS).set('g', galletas);
    for (const barras_peso of ['PESO', 'PRECIO', null] as const)
      expect(productoDeCodigo(propio, con, { barras_peso })).toEqual({ producto: galletas });
  });

  it.each([
    ['of a company without scales', etiqueta('00042', '01250'), null],
    ['of a product that is not sold by weight', etiqueta('00043', '01250'), 'PESO'],
    ['of a product nobody knows', etiqueta('00099', '01250'), 'PESO'],
    ['that weighs nothing', etiqueta('00042', '00000'), 'PESO'],
  ] as const)('sells nothing for a label %s', (_que, codigo, barras_peso) => {
    expect(productoDeCodigo(codigo, PRODUCTOS, { barras_peso })).toBeNull();
  });
});
