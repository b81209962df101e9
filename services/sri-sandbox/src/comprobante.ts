import { hijo, hijos, textoEn } from './elementos';

import type { XmlElement } from 'libxml2-wasm';

/** What the rules look at in a document whose structure is right. Amounts in cents. */
export type Comprobante = {
  claveAcceso: string;
  /** The first 39 digits the document's own fields give. */
  numero: string;
  ruc: string;
  ambiente: string;
  /** YYYY-MM-DD. */
  fecha: string;
  comprador: { tipo: string; identificacion: string };
  subtotal: number;
  propina: number;
  total: number;
  pagos: number | null;
  impuestos: Impuesto[];
  lineas: {
    cantidad: number;
    precio: number;
    descuento: number;
    neto: number;
    impuestos: Impuesto[];
  }[];
};

export type Impuesto = {
  codigo: string;
  porcentaje: string;
  tarifa: number;
  base: number;
  valor: number;
};

export function leerComprobante(raiz: XmlElement): Comprobante {
  const tributaria = (campo: string) => textoEn(raiz, 'infoTributaria', campo);
  const factura = (campo: string) => textoEn(raiz, 'infoFactura', campo);
  const [dia = '', mes = '', anio = ''] = factura('fechaEmision').split('/');
  const info = hijo(raiz, 'infoFactura');
  const pagos = info && hijo(info, 'pagos');
  return {
    claveAcceso: tributaria('claveAcceso'),
    numero:
      dia +
      mes +
      anio +
      ['codDoc', 'ruc', 'ambiente', 'estab', 'ptoEmi', 'secuencial'].map(tributaria).join(''),
    ruc: tributaria('ruc'),
    ambiente: tributaria('ambiente'),
    fecha: `${anio}-${mes}-${dia}`,
    comprador: {
      tipo: factura('tipoIdentificacionComprador'),
      identificacion: factura('identificacionComprador'),
    },
    subtotal: centavos(factura('totalSinImpuestos')),
    propina: centavos(factura('propina') || '0'),
    total: centavos(factura('importeTotal')),
    pagos: pagos && hijos(pagos).reduce((suma, pago) => suma + centavos(textoEn(pago, 'total')), 0),
    impuestos: listaEn(info, 'totalConImpuestos').map(impuesto),
    lineas: listaEn(raiz, 'detalles').map((detalle) => ({
      cantidad: Number(textoEn(detalle, 'cantidad')),
      precio: Number(textoEn(detalle, 'precioUnitario')),
      descuento: centavos(textoEn(detalle, 'descuento')),
      neto: centavos(textoEn(detalle, 'precioTotalSinImpuesto')),
      impuestos: listaEn(detalle, 'impuestos').map(impuesto),
    })),
  };
}

function listaEn(elemento: XmlElement | null, nombre: string): XmlElement[] {
  const lista = elemento && hijo(elemento, nombre);
  return lista ? hijos(lista) : [];
}

function impuesto(elemento: XmlElement): Impuesto {
  return {
    codigo: textoEn(elemento, 'codigo'),
    porcentaje: textoEn(elemento, 'codigoPorcentaje'),
    tarifa: Number(textoEn(elemento, 'tarifa') || '0'),
    base: centavos(textoEn(elemento, 'baseImponible')),
    valor: centavos(textoEn(elemento, 'valor')),
  };
}

function centavos(texto: string): number {
  return Math.round(Number(texto) * 100);
}
