import { randomUUID } from 'node:crypto';

import type { LineaVenta } from '@comanda/shared/contracts/ventas/ventas';
import { conCantidad, totalesDeCarrito } from '@comanda/shared/domain/orden/carrito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { CONSUMIDOR_FINAL } from '@comanda/shared/domain/fiscal/identificacion';
import { CAJERO, OTRA, PRODUCTOS, PUERTO } from '@comanda/kit/testing/semilla';
import { comoDueno } from '@comanda/kit/testing/testDb';

import type { Solicitud } from '../ventas/revisarLinea';

/** Noon of a day in Ecuador. */
export const AHORA = new Date('2026-11-20T17:00:00Z');
const HOY = '20112026';

/** A cart line of the seed's product, as the screen would send it. */
export function makeLinea(id: number, cantidad = 1): LineaVenta {
  const vendido = PRODUCTOS.find((producto) => producto.id === id);
  if (!vendido) throw new Error(`makeLinea: the seed has no product ${id}`);
  const { producto, precio, iva, empresa } = vendido;
  const linea = {
    id: String(id),
    id_categoria: String(empresa),
    producto,
    precio_venta: precio,
    porcentaje_iva: iva,
  };
  return conCantidad({ ...linea, cantidad, iva: 0, subtota: 0 }, cantidad);
}

/** A request whose totals are right for its lines, of the company that issues invoices. */
export function makeSolicitud(over: Partial<Solicitud> = {}): Solicitud {
  const tienda = over.tienda ?? [makeLinea(1), makeLinea(4, 2)];
  const { subtotal, iva, total } = totalesDeCarrito(tienda);
  return {
    tienda,
    empresa: PUERTO.empresa,
    secuencial: null,
    forma_pago: 'EFECTIVO',
    caja_usuario: CAJERO.nombre,
    clave_acceso: null,
    cedula: CONSUMIDOR_FINAL,
    iva: aDolares(iva),
    subtotal: aDolares(subtotal),
    total: aDolares(total),
    ...over,
  };
}

/** Of the company that issues none, whose products are 9 and 10. */
export const makeSolicitudDeOtra = (over: Partial<Solicitud> = {}): Solicitud =>
  makeSolicitud({ tienda: [makeLinea(9, 3), makeLinea(10)], empresa: OTRA.empresa, ...over });

/** A live reservation, as billing's POST /claveacceso leaves it. */
export async function reservar(
  url: string,
  secuencial: number,
  { id, ruc } = PUERTO,
  dia = HOY,
): Promise<string> {
  const numero = String(secuencial).padStart(9, '0');
  const clave = `${dia}01${ruc}1001001${numero}1234567810`;
  await comoDueno(
    url,
    `insert into facturacion.reservas (empresa_id, ruc, establecimiento, punto_emision, cod_doc, ambiente, secuencial,
       clave_acceso, idempotencia, reservada_en)
     values ($1, $2, '001', '001', '01', '1', $3, $4, $5, now())`,
    [id, ruc, secuencial, clave, randomUUID()],
  );
  return clave;
}
