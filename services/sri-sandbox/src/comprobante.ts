import { hijo, hijos, textoEn } from './elementos';

import type { XmlElement } from 'libxml2-wasm';

/** What the rules look at in a document whose structure is right. Amounts in cents; null where it does not write one. */
export type Comprobante = {
  esNota: boolean;
  version: string;
  tipoEmision: string;
  claveAcceso: string;
  /** The first 39 digits the document's own fields give. */
  numero: string;
  ruc: string;
  establecimiento: string;
  puntoEmision: string;
  secuencial: string;
  ambiente: string;
  /** YYYY-MM-DD. */
  fecha: string;
  obligado: string;
  comprador: { tipo: string; identificacion: string; nombre: string };
  moneda: string;
  subtotal: number;
  descuento: number | null;
  propina: number | null;
  total: number;
  pagos: { forma: string; total: number }[] | null;
  /** Of a credit note: the document it takes back. */
  modificado: { codDoc: string; numero: string; fecha: string } | null;
  impuestos: Impuesto[];
  lineas: LineaDeComprobante[];
  /** Of the software, of its campoAdicional. */
  rucProveedor: string;
};

export type LineaDeComprobante = {
  codigo: string;
  cantidad: number;
  precio: number;
  descuento: number;
  neto: number;
  impuestos: Impuesto[];
};

export type Impuesto = {
  /** 2 the IVA, 3 the ICE, 5 what plastic bottles pay. */
  codigo: string;
  porcentaje: string;
  tarifa: number | null;
  base: number;
  valor: number;
};

export function leerComprobante(raiz: XmlElement): Comprobante {
  const esNota = raiz.name === 'notaCredito';
  const info = hijo(raiz, esNota ? 'infoNotaCredito' : 'infoFactura');
  const tributaria = (campo: string) => textoEn(raiz, 'infoTributaria', campo);
  const propio = (campo: string) => (info ? textoEn(info, campo) : '');
  const pagos = info && hijo(info, 'pagos');
  return {
    esNota,
    version: raiz.attr('version')?.content ?? '',
    tipoEmision: tributaria('tipoEmision'),
    claveAcceso: tributaria('claveAcceso'),
    numero:
      propio('fechaEmision').replaceAll('/', '') +
      ['codDoc', 'ruc', 'ambiente', 'estab', 'ptoEmi', 'secuencial'].map(tributaria).join(''),
    ruc: tributaria('ruc'),
    establecimiento: tributaria('estab'),
    puntoEmision: tributaria('ptoEmi'),
    secuencial: tributaria('secuencial'),
    ambiente: tributaria('ambiente'),
    fecha: fechaDe(propio('fechaEmision')),
    obligado: propio('obligadoContabilidad'),
    comprador: {
      tipo: propio('tipoIdentificacionComprador'),
      identificacion: propio('identificacionComprador'),
      nombre: propio('razonSocialComprador'),
    },
    moneda: propio('moneda'),
    subtotal: centavos(propio('totalSinImpuestos')),
    descuento: quizaCentavos(propio('totalDescuento')),
    propina: quizaCentavos(propio('propina')),
    total: centavos(propio(esNota ? 'valorModificacion' : 'importeTotal')),
    pagos: pagos && hijos(pagos).map(pago),
    modificado: esNota
      ? {
          codDoc: propio('codDocModificado'),
          numero: propio('numDocModificado'),
          fecha: fechaDe(propio('fechaEmisionDocSustento')),
        }
      : null,
    impuestos: listaEn(info, 'totalConImpuestos').map(impuesto),
    lineas: listaEn(raiz, 'detalles').map((detalle) => linea(detalle, esNota)),
    rucProveedor: listaEn(raiz, 'infoAdicional').find(esDelProveedor)?.content ?? '',
  };
}

const esDelProveedor = (campo: XmlElement) => campo.attr('nombre')?.content === 'RUC Proveedor';

/** YYYY-MM-DD of a dd/mm/aaaa. */
const fechaDe = (texto: string) => texto.split('/').reverse().join('-');

function listaEn(elemento: XmlElement | null, nombre: string): XmlElement[] {
  const lista = elemento && hijo(elemento, nombre);
  return lista ? hijos(lista) : [];
}

const pago = (elemento: XmlElement) => ({
  forma: textoEn(elemento, 'formaPago'),
  total: centavos(textoEn(elemento, 'total')),
});

const linea = (detalle: XmlElement, esNota: boolean): LineaDeComprobante => ({
  codigo: textoEn(detalle, esNota ? 'codigoInterno' : 'codigoPrincipal'),
  cantidad: Number(textoEn(detalle, 'cantidad')),
  precio: Number(textoEn(detalle, 'precioUnitario')),
  descuento: quizaCentavos(textoEn(detalle, 'descuento')) ?? 0,
  neto: centavos(textoEn(detalle, 'precioTotalSinImpuesto')),
  impuestos: listaEn(detalle, 'impuestos').map(impuesto),
});

function impuesto(elemento: XmlElement): Impuesto {
  return {
    codigo: textoEn(elemento, 'codigo'),
    porcentaje: textoEn(elemento, 'codigoPorcentaje'),
    tarifa: hijo(elemento, 'tarifa') ? Number(textoEn(elemento, 'tarifa')) : null,
    base: centavos(textoEn(elemento, 'baseImponible')),
    valor: centavos(textoEn(elemento, 'valor')),
  };
}

const centavos = (texto: string) => Math.round(Number(texto) * 100);
const quizaCentavos = (texto: string) => (texto === '' ? null : centavos(texto));
