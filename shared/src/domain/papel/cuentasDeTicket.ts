import type { TicketBody } from '../../contracts/ventas/impresion';
import { aCentavos, centavos, multiplicar, sumar, type Centavos } from '../dinero/dinero';
import { calcularTotales, tarifaDe, type Totales } from '../dinero/iva';
import { iceFacturado } from '../dinero/devolucion';
import { rebajableDe, repartirDescuento, type Rebajable } from '../dinero/rebaja';
import { pisoDeIce } from '../ley/ice';

/** What a ticket adds up to. `bruto`: what its lines say; `descuento`: what all of them lose; `total`: with the tip. */
export type CuentasDeTicket = {
  totales: Totales;
  bruto: Centavos;
  descuento: Centavos;
  /** Without the servicio. */
  propina: Centavos;
  servicio: Centavos;
  /** Within the bases: that of plastic bags. */
  ice: Centavos;
  total: Centavos;
};

/** Why there are none: a line of a rate that nobody knows, by its place; or the figures that are not of its lines, in cents. */
export type DesacuerdoDeTicket =
  | { sinTarifa: number }
  | { noCoinciden: Readonly<Record<string, number | readonly number[]>> };

/** The paper must say what the sale says: totals are computed from the lines and compared. */
export function cuentasDeTicket(ticket: TicketBody): CuentasDeTicket | DesacuerdoDeTicket {
  const { tienda, pagos } = ticket;
  const lineas = tienda.flatMap(
    ({ precio_venta, cantidad, porcentaje_iva, descuento = 0, ice = 0 }) => {
      const precio = aCentavos(precio_venta);
      const tarifa = tarifaDe(porcentaje_iva);
      const bruto = multiplicar(precio, cantidad);
      return tarifa === null
        ? []
        : [
            {
              precio,
              cantidad,
              tarifa,
              bruto,
              descuento: aCentavos(descuento),
              ice: aCentavos(ice),
              piso: pisoDeIce(aCentavos(ice), cantidad, tarifa),
            },
          ];
    },
  );
  if (lineas.length < tienda.length)
    return { sinTarifa: tienda.findIndex((una) => tarifaDe(una.porcentaje_iva) === null) };
  const quita = aCentavos(ticket.descuento ?? 0);
  const queda = sumar(lineas.map(rebajableDe));
  // never more off a line than it is worth
  if (quita > queda || lineas.some(quitaDeMas)) return { noCoinciden: { quita, queda } };
  const descuentos = repartirDescuento(lineas, quita);
  const totales = calcularTotales(
    lineas.map((linea, i) => ({ ...linea, descuento: descuentos[i] })),
  );
  const propina = aCentavos(ticket.propina ?? 0);
  const servicio = aCentavos(ticket.servicio ?? 0);
  const total = centavos(totales.total + propina);
  const bruto = sumar(lineas.map((linea) => linea.bruto));
  const ice = sumar(
    lineas.map((linea, i) =>
      iceFacturado({ ...linea, precio_venta: linea.precio, descuento: descuentos[i] }),
    ),
  );

  const enviados = [ticket.total, ticket.subtotal, ticket.iva].map(aCentavos);
  const propios = [total, totales.subtotal, totales.iva];
  const pagado = pagos ? sumar(pagos.map(({ monto }) => aCentavos(monto))) : total;
  if (
    servicio > propina ||
    pagado !== total ||
    enviados.some((enviado, i) => enviado !== propios[i])
  )
    return { noCoinciden: { enviados, propios, pagado } };
  return {
    totales,
    bruto,
    descuento: centavos(bruto - totales.total),
    propina: centavos(propina - servicio),
    servicio,
    ice,
    total,
  };
}

const quitaDeMas = ({ descuento, ...linea }: Rebajable): boolean =>
  descuento > rebajableDe({ ...linea, descuento: centavos(0) });
