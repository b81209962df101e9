import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import type { TicketBody } from '@comanda/shared/contracts/ventas/impresion';
import type { Venta } from '@comanda/shared/contracts/ventas/ventas';
import { ambienteDe, rucDeClave } from '@comanda/shared/domain/fiscal/comprobante';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

/** What any ticket of a sale says, the first or a copy (spec section 7, Local print service); its lines are the caller's. */
export const ticketDeVenta = (venta: Venta, empresa: EmpresaFacturacion) =>
  ({
    razon_social: empresa.razon_social,
    ruc: rucDeClave(venta.clave_acceso ?? '') ?? empresa.ruc,
    tarifa: empresa.tarifa,
    direccion: empresa.direccion,
    ambiente: ambienteDe(venta.clave_acceso ?? '') ?? empresa.ambiente,
    secuencial: venta.secuencia,
    empresa: venta.empresa,
    clave_acceso: venta.clave_acceso,
    fecha: fechaDe(venta),
    iva: venta.iva,
    subtotal: venta.subtotal,
    total: venta.total,
    cliente: venta.nombre,
    cedula: venta.cedula,
    forma_pago: venta.forma_pago,
    ...(venta.nota && { nota: venta.nota }),
    ...(venta.credito && { credito: venta.credito }),
    ...(venta.propina > 0 && { propina: venta.propina }),
    ...(venta.servicio > 0 && { servicio: venta.servicio }),
    ...(empresa.logo_ticket && { logo: empresa.logo_ticket }),
  }) satisfies Partial<TicketBody>;

/** One that was voided says so where every print service prints it: those of before refuse a field that they do not know. */
function fechaDe({ fecha_creacion, estado }: Venta): string {
  const fecha = formatFechaHora(fecha_creacion);
  return estado === 'ANULADO' ? `${fecha} - ANULADA` : fecha;
}

type Detalle = string | null | undefined;

/** One payment without details says no more than the sale's `forma_pago`, as the specification sends it. */
export const dicenAlgo = (
  pagos: readonly {
    tarjeta?: Detalle;
    banco?: Detalle;
    referencia?: Detalle;
    plazo?: number | undefined;
  }[],
): boolean =>
  pagos.length > 1 ||
  pagos.some(
    ({ tarjeta, banco, referencia, plazo }) =>
      (tarjeta ?? banco ?? referencia ?? plazo ?? null) !== null,
  );
