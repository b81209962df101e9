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
  /** Of a credit note: the document it takes back. */
  modificado: { codDoc: string; numero: string; fecha: string } | null;
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
  /** Null where the document does not write it. */
  tarifa: number | null;
  base: number;
  valor: number;
};

export function leerComprobante(raiz: XmlElement): Comprobante {
  const esNota = raiz.name === 'notaCredito';
  const info = hijo(raiz, esNota ? 'infoNotaCredito' : 'infoFactura');
  const tributaria = (campo: string) => textoEn(raiz, 'infoTributaria', campo);
  const propio = (campo: string) => (info ? textoEn(info, campo) : '');
  const fecha = fechaDe(propio('fechaEmision'));
  const pagos = info && hijo(info, 'pagos');
  return {
    claveAcceso: tributaria('claveAcceso'),
    numero:
      propio('fechaEmision').replaceAll('/', '') +
      ['codDoc', 'ruc', 'ambiente', 'estab', 'ptoEmi', 'secuencial'].map(tributaria).join(''),
    ruc: tributaria('ruc'),
    ambiente: tributaria('ambiente'),
    fecha,
    comprador: {
      tipo: propio('tipoIdentificacionComprador'),
      identificacion: propio('identificacionComprador'),
    },
    subtotal: centavos(propio('totalSinImpuestos')),
    propina: centavos(propio('propina') || '0'),
    total: centavos(propio(esNota ? 'valorModificacion' : 'importeTotal')),
    pagos: pagos && hijos(pagos).reduce((suma, pago) => suma + centavos(textoEn(pago, 'total')), 0),
    modificado: esNota
      ? {
          codDoc: propio('codDocModificado'),
          numero: propio('numDocModificado'),
          fecha: fechaDe(propio('fechaEmisionDocSustento')),
        }
      : null,
    impuestos: listaEn(info, 'totalConImpuestos').map(impuesto),
    lineas: listaEn(raiz, 'detalles').map((detalle) => ({
      cantidad: Number(textoEn(detalle, 'cantidad')),
      precio: Number(textoEn(detalle, 'precioUnitario')),
      descuento: centavos(textoEn(detalle, 'descuento') || '0'),
      neto: centavos(textoEn(detalle, 'precioTotalSinImpuesto')),
      impuestos: listaEn(detalle, 'impuestos').map(impuesto),
    })),
  };
}

/** YYYY-MM-DD of a dd/mm/aaaa. */
const fechaDe = (texto: string) => texto.split('/').reverse().join('-');

function listaEn(elemento: XmlElement | null, nombre: string): XmlElement[] {
  const lista = elemento && hijo(elemento, nombre);
  return lista ? hijos(lista) : [];
}

function impuesto(elemento: XmlElement): Impuesto {
  return {
    codigo: textoEn(elemento, 'codigo'),
    porcentaje: textoEn(elemento, 'codigoPorcentaje'),
    tarifa: hijo(elemento, 'tarifa') ? Number(textoEn(elemento, 'tarifa')) : null,
    base: centavos(textoEn(elemento, 'baseImponible')),
    valor: centavos(textoEn(elemento, 'valor')),
  };
}

function centavos(texto: string): number {
  return Math.round(Number(texto) * 100);
}
