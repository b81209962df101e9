import { EntityDecoder } from '@nodable/entities';
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

import type { TipoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { ICE_DE_FUNDAS } from '@comanda/shared/domain/ley/ice';

const texto = z.string().default('');

const infoTributaria = z.object({
  ambiente: texto,
  razonSocial: texto,
  nombreComercial: texto,
  ruc: texto,
  claveAcceso: texto,
  estab: texto,
  ptoEmi: texto,
  secuencial: texto,
  dirMatriz: texto,
  agenteRetencion: texto,
  contribuyenteRimpe: texto,
});

const impuesto = z.object({
  codigo: texto,
  codigoPorcentaje: texto,
  valor: texto,
  baseImponible: texto,
});

const infoComun = z.object({
  fechaEmision: texto,
  dirEstablecimiento: texto,
  contribuyenteEspecial: texto,
  obligadoContabilidad: texto,
  razonSocialComprador: texto,
  identificacionComprador: texto,
  totalSinImpuestos: texto,
  totalConImpuestos: z.object({ totalImpuesto: z.array(impuesto) }),
});

const infoFactura = infoComun.extend({
  direccionComprador: texto,
  totalDescuento: texto,
  propina: texto,
  importeTotal: texto,
  pagos: z.object({ pago: z.array(z.object({ formaPago: texto, total: texto, plazo: texto })) }),
});

const infoNotaCredito = infoComun.extend({
  numDocModificado: texto,
  fechaEmisionDocSustento: texto,
  valorModificacion: texto,
  motivo: texto,
});

const detalle = z.object({
  codigoPrincipal: texto,
  codigoInterno: texto,
  descripcion: texto,
  cantidad: texto,
  precioUnitario: texto,
  descuento: texto,
  precioTotalSinImpuesto: texto,
  impuestos: z.object({
    impuesto: z.array(z.object({ codigoPorcentaje: texto, tarifa: texto, valor: texto })),
  }),
});

const comun = z.object({
  infoTributaria,
  detalles: z.object({ detalle: z.array(detalle) }),
  infoAdicional: z.object({
    campoAdicional: z.array(z.object({ '@_nombre': texto, '#text': texto })),
  }),
});

const documento = z.union([
  z.object({ factura: comun.extend({ infoFactura }) }),
  z.object({ notaCredito: comun.extend({ infoNotaCredito }) }),
]);

type Comun = z.output<typeof comun>;
type Info = z.output<typeof infoComun>;
export type LineaLeida = Omit<z.output<typeof detalle>, 'codigoInterno' | 'impuestos'>;

/** What a printed form shows, of either document. */
export type DocumentoLeido = {
  /** It has no value: of ambiente 1, or authorised by the stand-in. */
  sinValidez: boolean;
  tipo: TipoComprobante;
  infoTributaria: z.output<typeof infoTributaria>;
  info: Omit<Info, 'totalConImpuestos'> & { direccionComprador: string };
  detalles: LineaLeida[];
  /** The IVA by rate, as the document names it. */
  impuestos: { tarifa: string; base: string; valor: string }[];
  /** Of its bags, which is in those bases; null: it has none. */
  ice: string | null;
  /** Only an invoice has it. */
  cobro: {
    descuento: string;
    propina: string;
    /** `plazo`: days, of what was left on account; '' of what was paid. */
    pagos: { formaPago: string; total: string; plazo: string }[];
  } | null;
  /** The invoice that a credit note takes back. */
  modificado: { numero: string; fecha: string; motivo: string } | null;
  total: string;
  adicionales: { nombre: string; valor: string }[];
};

const LISTAS = ['totalImpuesto', 'pago', 'detalle', 'impuesto', 'campoAdicional'];

const lector = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  entityDecoder: new EntityDecoder({ numericAllowed: true }), // '&#xD;' too
  isArray: (nombre) => LISTAS.includes(nombre),
});

/** What the printed form shows of an invoice or a credit note, read from its XML; `simulado`: the stand-in authorised it. */
export function leerRide(xml: string, { simulado = false } = {}): DocumentoLeido {
  const leido: unknown = lector.parse(xml);
  const abierto = documento.parse(leido);
  const documentoLeido =
    'factura' in abierto ? deFactura(abierto.factura) : deNotaCredito(abierto.notaCredito);
  return { ...documentoLeido, sinValidez: documentoLeido.sinValidez || simulado };
}

/** The name the buyer knows the company by. */
export function emisorDe({ infoTributaria: i }: DocumentoLeido): string {
  return i.nombreComercial || i.razonSocial;
}

function deFactura(factura: Comun & { infoFactura: z.output<typeof infoFactura> }): DocumentoLeido {
  const { totalConImpuestos, totalDescuento, propina, importeTotal, pagos, ...info } =
    factura.infoFactura;
  return {
    ...partesComunes(factura, totalConImpuestos),
    tipo: 'FACTURA',
    info,
    cobro: { descuento: totalDescuento, propina, pagos: pagos.pago },
    modificado: null,
    total: importeTotal,
  };
}

function deNotaCredito(
  nota: Comun & { infoNotaCredito: z.output<typeof infoNotaCredito> },
): DocumentoLeido {
  const { totalConImpuestos, valorModificacion, ...resto } = nota.infoNotaCredito;
  const { numDocModificado, fechaEmisionDocSustento, motivo, ...info } = resto;
  return {
    ...partesComunes(nota, totalConImpuestos),
    tipo: 'NOTA_CREDITO',
    info: { ...info, direccionComprador: '' },
    cobro: null,
    modificado: { numero: numDocModificado, fecha: fechaEmisionDocSustento, motivo },
    total: valorModificacion,
  };
}

function partesComunes(leido: Comun, { totalImpuesto }: Info['totalConImpuestos']) {
  const lineas = leido.detalles.detalle;
  const ice = totalImpuesto.find(({ codigo }) => codigo === ICE_DE_FUNDAS.codigo);
  const tarifas = new Map(
    lineas.flatMap(({ impuestos }) =>
      impuestos.impuesto.map(({ codigoPorcentaje, tarifa }) => [codigoPorcentaje, tarifa]),
    ),
  );
  return {
    sinValidez: leido.infoTributaria.ambiente === '1',
    infoTributaria: leido.infoTributaria,
    detalles: lineas.map(({ codigoInterno, impuestos: _, ...linea }) => ({
      ...linea,
      codigoPrincipal: linea.codigoPrincipal || codigoInterno,
    })),
    // the sums of a credit note name no rate, its lines do
    impuestos: totalImpuesto
      .filter((uno) => uno !== ice)
      .map(({ codigoPorcentaje, baseImponible, valor }) => ({
        tarifa: `${Number(tarifas.get(codigoPorcentaje) ?? 0)}%`,
        base: baseImponible,
        valor,
      })),
    ice: ice?.valor ?? null,
    adicionales: leido.infoAdicional.campoAdicional.map((campo) => ({
      nombre: campo['@_nombre'],
      valor: campo['#text'],
    })),
  };
}
