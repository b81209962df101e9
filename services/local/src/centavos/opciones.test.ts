import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { makeSolicitud } from '@comanda/ordering/testing/ventas';
import type { CatalogoVigente } from '@comanda/ordering/ventas/revisarLinea';
import { revisarVenta } from '@comanda/ordering/ventas/revisarVenta';
import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import type { GrupoDeOpciones } from '@comanda/shared/contracts/inventario/opciones';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { aCentavos, aDolares, centavos } from '@comanda/shared/domain/dinero/dinero';
import { tarifaDe } from '@comanda/shared/domain/dinero/iva';
import {
  aLineaVenta,
  agregarProducto,
  rebajarLinea,
  claveDeLinea,
  totalesDeCuenta,
  type Catalogo,
} from '@comanda/shared/domain/orden/carrito';
import { lineasSinVenta } from '@comanda/shared/domain/producto/cambiosDePrecio';
import { AppError } from '@comanda/shared/errors/AppError';
import { veces } from '@comanda/shared/testing/veces';

const ID = '1';
const HOY = '2026-11-20';
const PLATO = {
  id: ID,
  producto: 'Ceviche de camarón',
  id_categoria: '1',
  categoria: 'Ceviches',
  orden_categoria: 1,
  color_categoria: 'mar',
  empresa: 'La Cevichería del Puerto',
  estado: 'A',
  agotado: false,
  codigo: null,
  codigo_barras: null,
  favorito: false,
  por_peso: false,
  imagen: null,
} as const;

/** A group, its options, and which of them are chosen: as many as it asks for, or not. */
const grupo = fc.record({
  minimo: fc.integer({ min: 0, max: 2 }),
  demas: fc.integer({ min: 0, max: 2 }),
  precios: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 4 }),
  agotada: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 3 }),
  elegidas: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
});

const venta = fc.record({
  precio: fc.integer({ min: 1, max: 5_000 }),
  porcentaje_iva: fc.constantFrom(0, 15),
  cantidad: fc.integer({ min: 1, max: 30 }),
  deLinea: fc.option(fc.integer({ min: 1, max: 99 })),
  deCuenta: fc.option(fc.integer({ min: 1, max: 99 })),
  grupos: fc.array(grupo, { minLength: 1, maxLength: 3 }),
});
type Venta = typeof venta extends fc.Arbitrary<infer V> ? V : never;

function mundoDe({ precio, porcentaje_iva, grupos: escritos }: Venta) {
  const grupos: GrupoDeOpciones[] = escritos.map(({ minimo, demas }, i) => ({
    id: String(i + 1),
    nombre: `Grupo ${i + 1}`,
    minimo,
    maximo: Math.max(1, minimo + demas),
  }));
  const opciones: Modificador[] = escritos.flatMap(({ precios, agotada }, i) =>
    precios.map((extra, j) => ({
      id: String(100 * (i + 1) + j),
      nombre: `Opción ${i}.${j}`,
      precio: aDolares(centavos(extra)),
      id_producto: ID,
      id_categoria: null,
      grupo: String(i + 1),
      agotado: agotada === j,
    })),
  );
  const producto: Producto = {
    ...PLATO,
    precio_venta: aDolares(centavos(precio)),
    porcentaje_iva,
    porcentaje: `${porcentaje_iva}%`,
    grupos,
  };
  const catalogo: Catalogo = {
    productos: new Map([[ID, producto]]),
    modificadores: new Map(opciones.map((una) => [una.id, una])),
  };
  const elegidas = escritos.flatMap(({ elegidas: lugares }, i) =>
    lugares.flatMap((j) => catalogo.modificadores.get(String(100 * (i + 1) + j)) ?? []),
  );
  return { producto, catalogo, elegidas };
}

/** The same catalogue as the server has it. */
function delServidor({ productos, modificadores }: Catalogo): CatalogoVigente {
  const vigentes = [...productos.values()].map(
    (producto) =>
      [
        producto.id,
        {
          id: Number(producto.id),
          id_categoria: 1,
          producto: producto.producto,
          precio: aCentavos(producto.precio_venta),
          tarifa: tarifaDe(`${producto.porcentaje_iva}%`) ?? 0,
          agotado: false,
          por_peso: false,
          codigo: producto.id,
          grupos: producto.grupos ?? null,
        },
      ] as const,
  );
  const elegibles = [...modificadores.values()].map(
    ({ id, nombre, precio, grupo: suyo, agotado }) =>
      [
        id,
        {
          id: Number(id),
          nombre,
          precio: aCentavos(precio),
          producto_id: Number(ID),
          id_categoria: null,
          grupo: suyo ?? null,
          agotado: agotado ?? false,
        },
      ] as const,
  );
  return { productos: new Map(vigentes), modificadores: new Map(elegibles) };
}

const motivo = 'x';

/** What the till makes of it and what the server answers: a total in cents, or a sentence. */
function vender(pedida: Venta) {
  const { producto, catalogo, elegidas } = mundoDe(pedida);
  const { cantidad, deLinea, deCuenta } = pedida;
  const modificadores = elegidas.map(({ id, nombre, precio }) => ({ id, nombre, precio }));
  const agregado = agregarProducto([], producto, { cantidad, modificadores });
  const carrito = agregado.flatMap((linea) =>
    rebajarLinea(
      [linea],
      claveDeLinea(linea),
      deLinea === null ? null : { tipo: 'PORCENTAJE', valor: deLinea, motivo },
    ),
  );
  const rebaja =
    deCuenta === null ? undefined : ({ tipo: 'PORCENTAJE', valor: deCuenta, motivo } as const);
  const { subtotal, iva, total } = totalesDeCuenta({ carrito, rebaja });
  const quita = totalesDeCuenta({ carrito }).total - total;
  const solicitud = makeSolicitud({
    tienda: carrito.map(aLineaVenta),
    subtotal: aDolares(subtotal),
    iva: aDolares(iva),
    total: aDolares(total),
    cedula: '1710034065',
    ...(quita > 0 && { descuento: aDolares(centavos(quita)), motivo_descuento: motivo }),
  });
  const [sinVenta] = lineasSinVenta(carrito, catalogo);
  const deCaja = sinVenta ? (sinVenta.falta ?? `${sinVenta.producto} agotado`) : total;
  return { deCaja, deServidor: responder(solicitud, catalogo), sinVenta };
}

function responder(solicitud: ReturnType<typeof makeSolicitud>, catalogo: Catalogo) {
  try {
    return revisarVenta(solicitud, { catalogo: delServidor(catalogo) }, HOY).total;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

describe('a product that asks its options', () => {
  it('comes to the same at the till and at the server, or is refused by both with the same rule', () => {
    let vendidas = 0;
    let rehusadas = 0;
    fc.assert(
      fc.property(venta, (pedida) => {
        const { deCaja, deServidor, sinVenta } = vender(pedida);
        if (typeof deCaja === 'number') {
          vendidas += 1;
          expect(deServidor).toBe(deCaja);
          return;
        }
        rehusadas += 1;
        const dicho = sinVenta?.falta
          ? `${sinVenta.falta} en Ceviche de camarón`
          : expect.stringMatching(/ de Grupo \d está agotado\. Cambie las opciones de Ceviche/);
        expect(deServidor).toEqual(dicho);
      }),
      { numRuns: veces(10_000, 200) },
    );
    expect(Math.min(vendidas, rehusadas)).toBeGreaterThan(20);
  });
});
