import type { VentaProgramada } from '@comanda/shared/contracts/ventas/programados';
import {
  aCentavos,
  aDolares,
  centavos,
  multiplicar,
  repartir,
  sumar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { calcularTotales, ivaUnitario, tarifaDe } from '@comanda/shared/domain/dinero/iva';
import {
  propinaMaxima,
  rebajableDe,
  repartirDescuento,
} from '@comanda/shared/domain/dinero/rebaja';
import { servicioDe } from '@comanda/shared/domain/dinero/servicio';
import { iceDe, pisoDeIce } from '@comanda/shared/domain/ley/ice';
import { precioConElegidos } from '@comanda/shared/domain/producto/opciones';

import { vigenteEn, type CatalogoVigente } from '../ventas/revisarLinea';

type Linea = VentaProgramada['tienda'][number];

/**
 * A sale that was agreed, as the law has it on the day that it is issued: the rates of that day, the prices that the company's
 * policy gives with them, and all that follows. Where the law changes nothing it is the very one that was agreed.
 */
export function ventaDelDia<Venta extends VentaProgramada>(
  venta: Venta,
  catalogo: CatalogoVigente,
): Venta {
  const tienda = venta.tienda.map((linea) => lineaDelDia(linea, catalogo));
  if (tienda.every((linea, i) => linea === venta.tienda[i])) return venta;
  const quita = alPaso(venta.descuento ?? 0, netoDe(venta.tienda), netoDe(tienda));
  const brutos = tienda.map(({ subtota, descuento = 0, ice = 0, ...linea }) => ({
    bruto: aCentavos(subtota),
    descuento: aCentavos(descuento),
    piso: pisoDeIce(aCentavos(ice), linea.cantidad, tarifaDe(linea.porcentaje_iva) ?? 0),
  }));
  const descuentos = repartirDescuento(brutos, quita);
  const totales = calcularTotales(
    tienda.map(({ precio_venta, cantidad, porcentaje_iva }, i) => ({
      precio: aCentavos(precio_venta),
      cantidad,
      tarifa: tarifaDe(porcentaje_iva) ?? 0,
      descuento: descuentos[i],
    })),
  );
  const dado = loDado(venta, totales.subtotal);
  const total = sumar([totales.total, dado.propina]);
  return {
    ...venta,
    tienda,
    ...(venta.descuento !== undefined && { descuento: aDolares(quita) }),
    subtotal: aDolares(totales.subtotal),
    iva: aDolares(totales.iva),
    total: aDolares(total),
    ...(venta.propina !== undefined && { propina: aDolares(dado.propina) }),
    ...(venta.servicio !== undefined && { servicio: aDolares(dado.servicio) }),
    ...(venta.pagos && { pagos: conMontos(venta.pagos, total) }),
  };
}

function lineaDelDia(linea: Linea, catalogo: CatalogoVigente): Linea {
  const acordado = catalogo.productos.get(linea.id);
  if (!acordado) return linea;
  const { precio: suyo, tarifa } = vigenteEn(acordado, catalogo);
  const elegidos = (linea.modificadores ?? []).map((uno) => ({ precio: aCentavos(uno.precio) }));
  const precio = precioConElegidos(suyo, elegidos);
  const ice = catalogo.ley ? iceDe(acordado.funda, catalogo.ley.dia) : centavos(0);
  const igual = tarifaDe(linea.porcentaje_iva) === tarifa && aCentavos(linea.ice ?? 0) === ice;
  if (igual && aCentavos(linea.precio_venta) === precio) return linea;
  const bruto = multiplicar(precio, linea.cantidad);
  const quita = centavos(
    Math.min(
      alPaso(linea.descuento ?? 0, aCentavos(linea.subtota), bruto),
      rebajableDe({ bruto, descuento: centavos(0), piso: pisoDeIce(ice, linea.cantidad, tarifa) }),
    ),
  );
  const { ice: _, ...suya } = linea;
  return {
    ...suya,
    ...(ice > 0 && { ice: aDolares(ice) }),
    porcentaje_iva: tarifa,
    precio_venta: aDolares(precio),
    iva: aDolares(ivaUnitario(precio, tarifa)),
    subtota: aDolares(bruto),
    ...(linea.descuento !== undefined && { descuento: aDolares(quita) }),
  };
}

/** A discount goes with what it is taken off: the same part of another amount, half a cent up. */
function alPaso(descuento: number, antes: Centavos, ahora: Centavos): Centavos {
  const suyo = aCentavos(descuento);
  if (antes === ahora || antes === 0) return suyo;
  return centavos(Math.floor((2 * suyo * ahora + antes) / (2 * antes)));
}

/** What is left of lines after their own discounts. */
const netoDe = (lineas: readonly Linea[]): Centavos =>
  sumar(
    lineas.map(({ subtota, descuento = 0 }) => centavos(aCentavos(subtota) - aCentavos(descuento))),
  );

/** The servicio is of what is consumed without its tax; a tip stays, as far as an invoice can carry it. */
function loDado({ propina = 0, servicio = 0 }: VentaProgramada, subtotal: Centavos) {
  const suyo = servicio > 0 ? servicioDe(subtotal) : centavos(0);
  const dada = centavos(suyo + aCentavos(propina) - aCentavos(servicio));
  return { servicio: suyo, propina: centavos(Math.min(dada, propinaMaxima(subtotal))) };
}

type Pagos = NonNullable<VentaProgramada['pagos']>;

/** Each pays its part of the other total. */
function conMontos(pagos: Pagos, total: Centavos): Pagos {
  const montos = repartir(
    total,
    pagos.map(({ monto }) => aCentavos(monto)),
  );
  return pagos.map((pago, i) => ({ ...pago, monto: aDolares(montos[i] ?? centavos(0)) }));
}
