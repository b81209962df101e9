import { createHash, sign, type KeyObject } from 'node:crypto';

import { sinFirma } from '@comanda/billing/firmas/verificarFirma';

const ESPACIOS =
  ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#" xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#"';

/** A signed document whose signature was changed by hand, signed anew as it stands: what was changed is now what was meant. */
export function refirmar(xml: string, clave: KeyObject): string {
  const info = trozo(xml, 'ds:SignedInfo');
  const nuevo = info.replace(
    /URI="#([^"]*)"(.*?)<ds:DigestValue>[^<]*/g,
    (todo: string, id: string) => todo.replace(/[^>]*$/, resumen(contenidoDe(xml, id))),
  );
  const valor = sign('sha1', Buffer.from(heredado(nuevo)), clave).toString('base64');
  return xml
    .replace(info, () => nuevo)
    .replace(/(<ds:SignatureValue>)[^<]*/, (_todo, marca: string) => marca + valor);
}

const resumen = (contenido: string) => createHash('sha1').update(contenido).digest('base64');

function contenidoDe(xml: string, id: string): string {
  if (id === 'comprobante')
    return sinFirma(xml)
      .slice(xml.indexOf('?>') + 2)
      .trimStart();
  const elemento = id === 'Certificate' ? 'ds:KeyInfo' : 'etsi:SignedProperties';
  return heredado(trozo(xml, elemento));
}

/** An element of the signature, from its first byte to its last. */
export function trozo(xml: string, nombre: string): string {
  const inicio = xml.search(new RegExp(`<${nombre}[ >]`));
  const cierre = `</${nombre}>`;
  const fin = xml.indexOf(cierre, inicio);
  if (inicio < 0 || fin < 0) throw new Error(`trozo: there is no ${nombre}`);
  return xml.slice(inicio, fin + cierre.length);
}

const heredado = (elemento: string) =>
  elemento.replace(/^<[\w:]+/, (etiqueta) => etiqueta + ESPACIOS);
