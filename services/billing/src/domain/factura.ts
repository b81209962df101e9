import type { ComprobanteVenta } from '@comanda/shared/contracts/comprobante';
import type { FormaPago } from '@comanda/shared/contracts/ventas';
import { centavos, sumar, type Centavos } from '@comanda/shared/domain/dinero';
import { formatFecha } from '@comanda/shared/domain/fecha';
import { CONSUMIDOR_FINAL, esConsumidorFinal, TIPO } from '@comanda/shared/domain/identificacion';
import { codigoIvaSri, type GrupoIva, type Tarifa, type Totales } from '@comanda/shared/domain/iva';

import { formatSecuencial, leerClaveAcceso } from './claveAcceso';
import type { Emisor } from './emisor';
import { dosDecimales, precioSinIva, seisDecimales } from './decimales';
import { elemento, limpiarTexto, opcional, type Xml } from './xml';

/** An invoice whose data passed `validarFactura`: nothing is checked from here on. */
export type Factura = {
  claveAcceso: string;
  emisor: Emisor;
  venta: ComprobanteVenta;
  tarifas: readonly Tarifa[];
  totales: Totales;
  /** RUC of the software's provider: compulsory since 2026 (sri/README.md, Documents). */
  rucProveedor: string;
};

const FORMA_PAGO_SRI: Record<FormaPago, string> = {
  EFECTIVO: '01',
  TARJETA: '19',
  TRANSFERENCIA: '20',
};
const CODIGO_IVA = '2';

/** factura 1.1.0, canonical, without signature. */
export function facturaXml(factura: Factura): string {
  const raiz = elemento(
    'factura',
    [infoTributaria(factura), infoFactura(factura), detalles(factura), infoAdicional(factura)],
    { id: 'comprobante', version: '1.1.0' },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${raiz}`;
}

function infoTributaria({ claveAcceso, emisor }: Factura): Xml {
  const clave = leerClaveAcceso(claveAcceso);
  if (!clave) throw new RangeError(`facturaXml: not a key: ${claveAcceso}`);
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

function infoFactura({ emisor, venta, totales }: Factura): Xml {
  const comprador = compradorDe(venta);
  return elemento('infoFactura', [
    elemento('fechaEmision', formatFecha(venta.fecha_emision)),
    opcional('dirEstablecimiento', limpiarTexto(emisor.dirEstablecimiento)),
    opcional('contribuyenteEspecial', emisor.contribuyenteEspecial),
    elemento('obligadoContabilidad', emisor.obligadoContabilidad ? 'SI' : 'NO'),
    elemento('tipoIdentificacionComprador', comprador.tipo),
    elemento('razonSocialComprador', comprador.razonSocial),
    elemento('identificacionComprador', comprador.identificacion),
    opcional('direccionComprador', limpiarTexto(venta.comprador.direccion)),
    elemento('totalSinImpuestos', dosDecimales(totales.subtotal)),
    elemento('totalDescuento', '0.00'),
    elemento('totalConImpuestos', totales.grupos.map(totalImpuesto)),
    elemento('propina', '0.00'),
    elemento('importeTotal', dosDecimales(totales.total)),
    elemento('moneda', 'DOLAR'),
    elemento(
      'pagos',
      venta.pagos.map((pago) =>
        elemento('pago', [
          elemento('formaPago', FORMA_PAGO_SRI[pago.forma_pago]),
          elemento('total', dosDecimales(centavos(pago.total))),
        ]),
      ),
    ),
  ]);
}

function totalImpuesto({ tarifa, base, iva }: GrupoIva): Xml {
  return elemento('totalImpuesto', [
    elemento('codigo', CODIGO_IVA),
    elemento('codigoPorcentaje', codigoIvaSri(tarifa) ?? ''),
    elemento('baseImponible', dosDecimales(base)),
    elemento('tarifa', `${tarifa}.00`),
    elemento('valor', dosDecimales(iva)),
  ]);
}

function detalles({ venta, tarifas, totales }: Factura): Xml {
  return elemento(
    'detalles',
    venta.lineas.map((linea, i) => {
      const tarifa = tarifas[i] as Tarifa; // same length, by validarFactura
      const desglose = totales.lineas[i] as Totales['lineas'][number];
      return elemento('detalle', [
        elemento('codigoPrincipal', limpiarTexto(linea.codigo, 25) || String(i + 1)),
        elemento('descripcion', limpiarTexto(linea.descripcion)),
        elemento('cantidad', seisDecimales(linea.cantidad)),
        elemento('precioUnitario', precioSinIva(centavos(linea.precio_venta), tarifa)),
        elemento('descuento', '0.00'),
        elemento('precioTotalSinImpuesto', dosDecimales(desglose.base)),
        elemento('impuestos', [impuestoDeLinea(tarifa, desglose.base, desglose.iva)]),
      ]);
    }),
  );
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

function infoAdicional({ venta: { comprador }, rucProveedor }: Factura): Xml {
  const campos: [string, string][] = [
    ['Email', comprador.email],
    ['Telefono', comprador.telefono],
    ['RUC Proveedor', rucProveedor],
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
function compradorDe({ comprador }: ComprobanteVenta) {
  if (esConsumidorFinal(comprador.identificacion)) {
    return {
      tipo: TIPO.CONSUMIDOR_FINAL,
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

/** What the payments of an invoice add up to. */
export function totalPagos(venta: ComprobanteVenta): Centavos {
  return sumar(venta.pagos.map(({ total }) => centavos(total)));
}
