import { ParseOption, XmlDocument } from 'libxml2-wasm';

import { leerComprobante, type Comprobante } from './comprobante';
import { SIN_ESQUEMAS, type Esquemas } from './esquemas';
import { faltaDeElemento } from './estructura';
import { FACTURA } from './reglasFactura';
import { idRepetido } from './reglasFirma';
import { NOTA_CREDITO } from './reglasNotaCredito';
import { rechazo, si, type RechazoDelSri } from './tabla';

const TAMANO_MAXIMO = 320 * 1024;
const DOCUMENTOS = [FACTURA, NOTA_CREDITO];

type Leido =
  | { ok: true; xml: string; comprobante: Comprobante }
  | { ok: false; rechazo: RechazoDelSri };

/** What a document says, or why it cannot be read. `xml` null: its bytes are no UTF-8. */
export function leerDocumento(xml: string | null, esquemas: Esquemas = SIN_ESQUEMAS): Leido {
  if (xml === null) return { ok: false, rechazo: rechazo('codificacion') };
  const ilegible =
    si(Buffer.byteLength(xml) > TAMANO_MAXIMO, 'tamano') ??
    si(DOCTYPE.test(xml), 'doctype') ??
    si(!enUtf8(xml), 'codificacion');
  if (ilegible) return { ok: false, rechazo: ilegible };
  try {
    using documento = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
    const falta = faltaDeDocumento(documento, esquemas);
    if (falta) return { ok: false, rechazo: rechazo('estructura', falta) };
    return { ok: true, xml, comprobante: leerComprobante(documento.root) };
  } catch (fallo) {
    return { ok: false, rechazo: rechazo('estructura', String(fallo)) };
  }
}

/** An entity it defines could make of a small document a large one, or read a file. */
const DOCTYPE = /<!DOCTYPE/;
const DECLARACION =
  /^<\?xml\s+version=(["'])1\.0\1(\s+encoding=(["'])utf-8\3)?(\s+standalone=(["'])(yes|no)\5)?\s*\?>/i;

/** Without a declaration it is XML 1.0 in UTF-8. */
const enUtf8 = (xml: string) => !/^<\?xml\s/.test(xml) || DECLARACION.test(xml);

function faltaDeDocumento(documento: XmlDocument, esquemas: Esquemas): string | null {
  const { root } = documento;
  const regla = DOCUMENTOS.find(({ nombre }) => nombre === root.name && root.namespaceUri === '');
  if (!regla) return `${root.name}: no se esperaba`;
  const falta = faltaDeElemento(root, regla);
  if (falta) return falta;
  const repetido = idRepetido(root);
  if (repetido !== null) return `Id '${repetido}' repetido`;
  return esquemas(documento, root.name, root.attr('version')?.content ?? '');
}
