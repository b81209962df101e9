import { createHash, verify } from 'node:crypto';

import type { Certificado } from './certificado';
import { ALGORITMOS, RESUMENES_DE_FIRMA } from './resumenes';

const ESPACIOS =
  ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"';

/**
 * Reads a signed document of ours back and checks its three digests and its value, before it leaves. It catches a
 * wrong key or a byte changed on the way to the database; the sandbox verifies independently.
 */
export function verificarFirma(xml: string, { publica, derBase64 }: Certificado): boolean {
  const info = trozo(xml, 'ds:SignedInfo');
  const propiedades = trozo(xml, 'etsi:SignedProperties');
  const claves = trozo(xml, 'ds:KeyInfo');
  const valor = /<ds:SignatureValue>([^<]+)</.exec(xml)?.[1];
  if (!info || !propiedades || !claves || !valor) return false;

  const raiz = sinFirma(xml)
    .slice(xml.indexOf('?>') + 2)
    .trimStart();
  const resumen = RESUMENES_DE_FIRMA.find((uno) => info.includes(`"${ALGORITMOS[uno].firma}"`));
  if (!resumen) return false;
  const esperados = [heredado(propiedades), heredado(claves), raiz].map((contenido) =>
    createHash(resumen).update(contenido, 'utf8').digest('base64'),
  );
  const escritos = [...info.matchAll(/<ds:DigestValue>([^<]+)</g)].map(([, digesto]) => digesto);
  return (
    claves.includes(derBase64) &&
    escritos.length === esperados.length &&
    escritos.every((digesto, i) => digesto === esperados[i]) &&
    verify(resumen, Buffer.from(heredado(info)), publica, Buffer.from(valor, 'base64'))
  );
}

/** The document as it was before it was signed. */
export function sinFirma(xml: string): string {
  const firma = trozo(xml, 'ds:Signature');
  return firma ? xml.replace(firma, () => '') : xml;
}

function trozo(xml: string, nombre: string): string | null {
  const inicio = xml.search(new RegExp(`<${nombre}[ >]`));
  const cierre = `</${nombre}>`;
  const fin = xml.indexOf(cierre, inicio);
  return inicio < 0 || fin < 0 ? null : xml.slice(inicio, fin + cierre.length);
}

/** An element alone, with the namespaces it inherits in the document (canonical XML). */
function heredado(elemento: string): string {
  return elemento.replace(/^<[\w:]+/, (etiqueta) => etiqueta + ESPACIOS);
}
