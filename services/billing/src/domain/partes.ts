import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { centavos, multiplicar, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import {
  CONSUMIDOR_FINAL,
  esConsumidorFinal,
  TIPO_IDENTIFICACION,
} from '@comanda/shared/domain/fiscal/identificacion';
import { PORCENTAJE_DE_SERVICIO } from '@comanda/shared/domain/ley/limites';
import {
  baseSinIva,
  codigoIvaSri,
  type Tarifa,
  type Totales,
} from '@comanda/shared/domain/dinero/iva';

import { formatSecuencial, leerClaveAcceso } from './claveAcceso';
import { dosDecimales, precioPorPeso, precioSinIva, seisDecimales } from './decimales';
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
  base: Centavos;
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
      elemento('precioTotalSinImpuesto', dosDecimales(linea.base)),
      linea.impuestos,
    ]),
  );
  return elemento('detalles', lineas);
}

/** The lines of a document; what was taken off, without its tax. */
export function lineasDeDocumento({ venta, tarifas, totales }: Documento): Linea[] {
  return venta.lineas.map((linea, i) => {
    const tarifa = tarifas[i] as Tarifa; // same length, by validarDocumento
    const { base, iva } = totales.lineas[i] as Totales['lineas'][number];
    const precio = centavos(linea.precio_venta);
    const sinDescuento = baseSinIva(multiplicar(precio, linea.cantidad), tarifa);
    const descuento = centavos(linea.descuento ? Math.max(sinDescuento - base, 0) : 0);
    return {
      codigo: limpiarTexto(linea.codigo, 25) || String(i + 1),
      descripcion: limpiarTexto(linea.descripcion),
      cantidad: seisDecimales(linea.cantidad),
      // of what is weighed, one unit's price does not multiply back to the cent
      precioUnitario: Number.isInteger(linea.cantidad)
        ? precioSinIva(precio, tarifa)
        : precioPorPeso(centavos(base + descuento), linea.cantidad),
      descuento,
      base,
      impuestos: elemento('impuestos', [impuestoDeLinea(tarifa, base, iva)]),
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

/** What a document sums for each rate; an invoice names the rate, a credit note only its code. */
export function totalesPorTarifa(
  { grupos }: Totales,
  { conTarifa }: { conTarifa: boolean },
): Xml[] {
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
