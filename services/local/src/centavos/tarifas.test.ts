import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { makeSolicitud } from '@comanda/ordering/testing/ventas';
import type { CatalogoVigente } from '@comanda/ordering/ventas/revisarLinea';
import { revisarVenta } from '@comanda/ordering/ventas/revisarVenta';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { CANALES, type Canal } from '@comanda/shared/contracts/ventas/canales';
import type { PoliticaDeIva } from '@comanda/shared/contracts/admin/ley';
import { aCentavos, aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';
import { iceDe } from '@comanda/shared/domain/ley/ice';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';
import { vendibleSegunLey, type LeyDelDia } from '@comanda/shared/domain/ley/segunLey';
import {
  agregarProducto,
  aLineaVenta,
  claveDeLinea,
  descuentoDeCuenta,
  rebajarLinea,
  totalesDeCuenta,
  type Carrito,
} from '@comanda/shared/domain/orden/carrito';
import {
  tarifasQueRigen,
  vendibleSegunTarifas,
} from '@comanda/shared/domain/producto/tarifasDePrecio';
import { makeTarifa } from '@comanda/shared/testing/tarifa';
import { veces } from '@comanda/shared/testing/veces';

const MOTIVO = 'x';
const DIA_DE_DECRETO = '2026-11-27';
const LEY: LeyDelDia['ley'] = {
  ...SIN_REGISTRO,
  registro_turismo: '0905500123',
  provincia: 'Guayas',
  canton: 'Guayaquil',
  decretos: [
    {
      id: 'd',
      tarifa: 8,
      desde: DIA_DE_DECRETO,
      hasta: DIA_DE_DECRETO,
      lugares: [],
      fuente: 'Decreto 400',
      cesa: null,
    },
  ],
};

const hora = fc
  .record({ hora: fc.integer({ min: 0, max: 23 }), minuto: fc.constantFrom(0, 1, 30, 59) })
  .map((una) => [una.hora, una.minuto].map((n) => String(n).padStart(2, '0')).join(':'));
const tarifa = fc
  .record({
    canales: fc.uniqueArray(fc.constantFrom(...CANALES)),
    dias: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
    horas: fc.option(fc.tuple(hora, hora)),
    porcentaje: fc.option(fc.integer({ min: -99, max: 300 })),
    categorias: fc.uniqueArray(fc.constantFrom('1', '2')),
    precios: fc.uniqueArray(
      fc.record({
        id_producto: fc.constantFrom('1', '2', '3'),
        precio: fc.integer({ min: 1, max: 9_999 }).map((precio) => aDolares(centavos(precio))),
      }),
      { selector: ({ id_producto }) => id_producto, maxLength: 2 },
    ),
  })
  .map(({ horas, ...una }): TarifaDePrecio =>
    makeTarifa({ ...una, desde: horas?.[0] ?? null, hasta: horas?.[1] ?? null }),
  );
const deLosDemas = fc.record({
  precio: fc.integer({ min: 1, max: 9_999 }),
  id_categoria: fc.constantFrom('1', '2'),
  porcentaje_iva: fc.constantFrom(0, 15),
  por_peso: fc.boolean(),
});
/** From the least on that holds its ICE. */
const bolsa = fc
  .record({ precio: fc.integer({ min: 12, max: 40 }), id_categoria: fc.constantFrom('1', '2') })
  .map((una) => ({ ...una, porcentaje_iva: 15, por_peso: false, funda: 'FUNDA' as const }));
const producto = fc.oneof({ weight: 3, arbitrary: deLosDemas }, { weight: 1, arbitrary: bolsa });
const venta = fc.record({
  tarifas: fc.array(tarifa, { maxLength: 4 }),
  productos: fc.array(producto, { minLength: 3, maxLength: 3 }),
  extra: fc.integer({ min: 0, max: 500 }),
  cantidades: fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 3, maxLength: 3 }),
  canal: fc.constantFrom<Canal | null>(...CANALES, null),
  minuto: fc.integer({ min: 0, max: 7 * 24 * 60 }),
  politica: fc.constantFrom<PoliticaDeIva>('MISMO_PRECIO', 'MISMA_BASE'),
  deLinea: fc.option(fc.integer({ min: 1, max: 99 })),
  deCuenta: fc.option(fc.integer({ min: 1, max: 99 })),
});
type Venta = typeof venta extends fc.Arbitrary<infer V> ? V : never;

