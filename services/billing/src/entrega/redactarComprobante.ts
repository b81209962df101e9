import { z } from 'zod';

import { comprobanteVentaSchema } from '@comanda/shared/contracts/facturacion/comprobante';

import { formatSecuencial, leerClaveAcceso } from '../domain/claveAcceso';
import type { Emisor } from '../domain/emisor';
import { facturaXml } from '../domain/factura';
import { notaCreditoXml, type DocumentoModificado } from '../domain/notaCredito';
import type { RevisionDeDocumento } from '../domain/validarDocumento';
import { validarFactura } from '../domain/validarFactura';
import { validarNotaCredito } from '../domain/validarNotaCredito';

/** A document as it is stored, by what its XML is made from. */
export type DocumentoGuardado = {
  clave_acceso: string;
  cod_doc: string;
  datos: unknown;
  /** A credit note has the key of the invoice that it takes back. */
  modifica: string | null;
};

type Redaccion = { ok: true; xml: string } | { ok: false; mensaje: string };
type Contexto = { emisor: Emisor; rucProveedor: string };

const FACTURA = '01';
const NOTA_CREDITO = '04';

/** What facturacion.insertar_nota stores: the invoice's data on the note's own day, why, and of a part what came before it. */
const notaSchema = comprobanteVentaSchema.extend({
  motivo: z.string(),
  antes: z.record(z.string(), z.number().int()).optional(),
});

/** The XML of a document, without signature; or the sentence that says what keeps it from being one. */
export function redactarComprobante(documento: DocumentoGuardado, contexto: Contexto): Redaccion {
  const { clave_acceso: claveAcceso, cod_doc: codDoc, datos, modifica } = documento;
  if (codDoc === FACTURA) {
    const leida = comprobanteVentaSchema.safeParse(datos);
    if (!leida.success) return ilegible(leida.error);
    return redactar(validarFactura({ claveAcceso, ...contexto, venta: leida.data }), facturaXml);
  }
  if (codDoc !== NOTA_CREDITO || modifica === null)
    throw new Error(`redactarComprobante: ${claveAcceso} is neither an invoice nor a credit note`);
  const leida = notaSchema.safeParse(datos);
  if (!leida.success) return ilegible(leida.error);
  const { motivo, antes, ...venta } = leida.data;
  const modificado = modificadoDe(modifica);
  return redactar(
    validarNotaCredito({ claveAcceso, ...contexto, venta, modificado, motivo, antes }),
    notaCreditoXml,
  );
}

/** A key says all that a credit note tells of an invoice. */
function modificadoDe(clave: string): DocumentoModificado {
  const partes = leerClaveAcceso(clave);
  if (!partes) throw new Error(`redactarComprobante: not a key: ${clave}`);
  const { establecimiento, puntoEmision, secuencial, fecha } = partes;
  return { numero: `${establecimiento}-${puntoEmision}-${formatSecuencial(secuencial)}`, fecha };
}

function redactar<Doc>(
  revision: RevisionDeDocumento<Doc>,
  aXml: (documento: Doc) => string,
): Redaccion {
  if (revision.ok) return { ok: true, xml: aXml(revision.documento) };
  const { msg, campo } = revision.defecto;
  return { ok: false, mensaje: `${msg} (${campo})` };
}

function ilegible({ issues }: z.ZodError): Redaccion {
  const campo = issues[0]?.path.join('.') ?? '';
  return { ok: false, mensaje: `Los datos de la venta no sirven para facturar: ${campo}` };
}
