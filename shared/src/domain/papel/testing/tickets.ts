import type { TicketBody } from '../../../contracts/ventas/impresion';
import { aCentavos, aDolares, centavos } from '../../dinero/dinero';
import { calcularTotales, ivaUnitario, type Tarifa, type Totales } from '../../dinero/iva';

import type { CuentasDeTicket } from '../cuentasDeTicket';

type LineaDePrueba = { producto: string; precio_venta: number; cantidad: number; tarifa: Tarifa };

export const LINEAS: LineaDePrueba[] = [
  { producto: 'Ceviche de camarón', precio_venta: 9.5, cantidad: 2, tarifa: 15 },
  { producto: 'Jugo de piña', precio_venta: 2.1, cantidad: 1, tarifa: 15 },
  { producto: 'Agua sin gas', precio_venta: 0.75, cantidad: 1, tarifa: 0 },
];

/** What those lines come to, as `cuentasDeTicket` would say it of their ticket. */
export function cuentasDePrueba(lineas: readonly LineaDePrueba[]): CuentasDeTicket {
  const totales = totalesDePrueba(lineas);
  const { total } = totales;
  const nada = centavos(0);
  return {
    totales,
    total,
    bruto: total,
    descuento: nada,
    propina: nada,
    servicio: nada,
    ice: nada,
  };
}

const totalesDePrueba = (lineas: readonly LineaDePrueba[]): Totales =>
  calcularTotales(
    lineas.map(({ precio_venta, cantidad, tarifa }) => ({
      precio: aCentavos(precio_venta),
      cantidad,
      tarifa,
    })),
  );

/** A ticket of those lines, its totals right. */
export function makeTicket(
  lineas: readonly LineaDePrueba[] = LINEAS,
  over: Partial<TicketBody> = {},
): TicketBody {
  const totales = totalesDePrueba(lineas);
  return {
    razon_social: 'CEVICHERÍA DEL PUERTO S.A.',
    ruc: '0992345678001',
    tarifa: '15.00',
    secuencial: '001-001-000000123',
    tienda: lineas.map(({ producto, precio_venta, cantidad, tarifa }, i) => ({
      id: String(i + 1),
      id_categoria: '1',
      producto,
      precio_venta,
      cantidad,
      iva: aDolares(ivaUnitario(aCentavos(precio_venta), tarifa)),
      subtota: aDolares(aCentavos(precio_venta * cantidad)),
      porcentaje_iva: tarifa,
    })),
    empresa: 'La Cevichería del Puerto',
    direccion: 'Malecón 2000, Guayaquil',
    fecha: '20/11/2026 13:45',
    iva: aDolares(totales.iva),
    subtotal: aDolares(totales.subtotal),
    total: aDolares(totales.total),
    clave_acceso: '2011202601099233941100110010010000000071234567816',
    cliente: 'María Ñauñay',
    emai: 'maria@correo.ec',
    cedula: '1710034065',
    forma_pago: 'EFECTIVO',
    recibido: 25,
    cambio: 3.15,
    ambiente: '2',
    ...over,
  };
}
