import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';
import type { Pago } from '@comanda/shared/contracts/ventas/ventas';
import {
  aCentavos,
  centavos,
  formatCentavos,
  sumar,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { excedeLimiteConsumidorFinal } from '@comanda/shared/domain/fiscal/identificacion';
import {
  calcularTotales,
  faltaDeTarifa,
  tarifaDe,
  type Totales,
} from '@comanda/shared/domain/dinero/iva';
import { SIN_REGISTRO } from '@comanda/shared/domain/ley/decretos';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';
import { llevaServicio, servicioDe } from '@comanda/shared/domain/dinero/servicio';
import {
  PROPINA_MAXIMA,
  propinaMaxima,
  rebajableDe,
  repartirDescuento,
} from '@comanda/shared/domain/dinero/rebaja';
import { enCampo } from '@comanda/kit/http/enCampo';

import type { OrdenPorPagar } from '../mesas/ordenPorPagar';

import {
  enLinea,
  noCoincide,
  revisarLinea,
  sinMotivo,
  type CatalogoVigente,
  type LineaRevisada,
  type Solicitud,
} from './revisarLinea';

import { revisarOrden, type PagoDeOrden } from './revisarOrden';

export type PagoRevisado = Omit<Pago, 'monto'> & { monto: Centavos };

/** `lineas`: what each loses is its own and its share of what the sale loses. `total`: with the tip. */
export type VentaRevisada = {
  lineas: LineaRevisada[];
  totales: Totales;
  descuento: Centavos;
  motivo_descuento: string;
  propina: Centavos;
  /** In the tip. */
  servicio: Centavos;
  total: Centavos;
  pagos: PagoRevisado[];
  /** What it takes of the order it pays; null where it pays none. */
  orden: PagoDeOrden | null;
};

type CatalogosDeVenta = {
  catalogo: CatalogoVigente;
  orden?: OrdenPorPagar | null;
  /** What a till without a line sold each line by, by its place. */
  comoSeVendio?: ReadonlyMap<number, CatalogoVigente> | undefined;
  /** Of who sells. */
  ley?: LeyDeEmpresa;
};

/**
 * Recomputes the sale from the catalogue and refuses what does not match it, naming the field. `facturaDel`: the
 * day of its invoice ('YYYY-MM-DD'), null where it has none.
 */
export function revisarVenta(
  solicitud: Solicitud,
  { catalogo, orden = null, comoSeVendio, ley = SIN_REGISTRO }: CatalogosDeVenta,
  facturaDel: string | null,
): VentaRevisada {
  const { pago, catalogos } = revisarOrden(solicitud, orden);
  const catalogoDe = (pedida: Pedida, i: number): CatalogoVigente => {
    const ordenado = catalogos.get(i);
    if (!ordenado) return comoSeVendio?.get(i) ?? catalogo;
    if (comoSeVendio === undefined) return { ...ordenado, ley: catalogo.ley };
    const entregado = comoSeEntrego(ordenado, solicitud);
    return esComoSePidio(pedida, entregado) ? entregado : { ...entregado, ley: catalogo.ley };
  };
  const dia = catalogo.ley && (facturaDel ?? catalogo.ley.dia);
  const propias = solicitud.tienda.map((pedida, i) =>
    revisarLinea(pedida, i, { ...catalogoDe(pedida, i), dia }),
  );
  if (facturaDel !== null) exigirFacturables(propias, { dia: facturaDel, ley });
  const lineas = conDescuento(solicitud, propias);
  const totales = calcularTotales(lineas);
  const enMesa = orden?.enMesa ?? false;
  const bajo = { lleva: llevaServicio(ley.servicio, enMesa), sinLinea: comoSeVendio !== undefined };
  const servicio = revisarServicio(solicitud, totales.subtotal, bajo);
  const propina = propinaDe(solicitud, totales.subtotal);
  const total = centavos(totales.total + propina);
  const calculados = { subtotal: totales.subtotal, iva: totales.iva, total };
  for (const campo of ['subtotal', 'iva', 'total'] as const) {
    const suyo = calculados[campo];
    if (aCentavos(solicitud[campo]) !== suyo) {
      const msg = `El ${campo} no coincide con los precios: es ${formatCentavos(suyo)}`;
      throw noCoincide(campo, msg);
    }
  }
  if (excedeLimiteConsumidorFinal(solicitud.cedula, total)) {
    throw enCampo('CONSUMIDOR_FINAL_LIMITE', 'cedula', { detalle: { total } });
  }
  const descuento = sumar(lineas.map((linea) => linea.descuento));
  const { motivo_descuento = '' } = solicitud;
  const pagos = pagosDe(solicitud, total);
  return {
    lineas,
    totales,
    descuento,
    motivo_descuento,
    propina,
    servicio,
    total,
    pagos,
    orden: pago,
  };
}

type Pedida = Solicitud['tienda'][number];

/** A till without a line may not have heard of a decree: it sold at the rate that was ordered, and that is what is invoiced. */
const esComoSePidio = (pedida: Pedida, { productos }: CatalogoVigente): boolean =>
  productos.get(pedida.id)?.tarifa === tarifaDe(pedida.porcentaje_iva);

/** What a till without a line handed over an invoice for is outside the regime, whatever its product is by now. */
const comoSeEntrego = (
  catalogo: CatalogoVigente,
  { clave_acceso }: Solicitud,
): CatalogoVigente => ({
  ...catalogo,
  productos: new Map(
    [...catalogo.productos].map(([id, producto]) => [
      id,
      { ...producto, fuera_regimen: clave_acceso !== null },
    ]),
  ),
});

type EnElDia = { dia: string; ley: LeyDeEmpresa };

function exigirFacturables(lineas: readonly LineaRevisada[], { dia, ley }: EnElDia): void {
  for (const [i, { tarifa }] of lineas.entries()) {
    const msg = faltaDeTarifa(tarifa, dia, ley);
    if (msg !== null) throw enCampo('TARIFA_NO_FACTURABLE', enLinea(i, 'porcentaje_iva'), { msg });
  }
}

/** What the sale loses besides its lines, shared out over them. */
function conDescuento(
  { descuento = 0, motivo_descuento = '' }: Solicitud,
  lineas: LineaRevisada[],
): LineaRevisada[] {
  const quita = aCentavos(descuento);
  if (quita === 0) return lineas;
  const queda = sumar(lineas.map(rebajableDe));
  if (quita > queda) {
    const msg = `El descuento es mayor que la venta: es ${formatCentavos(queda)}`;
    throw enCampo('DESCUENTO_INVALIDO', 'descuento', { msg });
  }
  if (motivo_descuento === '') throw sinMotivo('motivo_descuento');
  const descuentos = repartirDescuento(lineas, quita);
  return lineas.map((linea, i) => ({ ...linea, descuento: descuentos[i] ?? linea.descuento }));
}

function propinaDe({ propina = 0 }: Solicitud, subtotal: Centavos): Centavos {
  const dada = aCentavos(propina);
  const maxima = propinaMaxima(subtotal);
  if (dada > maxima) {
    const msg = `La propina admite hasta el ${PROPINA_MAXIMA}% del subtotal: ${formatCentavos(maxima)}`;
    throw enCampo('PROPINA_MAXIMA', 'propina', { msg });
  }
  return dada;
}

type Bajo = { lleva: boolean; sinLinea: boolean };

/** A till without a line may not have heard that the servicio began or ended: what it charged is right or there is none. */
function revisarServicio(
  { servicio = 0, propina = 0 }: Solicitud,
  subtotal: Centavos,
  { lleva, sinLinea }: Bajo,
): Centavos {
  const dicho = aCentavos(servicio);
  const suyo = lleva || (sinLinea && dicho > 0) ? servicioDe(subtotal) : centavos(0);
  const valido = dicho === suyo || (sinLinea && dicho === 0);
  if (valido && dicho <= aCentavos(propina)) return dicho;
  throw noCoincide('servicio', fraseDeServicio(suyo));
}

const fraseDeServicio = (suyo: Centavos) =>
  suyo === 0
    ? 'Esta venta no lleva servicio. Vuelva a abrir el cobro'
    : `El servicio del ${PORCENTAJE_DE_SERVICIO}% es ${formatCentavos(suyo)}. Vuelva a abrir el cobro`;

/** One payment of the whole amount where the request names none. */
function pagosDe({ pagos, forma_pago }: Solicitud, total: Centavos): PagoRevisado[] {
  if (!pagos) return [{ forma_pago, monto: total }];
  const revisados = pagos.map((pago) => ({ ...pago, monto: aCentavos(pago.monto) }));
  const vacio = total > 0 ? revisados.findIndex(({ monto }) => monto === 0) : -1;
  if (vacio >= 0) {
    const msg = 'El monto de un pago debe ser mayor que cero';
    throw enCampo('PAGOS_NO_SUMAN', `pagos.${vacio}.monto`, { msg });
  }
  const suma = sumar(revisados.map(({ monto }) => monto));
  if (suma !== total) {
    const msg = `Los pagos suman ${formatCentavos(suma)} y el total es ${formatCentavos(total)}`;
    throw enCampo('PAGOS_NO_SUMAN', 'pagos', { msg });
  }
  return revisados;
}