const PLATO = {
  producto: 'Cerveza',
  categoria: 'Bebidas',
  orden_categoria: 1,
  color_categoria: 'mar',
  empresa: 'La Cevichería del Puerto',
  estado: 'A',
  agotado: false,
  codigo: null,
  codigo_barras: null,
  favorito: false,
  imagen: null,
} as const;
const EXTRA = { id: '100', nombre: 'Tocino' };

function delCatalogo({ productos }: Venta): Producto[] {
  return productos.map(({ precio, ...datos }, i) => ({
    ...PLATO,
    ...datos,
    id: String(i + 1),
    precio_venta: aDolares(centavos(precio)),
    porcentaje: `${datos.porcentaje_iva}%`,
    ...('funda' in datos && { ice: aDolares(iceDe(datos.funda, DIA_DE_DECRETO)) }),
  }));
}

/** What the till puts into its cart: each of the products, the first with an extra and a discount. */
function enLaCaja(pedida: Venta, ley: LeyDelDia, momento: Date): Carrito {
  const { tarifas, canal, cantidades, extra, deLinea } = pedida;
  const rigen = tarifasQueRigen(tarifas, canal, momento);
  const modificadores = [{ ...EXTRA, precio: aDolares(centavos(extra)) }];
  const carrito = delCatalogo(pedida)
    .map((uno) => vendibleSegunLey(vendibleSegunTarifas(uno, rigen), ley))
    .reduce<Carrito>((suyo, uno, i) => {
      const cuantas = cantidades[i] ?? 1;
      const cantidad = uno.por_peso ? cuantas / 1_000 : Math.ceil(cuantas / 100);
      return agregarProducto(suyo, uno, { cantidad, ...(i === 0 && { modificadores }) });
    }, []);
  const [primera] = carrito;
  return primera && deLinea
    ? rebajarLinea(carrito, claveDeLinea(primera), {
        tipo: 'PORCENTAJE',
        valor: deLinea,
        motivo: MOTIVO,
      })
    : carrito;
}

/** The same catalogue and tarifas as the server reads them. */
function enElServidor(pedida: Venta, ley: LeyDelDia, momento: Date): CatalogoVigente {
  const { tarifas, canal, extra } = pedida;
  return {
    ley,
    rigen: tarifasQueRigen(tarifas, canal, momento),
    productos: new Map(
      delCatalogo(pedida).map((uno) => [
        uno.id,
        {
          id: Number(uno.id),
          id_categoria: Number(uno.id_categoria),
          producto: uno.producto,
          precio: aCentavos(uno.precio_venta),
          tarifa: tarifaDe(`${uno.porcentaje_iva}%`) ?? 0,
          agotado: false,
          por_peso: uno.por_peso,
          funda: uno.funda,
          codigo: uno.id,
        },
      ]),
    ),
    modificadores: new Map([
      [
        EXTRA.id,
        {
          id: 100,
          nombre: EXTRA.nombre,
          precio: centavos(extra),
          producto_id: 1,
          id_categoria: null,
        },
      ],
    ]),
  };
}

describe('prices by channel and hour', () => {
  it('are the same at the till and at the server, to the cent, and the invoice carries them', () => {
    fc.assert(
      fc.property(venta, (pedida) => {
        const momento = new Date(Date.UTC(2026, 10, 24, 5) + pedida.minuto * 60_000);
        const dia = new Date(momento.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
        const ley: LeyDelDia = { dia, ley: LEY, politica: pedida.politica };
        const carrito = enLaCaja(pedida, ley, momento);
        const rebaja = pedida.deCuenta
          ? ({ tipo: 'PORCENTAJE', valor: pedida.deCuenta, motivo: MOTIVO } as const)
          : undefined;
        const cuenta = { carrito, rebaja };
        const { subtotal, iva, total, lineas } = totalesDeCuenta(cuenta);
        const descuento = descuentoDeCuenta(cuenta);
        const revisada = revisarVenta(
          makeSolicitud({
            tienda: carrito.map(aLineaVenta),
            cedula: '0926687856',
            subtotal: aDolares(subtotal),
            iva: aDolares(iva),
            total: aDolares(total),
            ...(descuento > 0 && { descuento: aDolares(descuento), motivo_descuento: MOTIVO }),
          }),
          { catalogo: enElServidor(pedida, ley, momento), ley: LEY },
          null,
        );
        expect(revisada.total).toBe(total);
        expect(revisada.totales.lineas.map(({ bruto }) => bruto)).toEqual(
          lineas.map(({ bruto }) => bruto),
        );
      }),
      { numRuns: veces(2_000) },
    );
  });
});
