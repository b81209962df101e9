import {
  TIPOS_COMPROBANTE,
  type TipoComprobante,
} from '@comanda/shared/contracts/facturacion/documentos';
import { DOCUMENTO } from '@comanda/shared/domain/fiscal/comprobante';

/** What a document is, as people call it. */
export const tipoDeDocumento = ({ cod_doc }: { cod_doc: string }): TipoComprobante =>
  TIPOS_COMPROBANTE.find((tipo) => DOCUMENTO[tipo].codigo === cod_doc) ?? 'FACTURA';
