import { DOCUMENTO, numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { fraseDeCredito, venceEl } from '@comanda/shared/domain/dinero/credito';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import type { RenglonPdf } from '@comanda/kit/pdf/hoja';

import type { DocumentoLeido } from './leerRide';

/** What is printed: the document, when it was authorised, and a logo that can be drawn. */
/** `autorizada` null: the authority's date of it cannot be read. */
export type Ride = { documento: DocumentoLeido; autorizada: Date | null; logo: Buffer | null };

export const SIN_VALIDEZ = 'PRUEBAS - SIN VALIDEZ TRIBUTARIA';

export const TITULO = { FACTURA: 'FACTURA', NOTA_CREDITO: 'NOTA DE CRÉDITO' } as const;

const FORMAS: Record<string, string> = {
  '01': 'SIN UTILIZACIÓN DEL SISTEMA FINANCIERO',
  '16': 'TARJETA DE DÉBITO',
  '19': 'TARJETA DE CRÉDITO',
  '20': 'OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO',
};

/** The number that its key says, as the XML does. */
const numeroDe = ({ infoTributaria }: DocumentoLeido): string =>
  numeroDeComprobante(infoTributaria.claveAcceso);

export function tituloDe(documento: DocumentoLeido): string {
  return `${DOCUMENTO[documento.tipo].nombre} ${numeroDe(documento)}`;
}

/** Who issues it. */
export function renglonesDeEmisor({ infoTributaria: i, info }: DocumentoLeido): RenglonPdf[] {
  return [
    ['Dirección matriz', i.dirMatriz],
    ['Dirección sucursal', info.dirEstablecimiento],
    ['Contribuyente especial No.', info.contribuyenteEspecial],
    ['OBLIGADO A LLEVAR CONTABILIDAD', info.obligadoContabilidad],
    ['Agente de retención Resolución No.', i.agenteRetencion],
    ['', i.contribuyenteRimpe],
  ];
}

/** Which document it is, and what the authority did with it. */
export function renglonesDeAutorizacion({ documento, autorizada }: Ride): RenglonPdf[] {
  return [
    ['No.', numeroDe(documento)],
    ['NÚMERO DE AUTORIZACIÓN', documento.infoTributaria.claveAcceso],
    ['FECHA Y HORA DE AUTORIZACIÓN', fechaDicha(autorizada)],
    ['AMBIENTE', documento.sinValidez ? SIN_VALIDEZ : 'PRODUCCIÓN'],
    ['EMISIÓN', 'NORMAL'],
  ];
}

/** Whom it is for and, on a credit note, what it takes back and why. */
export function renglonesDeComprador({ info, modificado }: DocumentoLeido): RenglonPdf[] {
  return [
    ['Razón social / Nombres y apellidos', info.razonSocialComprador],
    ['Identificación', info.identificacionComprador],
    ['Fecha de emisión', info.fechaEmision],
    ['Dirección', info.direccionComprador],
    ...(modificado === null
      ? []
      : ([
          ['Comprobante que se modifica', `FACTURA ${modificado.numero}`],
          ['Fecha de emisión del comprobante que se modifica', modificado.fecha],
          ['Razón de modificación', modificado.motivo],
        ] as const)),
  ];
}

/** The sums, in the order they add up. */
export function totalesDeRide({
  impuestos,
  ice,
  info,
  cobro,
  total,
}: DocumentoLeido): RenglonPdf[] {
  return [
    ...impuestos.map(({ tarifa, base }): RenglonPdf => [`SUBTOTAL ${tarifa}`, base]),
    ['SUBTOTAL SIN IMPUESTOS', info.totalSinImpuestos],
    ...(cobro === null ? [] : [['TOTAL DESCUENTO', cobro.descuento] as const]),
    ...(ice === null ? [] : [['ICE', ice] as const]),
    ...impuestos
      .filter(({ tarifa }) => tarifa !== '0%')
      .map(({ tarifa, valor }): RenglonPdf => [`IVA ${tarifa}`, valor]),
    ...(cobro === null ? [] : [['PROPINA', cobro.propina] as const]),
    ['VALOR TOTAL', total],
  ];
}

export function pagosDe({ cobro, info }: DocumentoLeido): RenglonPdf[] {
  return (cobro?.pagos ?? []).map(({ formaPago, total, plazo }) => {
    const forma = FORMAS[formaPago] ?? formaPago;
    return [plazo === '' ? forma : `${forma}. ${aCreditoDesde(info.fechaEmision, plazo)}`, total];
  });
}

/** `emitida` as the XML writes it, dd/mm/aaaa. */
function aCreditoDesde(emitida: string, plazo: string): string {
  const dias = Number(plazo);
  const dia = emitida.split('/').toReversed().join('-');
  return fraseDeCredito({ plazo: dias, vence: venceEl(dia, dias) });
}

/** '2.000000' as '2', '3.260870' as '3.26087': six decimals say nothing to a guest. */
export function sinCeros(numero: string, minimo = 0): string {
  const [entero = '', decimales = ''] = numero.split('.');
  const utiles = decimales.replace(/0+$/, '').padEnd(minimo, '0');
  return utiles ? `${entero}.${utiles}` : entero;
}

/** When it was authorised, as a person reads it. */
export const fechaDicha = (autorizada: Date | null): string =>
  autorizada === null ? 'Consúltela en el portal del SRI' : formatFechaHora(autorizada);
