import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { iceFacturado } from '@comanda/shared/domain/dinero/devolucion';
import { centavos, multiplicar, sumar, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import {
  CONSUMIDOR_FINAL,
  esConsumidorFinal,
  TIPO_IDENTIFICACION,
} from '@comanda/shared/domain/fiscal/identificacion';
import { ICE_DE_FUNDAS } from '@comanda/shared/domain/ley/ice';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';
import {
  baseSinIva,
  codigoIvaSri,
  type Tarifa,
  type Totales,
} from '@comanda/shared/domain/dinero/iva';

import { formatSecuencial, leerClaveAcceso } from './claveAcceso';
import { dosDecimales, precioPorPeso, precioSinImpuestos, seisDecimales } from './decimales';
import { elemento, limpiarTexto, opcional, type Xml } from '@comanda/kit/documento/xml';

import type { Emisor } from './emisor';

/** What an invoice and a credit note are both made of. */
export type Documento = {
  claveAcceso: string;
  emisor: Emisor;
  venta: ComprobanteVenta;
  tarifas: readonly Tarifa[];
  /** The totals of the lines, without the tip. */
  totales: Totales;
  /** RUC of the software's provider: compulsory since 2026. */
  rucProveedor: string;
};

const CODIGO_IVA = '2';

/** A document's root, with the attributes its signature refers to. */
export function documentoXml(nombre: string, partes: readonly Xml[]): string {
  const raiz = elemento(nombre, partes, { id: 'comprobante', version: '1.1.0' });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${raiz}`;
}

export function infoTributaria({ claveAcceso, emisor }: Documento): Xml {
  const clave = leerClaveAcceso(claveAcceso);
  if (!clave) throw new RangeError(`infoTributaria: not a key: ${claveAcceso}`);
  return elemento('infoTributaria', [
    elemento('ambiente', clave.ambiente),
    elemento('tipoEmision', '1'),
    elemento('razonSocial', limpiarTexto(emisor.razonSocial)),
    opcional('nombreComercial', limpiarTexto(emisor.nombreComercial)),
    elemento('ruc', emisor.ruc),
    elemento('claveAcceso', claveAcceso),
    elemento('codDoc', clave.codDoc),
    elemento('estab', clave.establecimiento),
    elemento('ptoEmi', clave.puntoEmision),
    elemento('secuencial', formatSecuencial(clave.secuencial)),
    elemento('dirMatriz', limpiarTexto(emisor.dirMatriz)),
    opcional('agenteRetencion', emisor.agenteRetencion),
    opcional('contribuyenteRimpe', emisor.leyendaRimpe),
  ]);
}

type Linea = {
  codigo: string;
  descripcion: string;
  cantidad: string;
  precioUnitario: string;
  descuento: Centavos;
  neto: Centavos;
  impuestos: Xml;
};

/** The lines as both documents write them but for what each calls the product's code. */
export function detalles(
  documento: Documento,
  campoCodigo: 'codigoPrincipal' | 'codigoInterno',
): Xml {
  const lineas = lineasDeDocumento(documento).map((linea) =>
    elemento('detalle', [
      elemento(campoCodigo, linea.codigo),
      elemento('descripcion', linea.descripcion),
      elemento('cantidad', linea.cantidad),
      elemento('precioUnitario', linea.precioUnitario),
      elemento('descuento', dosDecimales(linea.descuento)),
      elemento('precioTotalSinImpuesto', dosDecimales(linea.neto)),
      linea.impuestos,
    ]),
  );
  return elemento('detalles', lineas);
}

/** The lines of a document; what was taken off, without its tax. The ICE is part of what bears IVA and of no price here. */
export function lineasDeDocumento({ venta, tarifas, totales }: Documento): Linea[] {
  return venta.lineas.map((linea, i) => {
    const tarifa = tarifas[i] as Tarifa; // same length, by validarDocumento
    const { base, iva } = totales.lineas[i] as Totales['lineas'][number];
    const precio = centavos(linea.precio_venta);
    const iceUnitario = centavos(linea.ice ?? 0);
    const ice = iceFacturado(linea);
    const neto = centavos(base - ice);
    const sinDescuento =
      baseSinIva(multiplicar(precio, linea.cantidad), tarifa) -
      multiplicar(iceUnitario, linea.cantidad);
    const descuento = centavos(linea.descuento ? Math.max(sinDescuento - neto, 0) : 0);
    return {
      codigo: limpiarTexto(linea.codigo, 25) || String(i + 1),
      descripcion: limpiarTexto(linea.descripcion),
      cantidad: seisDecimales(linea.cantidad),
      // of what is weighed, one unit's price does not multiply back to the cent
      precioUnitario: Number.isInteger(linea.cantidad)
        ? precioSinImpuestos(precio, tarifa, iceUnitario)
        : precioPorPeso(centavos(neto + descuento), linea.cantidad),
      descuento,
      neto,
      impuestos: elemento('impuestos', [
        impuestoDeLinea(tarifa, base, iva),
        ice > 0 ? iceDeDetalle(ice, iceUnitario) : null,
      ]),
    };
  });
}

function impuestoDeLinea(tarifa: Tarifa, base: Centavos, iva: Centavos): Xml {
  return elemento('impuesto', [
    elemento('codigo', CODIGO_IVA),
    elemento('codigoPorcentaje', codigoIvaSri(tarifa) ?? ''),
    elemento('tarifa', `${tarifa}.00`),
    elemento('baseImponible', dosDecimales(base)),
    elemento('valor', dosDecimales(iva)),
  ]);
}

/** Dollars a bag, of so many bags: of fewer than there are where what is left of their price no longer holds all of it. */
function iceDeDetalle(ice: Centavos, unitario: Centavos): Xml {
  return elemento('impuesto', [
    elemento('codigo', ICE_DE_FUNDAS.codigo),
    elemento('codigoPorcentaje', ICE_DE_FUNDAS.codigoPorcentaje),
    elemento('tarifa', dosDecimales(unitario)),
    elemento('baseImponible', dosDecimales(fundasDe(ice, unitario))),
    elemento('valor', dosDecimales(ice)),
  ]);
}

/** In hundredths of a bag. */
const fundasDe = (ice: Centavos, unitario: Centavos): Centavos =>
  centavos(Math.round((ice * 100) / unitario));

/** The ICE of all lines of a document. */
export const iceDeDocumento = ({ venta }: Pick<Documento, 'venta'>): Centavos =>
  sumar(venta.lineas.map(iceFacturado));

/** What a document sums of each tax. */
export const totalesDeImpuestos = (
  documento: Pick<Documento, 'venta' | 'totales'>,
  forma: { conTarifa: boolean },
): Xml[] => [
  ...totalesPorTarifa(documento.totales, forma),
  ...(iceDeDocumento(documento) > 0 ? [totalDeIce(documento)] : []),
];

/** All bags under one code, whatever each bears: no rate is theirs. */
function totalDeIce({ venta }: Pick<Documento, 'venta'>): Xml {
  const deFundas = venta.lineas.filter(({ ice }) => ice);
  const fundas = deFundas.map((linea) => fundasDe(iceFacturado(linea), centavos(linea.ice ?? 0)));
  return elemento('totalImpuesto', [
    elemento('codigo', ICE_DE_FUNDAS.codigo),
    elemento('codigoPorcentaje', ICE_DE_FUNDAS.codigoPorcentaje),
    elemento('baseImponible', dosDecimales(sumar(fundas))),
    elemento('valor', dosDecimales(iceDeDocumento({ venta }))),
  ]);
}

/** What a document sums for each rate; an invoice names the rate, a credit note only its code. */
function totalesPorTarifa({ grupos }: Totales, { conTarifa }: { conTarifa: boolean }): Xml[] {
  return grupos.map(({ tarifa, base, iva }) =>
    elemento('totalImpuesto', [
      elemento('codigo', CODIGO_IVA),
      elemento('codigoPorcentaje', codigoIvaSri(tarifa) ?? ''),
      elemento('baseImponible', dosDecimales(base)),
      conTarifa ? elemento('tarifa', `${tarifa}.00`) : null,
      elemento('valor', dosDecimales(iva)),
    ]),
  );
}

export function infoAdicional({ venta, rucProveedor }: Documento): Xml {
  const { comprador, servicio = 0 } = venta;
  const campos: [string, string][] = [
    ['Email', comprador.email],
    ['Teléfono', comprador.telefono],
    ['RUC Proveedor', rucProveedor],
    // a tip and the servicio of the law travel as one; the paper says how much of it is the latter
    [`Servicio ${PORCENTAJE_DE_SERVICIO}%`, servicio > 0 ? dosDecimales(centavos(servicio)) : ''],
  ];
  return elemento(
    'infoAdicional',
    campos.map(([nombre, valor]) => {
      const texto = limpiarTexto(valor);
      return texto ? elemento('campoAdicional', texto, { nombre }) : null;
    }),
  );
}

/** Ten or thirteen nines are the one final consumer, whatever type the till gave. */
export function compradorDeDocumento({ comprador }: Pick<ComprobanteVenta, 'comprador'>) {
  if (esConsumidorFinal(comprador.identificacion)) {
    return {
      tipo: TIPO_IDENTIFICACION.CONSUMIDOR_FINAL,
      identificacion: CONSUMIDOR_FINAL,
      razonSocial: 'CONSUMIDOR FINAL',
    };
  }
  return {
    tipo: comprador.tipo_identificacion,
    identificacion: limpiarTexto(comprador.identificacion, 20),
    razonSocial: limpiarTexto(comprador.razon_social),
  };
}
