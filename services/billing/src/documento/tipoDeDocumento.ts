import type { TipoComprobante } from '@comanda/shared/contracts/documentos';

const TIPO: Readonly<Record<string, TipoComprobante>> = { '01': 'FACTURA', '04': 'NOTA_CREDITO' };

/** What a document is, as people call it. */
export const tipoDeDocumento = ({ cod_doc }: { cod_doc: string }): TipoComprobante =>
  TIPO[cod_doc] ?? 'FACTURA';
