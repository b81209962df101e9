import type { LeyDeEmpresa } from '../../contracts/admin/ley';

import { emiteNotas } from './notasDeVenta';

/** What a sale is documented with. TICKET: its company issues neither invoices nor notas de venta. */
export type DocumentoDeVenta = 'FACTURA' | 'NOTA' | 'TICKET';

/** MEZCLA: some of it asks for an invoice and some for a nota de venta. SIN_FACTURA: it asks for an invoice, and its company issues none. */
export type FaltaDeDocumento = 'MEZCLA' | 'SIN_FACTURA';

/** Who sells: on which day ('YYYY-MM-DD'), under which law (null: it changes nothing that day), and whether it issues invoices. */
export type Vendedor = {
  dia: string;
  ley: Pick<LeyDeEmpresa, 'regimen'> | null;
  factura: boolean;
};

type Marcada = { fuera_regimen?: boolean | undefined };

/**
 * What a negocio popular sells within its regime bears a nota de venta, and what is outside of it an electronic invoice
 * (Resolución NAC-DGERCGC22-00000024): one sale is one document, so that it has products of one kind.
 */
export function documentoDeVenta(
  { dia, ley, factura }: Vendedor,
  lineas: readonly Marcada[],
): DocumentoDeVenta | FaltaDeDocumento {
  if (ley === null || !emiteNotas(ley, dia)) return factura ? 'FACTURA' : 'TICKET';
  const fuera = lineas.filter(({ fuera_regimen = false }) => fuera_regimen).length;
  if (fuera === 0) return 'NOTA';
  if (fuera < lineas.length) return 'MEZCLA';
  return factura ? 'FACTURA' : 'SIN_FACTURA';
}

export const faltaDocumento = (
  documento: DocumentoDeVenta | FaltaDeDocumento,
): documento is FaltaDeDocumento => documento === 'MEZCLA' || documento === 'SIN_FACTURA';
