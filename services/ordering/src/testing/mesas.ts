import { randomUUID } from 'node:crypto';

import type { z } from 'zod';

import type { mesasCalls } from '@comanda/shared/contracts/ventas/mesas';
import type { LineaPedida, Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { conCantidad, totalesDeCarrito, type Linea } from '@comanda/shared/domain/orden/carrito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { CAJERO, PRODUCTOS, PUERTO } from '@comanda/kit/testing/semilla';

import type { Solicitud } from '../ventas/revisarLinea';

import { makeSolicitud } from './ventas';

export type Envio = z.input<typeof mesasCalls.registrarOrden.body>;

/** What a waiter asks the kitchen for: so many of the seed's product. */
export function makePedida(
  id: number,
  cantidad = 1,
  over: Partial<LineaPedida> = {},
): LineaPedida & { linea: string } {
  const vendido = PRODUCTOS.find((producto) => producto.id === id);
  if (!vendido) throw new Error(`makePedida: the seed has no product ${id}`);
  const { producto, precio, iva, empresa } = vendido;
  return {
    id: String(id),
    id_categoria: String(empresa),
    producto,
    cantidad,
    precio_venta: precio,
    porcentaje_iva: iva,
    linea: randomUUID(),
    ...over,
  };
}

/** To table 1 of the company that the cashier works for. */
export const makeEnvio = (over: Partial<Envio> = {}): Envio => ({
  empresa: PUERTO.empresa,
  orden: '',
  mesa: '1',
  usuario: CAJERO.nombre,
  lineas: [makePedida(1), makePedida(4, 2)],
  ...over,
});

/** The sale of an order, whole or so much of some of its lines. */
export function makeCobro(
  orden: Orden,
  cuantas: (linea: Orden['lineas'][number]) => number = ({ cantidad }) => cantidad,
  over: Partial<Solicitud> = {},
): Solicitud {
  const tienda: Linea[] = orden.lineas.flatMap((linea) => {
    const cantidad = cuantas(linea);
    if (cantidad === 0) return [];
    const { id, id_categoria, producto, precio_venta, porcentaje_iva, por_peso } = linea;
    const propia = { id, id_categoria, producto, precio_venta, porcentaje_iva, por_peso };
    const { modificadores } = linea;
    const vendida = {
      ...propia,
      cantidad,
      iva: 0,
      subtota: 0,
      orden_lineas: [linea.linea],
      ...(modificadores.length > 0 && { modificadores }),
    };
    return [conCantidad(vendida, cantidad)];
  });
  const { subtotal, iva, total } = totalesDeCarrito(tienda);
  return makeSolicitud({
    tienda: tienda.map(({ por_peso: _, ...linea }) => linea),
    subtotal: aDolares(subtotal),
    iva: aDolares(iva),
    total: aDolares(total),
    orden: orden.random,
    ...over,
  });
}
