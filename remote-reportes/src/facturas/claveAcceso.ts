import { numeroDeComprobante } from '@comanda/shared/domain/comprobante';

const DOCUMENTO: Readonly<Record<string, string>> = { '01': 'Factura', '04': 'Nota de credito' };

/** Kind of the document, as its key says: 'Nota de credito'. */
export function tipoDeClave(clave: string): string {
  return DOCUMENTO[clave.slice(8, 10)] ?? 'Comprobante';
}

/** Kind and number of the document: 'Factura 001-001-000000123'. */
export function documentoDe(clave: string): string {
  return `${tipoDeClave(clave)} ${numeroDeComprobante(clave)}`;
}
