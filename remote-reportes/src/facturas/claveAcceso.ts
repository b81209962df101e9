import { DOCUMENTO, numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';

/** Kind of the document, as its key says: 'Nota de crédito'. */
export function tipoDeClave(clave: string): string {
  const codigo = clave.slice(8, 10);
  return Object.values(DOCUMENTO).find((uno) => uno.codigo === codigo)?.nombre ?? 'Comprobante';
}

/** In little room: nearly all of them are invoices, and only another kind is told. */
export function documentoEnCorto(clave: string): string {
  const esFactura = tipoDeClave(clave) === DOCUMENTO.FACTURA.nombre;
  return esFactura ? numeroDeComprobante(clave) : documentoDe(clave);
}

/** Kind and number of the document: 'Factura 001-001-000000123'. */
export function documentoDe(clave: string): string {
  return `${tipoDeClave(clave)} ${numeroDeComprobante(clave)}`;
}
