import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { aCentavos, centavos } from '@comanda/shared/domain/dinero/dinero';
import { TARIFAS_IVA, tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { AppError } from '@comanda/shared/errors/AppError';
import { ERRORES } from '@comanda/shared/errors/catalogo';
import { PRODUCTOS } from '@comanda/kit/testing/semilla';

import { makeLinea, makeSolicitud } from '../testing/ventas';

import type { CatalogoVigente, ProductoVigente, Solicitud } from './revisarLinea';
import { revisarVenta } from './revisarVenta';

const catalogoDe = (productos: ReadonlyMap<string, ProductoVigente>): CatalogoVigente => ({
  productos,
  modificadores: new Map(),
});
const productos = new Map<string, ProductoVigente>(
  PRODUCTOS.map(({ id, producto, precio, iva }) => [
    String(id),
    {
      id,
      id_categoria: 1,
      producto,
      precio: aCentavos(precio),
      agotado: false,
      codigo: String(id),
      por_peso: false,
      tarifa: tarifaDe(`${iva}%`) ?? 0,
    },
  ]),
);
const catalogo = catalogoDe(productos);
const HOY = '2026-11-20';

function rechazoDe(
  solicitud: Solicitud,
  facturaDel: string | null = HOY,
  vigentes = catalogo,
): Pick<AppError, 'code' | 'campos' | 'message'> {
  try {
    revisarVenta(solicitud, { catalogo: vigentes }, facturaDel);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('was not refused');
}

describe('revisarVenta', () => {
  it('answers what the catalogue says of the products asked for', () => {
    const { lineas, totales } = revisarVenta(
      makeSolicitud({ tienda: [makeLinea(1), makeLinea(4, 2)] }),
      { catalogo },
      HOY,
    );

    expect(lineas.map(({ producto, cantidad, precio }) => [producto, cantidad, precio])).toEqual([
      ['Ceviche de camarón', 1, 950],
      ['Agua sin gas', 2, 75],
    ]);
    expect(totales).toMatchObject({ subtotal: 976, iva: 124, total: 1100 });
  });

  it('takes the rate in any form of spec section 9', () => {
    for (const porcentaje_iva of [15, '15%', 1.15, '15.00']) {
      const tienda = [{ ...makeLinea(1), porcentaje_iva }];
      expect(revisarVenta(makeSolicitud({ tienda }), { catalogo }, HOY).totales.total).toBe(950);
    }
  });

  it('names the product that ran out, whatever else is wrong with its line', () => {
    const agua = productos.get('4');
    if (!agua) throw new Error('the seed has no product 4');
    const solicitud = makeSolicitud({ tienda: [makeLinea(1), makeLinea(4, 2)] });
    const msg = 'Agua sin gas está agotado. Quítelo de la orden';

    const sinAgua = new Map(productos).set('4', { ...agua, agotado: true, precio: aCentavos(1) });
    expect(rechazoDe(solicitud, HOY, catalogoDe(sinAgua))).toMatchObject({
      code: 'PRODUCTO_NO_DISPONIBLE',
      campos: [{ campo: 'tienda.1.id', msg }],
      message: msg,
    });
  });

  it.each([
    [
      'PRODUCTO_NO_DISPONIBLE',
      'tienda.1.id',
      { id: '99' },
      'Agua sin gas ya no está disponible. Quítelo de la orden',
    ],
    [
      'PRODUCTO_NO_DISPONIBLE',
      'tienda.1.id',
      { id: '04' },
      'Agua sin gas ya no está disponible. Quítelo de la orden',
    ],
    [
      'PRECIO_CAMBIADO',
      'tienda.1.precio_venta',
      { precio_venta: 0.01 },
      'El precio de Agua sin gas cambió a $0.75. Revise la orden',
    ],
    [
      'PRECIO_CAMBIADO',
      'tienda.1.porcentaje_iva',
      { porcentaje_iva: 15 },
      'El IVA de Agua sin gas cambió a 0%. Revise la orden',
    ],
    [
      'TOTALES_NO_COINCIDEN',
      'tienda.1.subtota',
      { subtota: 0.75 },
      'El subtotal de Agua sin gas no coincide: es $1.50',
    ],
    [
      'TOTALES_NO_COINCIDEN',
      'tienda.1.iva',
      { iva: 0.1 },
      'El IVA de Agua sin gas no coincide: es $0.00',
    ],
  ] as const)('answers %s naming %s', (code, campo, cambio, msg) => {
    const buena = makeSolicitud();
    const rechazo = rechazoDe({
      ...buena,
      tienda: [makeLinea(1), { ...makeLinea(4, 2), ...cambio }],
    });

    expect(rechazo).toMatchObject({ code, campos: [{ campo, msg }], message: msg });
  });

  it.each(['subtotal', 'iva', 'total'] as const)('refuses a %s that is one cent off', (campo) => {
    const buena = makeSolicitud();
    for (const cambio of [-0.01, 0.01]) {
      const mala = { ...buena, [campo]: Number((buena[campo] + cambio).toFixed(2)) };
      expect(rechazoDe(mala)).toMatchObject({ code: 'TOTALES_NO_COINCIDEN', campos: [{ campo }] });
    }
  });

  it('sells at 4% and does not invoice it', () => {
    const solicitud = makeSolicitud({ tienda: [makeLinea(6)] });
    expect(rechazoDe(solicitud, HOY)).toMatchObject({
      code: 'TARIFA_NO_FACTURABLE',
      message: 'La tarifa 4% no se puede facturar electrónicamente',
      campos: [{ campo: 'tienda.0.porcentaje_iva' }],
    });
    expect(revisarVenta(solicitud, { catalogo }, null).totales.total).toBe(300);
  });

  it('sells at a rate of other years and does not invoice it', () => {
    const vieja = [...productos].map(
      ([id, producto]) => [id, { ...producto, tarifa: 12 }] as const,
    );
    const antes = catalogoDe(new Map(vieja));
    const solicitud = makeSolicitud({
      tienda: [{ ...makeLinea(6), porcentaje_iva: '12%', iva: 0.32 }],
    });
    expect(rechazoDe(solicitud, HOY, antes)).toMatchObject({
      code: 'TARIFA_NO_FACTURABLE',
      message: 'La tarifa 12% no está vigente y no se puede facturar',
      campos: [{ campo: 'tienda.0.porcentaje_iva' }],
    });
    expect(revisarVenta(solicitud, { catalogo: antes }, '2024-03-31').totales.total).toBe(300);
  });

  it('asks who buys above 50 dollars, not at 50 (spec section 5)', () => {
    const conAgua = (unidades: number) =>
      makeSolicitud({ tienda: [makeLinea(1, 5), makeLinea(4, unidades)] });

    expect(revisarVenta(conAgua(3), { catalogo }, HOY).totales.total).toBe(4975);
    expect(
      revisarVenta(makeSolicitud({ tienda: [makeLinea(5, 200)] }), { catalogo }, HOY).totales.total,
    ).toBe(5000);
    for (const cedula of ['9999999999999', '9999999999']) {
      expect(rechazoDe({ ...conAgua(4), cedula })).toMatchObject({
        code: 'CONSUMIDOR_FINAL_LIMITE',
        message: ERRORES.CONSUMIDOR_FINAL_LIMITE.msg,
        campos: [{ campo: 'cedula' }],
      });
    }
    expect(
      revisarVenta({ ...conAgua(4), cedula: '1710034065' }, { catalogo }, HOY).totales.total,
    ).toBe(5050);
  });

  it('never lets a total through that its own prices do not make', () => {
    const linea = fc.record({
      precio: fc.integer({ min: 0, max: 9_999_999_999 }),
      cantidad: fc.integer({ min: 1, max: 9999 }),
      tarifa: fc.constantFrom(...TARIFAS_IVA),
    });
    fc.assert(
      fc.property(fc.array(linea, { minLength: 1, maxLength: 300 }), (lineas) => {
        const vigentes = new Map(
          lineas.map(({ precio, tarifa }, i) => [
            String(i),
            {
              id: i,
              id_categoria: 1,
              producto: 'x',
              precio: centavos(precio),
              tarifa,
              agotado: false,
              por_peso: false,
              codigo: String(i),
            },
          ]),
        );
        const tienda = lineas.map(({ precio, cantidad, tarifa }, i) => ({
          ...makeLinea(1),
          id: String(i),
          precio_venta: precio / 100,
          cantidad,
          porcentaje_iva: `${tarifa}%`,
        }));
        const solicitud = { ...makeSolicitud(), tienda, total: 0.01 };
        expect(() => revisarVenta(solicitud, { catalogo: catalogoDe(vigentes) }, null)).toThrow(
          AppError,
        );
      }),
      { numRuns: 50 },
    );
  });
});
