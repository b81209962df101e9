import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import { AppError } from '@comanda/shared/errors/AppError';

/** The authority takes no larger document. */
const MAXIMO = 320_000;
/** What a document has besides its lines at its longest: who sells, who buys, payments, the signature. */
const FIJO = 24_000;
/** What a line has besides its texts. */
const POR_LINEA = 500;

/** The most bytes that a text takes in a document. */
const bytesDe = (texto: string) =>
  Buffer.byteLength(texto) + 4 * (texto.match(/[&<>]/g)?.length ?? 0);

/** Never less than the signed document has. */
export const bytesDeComprobante = ({ lineas }: Pick<ComprobanteVenta, 'lineas'>): number =>
  lineas.reduce(
    (suma, { codigo, descripcion }) => suma + POR_LINEA + bytesDe(codigo) + bytesDe(descripcion),
    FIJO,
  );

/** A document that would not be taken is refused before it is sold. */
export function exigirTamano(venta: ComprobanteVenta): ComprobanteVenta {
  const bytes = bytesDeComprobante(venta);
  if (bytes > MAXIMO) throw new AppError('FACTURA_MUY_GRANDE', { bytes });
  return venta;
}
