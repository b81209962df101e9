import { quiza, uno, varios, type Prueba, type ReglaDeEstructura } from './estructura';

import type { XmlElement } from 'libxml2-wasm';

const DS = 'http://www.w3.org/2000/09/xmldsig#';

const NOMBRE = /^[A-Za-z_][\w.-]*$/;
const URI = /^[\w:/.#-]*$/;
const TEXTO = /^[\s\S]*$/;
/** As it decodes and is written again: a schema takes no bits that say nothing. */
const BASE64: Prueba = {
  test(texto) {
    const junto = texto.replace(/[ \t\r\n]/g, '');
    return Buffer.from(junto, 'base64').toString('base64') === junto;
  },
};

const ds = (regla: ReglaDeEstructura): ReglaDeEstructura => ({ ...regla, espacio: DS });
const CON_ID = { quizaAtributos: { Id: NOMBRE } };
/** A method and what it is given: nothing, with the methods that are taken. */
const metodo = (nombre: string) => ds(uno(nombre, { hijos: [], atributos: { Algorithm: URI } }));
const binario = (nombre: string) => ds(uno(nombre, { patron: BASE64 }));

const DIGEST_METHOD = metodo('DigestMethod');
const DIGEST_VALUE = binario('DigestValue');

const REFERENCIA: ReglaDeEstructura = ds({
  ...varios('Reference', [
    ds(
      quiza('Transforms', {
        hijos: [{ ...metodo('Transform'), max: Infinity }],
      }),
    ),
    DIGEST_METHOD,
    DIGEST_VALUE,
  ]),
  quizaAtributos: { Id: NOMBRE, URI, Type: URI },
});

const LLAVES: ReglaDeEstructura = ds(
  quiza('KeyInfo', {
    ...CON_ID,
    algunHijo: true,
    hijos: [
      ds(quiza('X509Data', { hijos: [{ ...binario('X509Certificate'), max: Infinity }] })),
      ds(
        quiza('KeyValue', {
          hijos: [ds(uno('RSAKeyValue', { hijos: [binario('Modulus'), binario('Exponent')] }))],
        }),
      ),
    ],
  }),
);

/** What XAdES writes of this namespace inside of its own. */
const EN_PROPIEDADES: readonly ReglaDeEstructura[] = [
  DIGEST_METHOD,
  DIGEST_VALUE,
  ds(uno('X509IssuerName', { patron: TEXTO })),
  ds(uno('X509SerialNumber', { patron: TEXTO })),
];

/**
 * The signature as its schema orders it, in the one form that is taken here. What it may lack in the schema, it may lack here
 * too: that it is needed is said by firma.ts, with another code.
 */
export const FIRMA: ReglaDeEstructura = ds(
  quiza('Signature', {
    ...CON_ID,
    hijos: [
      ds(
        uno('SignedInfo', {
          ...CON_ID,
          hijos: [metodo('CanonicalizationMethod'), metodo('SignatureMethod'), REFERENCIA],
        }),
      ),
      ds(uno('SignatureValue', { ...CON_ID, patron: BASE64 })),
      LLAVES,
      ds(
        quiza('Object', {
          quizaAtributos: { Id: NOMBRE, MimeType: TEXTO, Encoding: URI },
          laxo: { espacio: DS, reglas: EN_PROPIEDADES },
        }),
      ),
    ],
  }),
);

/** An Id of the signature that two of its elements have: to a schema it names one thing. */
export function idRepetido(raiz: XmlElement): string | null {
  const ids = raiz.find('//ds:*/@Id', { ds: DS }).map(({ content }) => content);
  return ids.find((id, i) => ids.indexOf(id) !== i) ?? null;
}
