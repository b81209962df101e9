import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const texto = z.string().default('');
const impuesto = z.object({
  codigoPorcentaje: texto,
  tarifa: texto,
  valor: texto,
  baseImponible: texto,
});

const documento = z.object({
  factura: z.object({
    infoTributaria: z.object({
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
    }),
    infoFactura: z.object({
      fechaEmision: texto,
      dirEstablecimiento: texto,
      contribuyenteEspecial: texto,
      obligadoContabilidad: texto,
      razonSocialComprador: texto,
      identificacionComprador: texto,
      direccionComprador: texto,
      totalSinImpuestos: texto,
      totalDescuento: texto,
      totalConImpuestos: z.object({ totalImpuesto: z.array(impuesto) }),
      propina: texto,
      importeTotal: texto,
      pagos: z.object({ pago: z.array(z.object({ formaPago: texto, total: texto })) }),
    }),
    detalles: z.object({
      detalle: z.array(
        z.object({
          codigoPrincipal: texto,
          descripcion: texto,
          cantidad: texto,
          precioUnitario: texto,
          descuento: texto,
          precioTotalSinImpuesto: texto,
        }),
      ),
    }),
    infoAdicional: z.object({
      campoAdicional: z.array(z.object({ '@_nombre': texto, '#text': texto })),
    }),
  }),
});

export type FacturaLeida = z.output<typeof documento>['factura'];

const LISTAS = ['totalImpuesto', 'pago', 'detalle', 'campoAdicional'];

const lector = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true, // '&#xD;' too
  isArray: (nombre) => LISTAS.includes(nombre),
});

/** What the printed form shows of an invoice, read from its XML alone. */
export function leerRide(xml: string): FacturaLeida {
  const leido: unknown = lector.parse(xml);
  return documento.parse(leido).factura;
}
