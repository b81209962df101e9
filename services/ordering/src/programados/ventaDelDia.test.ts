import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { FUNDAS } from '@comanda/shared/contracts/inventario/fundas';
import { POLITICAS_DE_IVA } from '@comanda/shared/contracts/admin/ley';
import { aCentavos, aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { servicioDe } from '@comanda/shared/domain/dinero/servicio';
import { iceDe } from '@comanda/shared/domain/ley/ice';
import type { LeyDelDia } from '@comanda/shared/domain/ley/segunLey';
import { segunLey } from '@comanda/shared/domain/ley/segunLey';
import {
  aLineaVenta,
  conCantidad,
  descuentoDeCuenta,
  totalesDeCuenta,
} from '@comanda/shared/domain/orden/carrito';

import { makeSolicitud } from '../testing/ventas';
import type { CatalogoVigente, ProductoVigente, Solicitud } from '../ventas/revisarLinea';
import { revisarVenta } from '../ventas/revisarVenta';

import { ventaDelDia } from './ventaDelDia';

const LEY = { registro_turismo: '1', provincia: 'Guayas', canton: 'Guayaquil', decretos: [] };
/** Decreto 304: 14 to 17 February 2026. */
const dia = (cual: string, politica: LeyDelDia['politica'] = 'MISMO_PRECIO'): LeyDelDia => ({
  dia: cual,
  ley: LEY,
  politica,
});
const VISPERA = '2026-02-13';
const DE_DECRETO = '2026-02-14';
const CADA_DIA = [VISPERA, DE_DECRETO, '2026-02-17', '2026-02-18'];

const makeVigente = (id: number, over: Partial<ProductoVigente> = {}): ProductoVigente => ({
  id,
  id_categoria: 1,
  producto: `Plato ${id}`,
  precio: centavos(1_150),
  tarifa: 15,
  agotado: false,
  por_peso: false,
  codigo: String(id),
  ...over,
});

const catalogoDe = (productos: readonly ProductoVigente[], ley: LeyDelDia): CatalogoVigente => ({
  productos: new Map(productos.map((uno) => [String(uno.id), uno])),
  modificadores: new Map(),
  ley,
});

type Pedida = { cantidad: number; rebaja: number };

/** A sale of these as a till agrees it under a law. */
function acordada(
  productos: readonly ProductoVigente[],
  pedidas: readonly Pedida[],
  { ley, rebaja, conServicio }: { ley: LeyDelDia; rebaja: number; conServicio: boolean },
): Solicitud {
  const carrito = productos.map((producto, i) => {
    const { precio, tarifa } = segunLey(producto, ley);
    const { cantidad = 1, rebaja: suya = 0 } = pedidas[i] ?? {};
    const ice = iceDe(producto.funda, ley.dia);
    const linea = conCantidad(
      {
        id: String(producto.id),
        id_categoria: '1',
        producto: producto.producto,
        precio_venta: aDolares(precio),
        porcentaje_iva: tarifa,
        cantidad,
        iva: 0,
        subtota: 0,
        ...(ice > 0 && { ice: aDolares(ice) }),
      },
      cantidad,
    );
    const quita = { tipo: 'PORCENTAJE', valor: suya, motivo: 'Cliente' } as const;
    return suya > 0 ? { ...linea, rebaja: quita } : linea;
  });
  const quita = { tipo: 'PORCENTAJE', valor: rebaja, motivo: 'Cliente' } as const;
  const cuenta = { carrito, ...(rebaja > 0 && { rebaja: quita }) };
  const { subtotal, iva, total } = totalesDeCuenta(cuenta);
  const servicio = conServicio ? servicioDe(subtotal) : 0;
  const descuento = descuentoDeCuenta(cuenta);
  const pagado = aDolares(centavos(total + servicio));
  return makeSolicitud({
    tienda: carrito.map(aLineaVenta),
    cedula: '1710034065',
    subtotal: aDolares(subtotal),
    iva: aDolares(iva),
    total: pagado,
    forma_pago: 'TARJETA',
    pagos: [{ forma_pago: 'TARJETA', monto: pagado }],
    ...(rebaja > 0 && { descuento: aDolares(descuento), motivo_descuento: 'Cliente' }),
    ...(servicio > 0 && { propina: servicio / 100, servicio: servicio / 100 }),
  });
}

/** No bag costs less than its tax. */
const SU_ICE = 12;

const venta = fc.record({
  productos: fc
    .array(
      fc.record({
        precio: fc.integer({ min: 1, max: 99_999 }),
        tarifa: fc.constantFrom(15, 0, 5),
        cantidad: fc.integer({ min: 1, max: 30 }),
        rebaja: fc.constantFrom(0, 10, 25, 100),
        funda: fc.constantFrom(null, null, ...FUNDAS),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((unos) => ({
      catalogo: unos.map(({ precio, tarifa, funda }, i) =>
        makeVigente(i + 1, { precio: centavos(funda ? precio + SU_ICE : precio), tarifa, funda }),
      ),
      pedidas: unos.map(({ cantidad, rebaja }) => ({ cantidad, rebaja })),
    })),
  rebaja: fc.constantFrom(0, 0, 10),
  conServicio: fc.boolean(),
  acordado: fc.constantFrom(...CADA_DIA),
  emitido: fc.constantFrom(...CADA_DIA),
  politica: fc.constantFrom(...POLITICAS_DE_IVA),
});

describe('ventaDelDia', () => {
  const plato = makeVigente(1);
  const una = (ley: LeyDelDia) =>
    acordada([plato], [{ cantidad: 2, rebaja: 0 }], { ley, rebaja: 0, conServicio: false });
  const en = (deLey: LeyDelDia, paraLey: LeyDelDia) =>
    ventaDelDia(una(deLey), catalogoDe([plato], paraLey));

  it('is the very sale that was agreed where the law of its day changes nothing', () => {
    const suya = una(dia(VISPERA));
    expect(ventaDelDia(suya, catalogoDe([plato], dia('2026-02-18')))).toBe(suya);
  });

  it('keeps what the guest pays, at the rate of the day, where the company keeps its prices', () => {
    const { total, subtotal, iva, tienda } = en(dia(VISPERA), dia(DE_DECRETO));
    expect({ total, subtotal, iva }).toEqual({ total: 23, subtotal: 21.3, iva: 1.7 });
    expect(tienda).toMatchObject([{ porcentaje_iva: 8, precio_venta: 11.5 }]);
  });

  it('keeps the base, and lowers what is paid, where the company keeps that', () => {
    const { total, subtotal, iva, tienda, pagos } = en(
      dia(VISPERA, 'MISMA_BASE'),
      dia(DE_DECRETO, 'MISMA_BASE'),
    );
    expect({ total, subtotal, iva }).toEqual({ total: 21.6, subtotal: 20, iva: 1.6 });
    expect(tienda).toMatchObject([{ porcentaje_iva: 8, precio_venta: 10.8, subtota: 21.6 }]);
    expect(pagos).toMatchObject([{ monto: 21.6 }]);
  });

  it('goes back to the general rate once the days of the decree are over', () => {
    const { total, tienda } = en(dia('2026-02-17', 'MISMA_BASE'), dia('2026-02-18', 'MISMA_BASE'));
    expect(total).toBe(23);
    expect(tienda).toMatchObject([{ porcentaje_iva: 15, precio_venta: 11.5 }]);
  });

  it('is a sale that the server takes on its day, whatever was agreed and whenever', () => {
    fc.assert(
      fc.property(venta, ({ productos, acordado, emitido, politica, ...pedido }) => {
        const { catalogo, pedidas } = productos;
        const ley = {
          ...LEY,
          ...(pedido.conServicio && { servicio: 'TODO' as const }),
        };
        const antes = { dia: acordado, ley, politica };
        const suya = acordada(catalogo, pedidas, { ley: antes, ...pedido });
        expect(() =>
          revisarVenta(suya, { catalogo: catalogoDe(catalogo, antes), ley }, acordado),
        ).not.toThrow();

        const hoy = catalogoDe(catalogo, { dia: emitido, ley, politica });
        const emitida = ventaDelDia(suya, hoy);
        const revisada = revisarVenta(emitida, { catalogo: hoy, ley }, emitido);
        expect(ventaDelDia(emitida, hoy)).toBe(emitida);
        if (politica === 'MISMO_PRECIO' && !pedido.conServicio) {
          // a bag that was given down to its tax costs its tax of today: a cent each, from one rate to the other
          const alPiso = catalogo.map(({ funda }, i) => {
            const { cantidad = 0, rebaja = 0 } = pedidas[i] ?? {};
            return funda && rebaja + pedido.rebaja > 0 ? cantidad : 0;
          });
          const sube = revisada.total - aCentavos(suya.total);
          expect(sube).toBeGreaterThanOrEqual(0);
          expect(sube).toBeLessThanOrEqual(alPiso.reduce((suma, uno) => suma + uno, 0));
        }
        const { pagos = [] } = emitida;
        expect(pagos.reduce((suma, { monto }) => suma + aCentavos(monto), 0)).toBe(revisada.total);
      }),
    );
  });
});
