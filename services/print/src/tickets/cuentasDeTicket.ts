import type { TicketBody } from '@comanda/shared/contracts/ventas/impresion';
import {
  aCentavos,
  centavos,
  multiplicar,
  sumar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import {
  calcularTotales,
  tarifaDe,
  type Tarifa,
  type Totales,
} from '@comanda/shared/domain/dinero/iva';
import { repartirDescuento } from '@comanda/shared/domain/dinero/rebaja';
import { AppError } from '@comanda/shared/errors/AppError';
import { enCampo } from '@comanda/kit/http/enCampo';

/** What a ticket adds up to. `bruto`: what its lines say; `descuento`: what all of them lose; `total`: with the tip. */
export type CuentasDeTicket = {
  totales: Totales;
  bruto: Centavos;
  descuento: Centavos;
  /** Without the servicio. */
  propina: Centavos;
  servicio: Centavos;
  total: Centavos;
};

/** The paper must say what the sale says: totals are computed from the lines and compared. */
export function cuentasDeTicket(ticket: TicketBody): CuentasDeTicket {
  const { tienda, pagos } = ticket;
  const lineas = tienda.map(({ precio_venta, cantidad, porcentaje_iva, descuento = 0 }, i) => {
    const precio = aCentavos(precio_venta);
    const tarifa = exigirTarifa(porcentaje_iva, i);
    const bruto = multiplicar(precio, cantidad);
    return { precio, cantidad, tarifa, bruto, descuento: aCentavos(descuento) };
  });
  const descuentos = repartir(ticket, lineas);
  const totales = calcularTotales(
    lineas.map((linea, i) => ({ ...linea, descuento: descuentos[i] })),
  );
  const propina = aCentavos(ticket.propina ?? 0);
  const servicio = aCentavos(ticket.servicio ?? 0);
  const total = centavos(totales.total + propina);
  const bruto = sumar(lineas.map((linea) => linea.bruto));

  const enviados = [ticket.total, ticket.subtotal, ticket.iva].map(aCentavos);
  const propios = [total, totales.subtotal, totales.iva];
  const pagado = pagos ? sumar(pagos.map(({ monto }) => aCentavos(monto))) : total;
  if (
    servicio > propina ||
    pagado !== total ||
    enviados.some((enviado, i) => enviado !== propios[i])
  )
    throw new AppError('TOTALES_NO_COINCIDEN', { enviados, propios, pagado });
  return {
    totales,
    bruto,
    descuento: centavos(bruto - totales.total),
    propina: centavos(propina - servicio),
    servicio,
    total,
  };
}

function exigirTarifa(porcentaje: number | string, i: number): Tarifa {
  const tarifa = tarifaDe(porcentaje);
  if (tarifa !== null) return tarifa;
  const msg = 'porcentaje_iva no es una tarifa conocida';
  throw enCampo('DATOS_INVALIDOS', `tienda.${i}.porcentaje_iva`, { msg });
}

/** Never more off a line than it is worth. */
function repartir(
  { descuento = 0 }: TicketBody,
  lineas: readonly { bruto: Centavos; descuento: Centavos }[],
): Centavos[] {
  const quita = aCentavos(descuento);
  const queda = lineas.reduce((suma, linea) => suma + linea.bruto - linea.descuento, 0);
  if (quita > queda || lineas.some((linea) => linea.descuento > linea.bruto))
    throw new AppError('TOTALES_NO_COINCIDEN', { quita, queda });
  return repartirDescuento(lineas, quita);
}
