import { contenidoAsn1, derDe, oidAsn1, partesAsn1, tipoUniversal, type Asn1 } from './asn1';

/** The attribute types RFC 2253 gives a keyword; java.security writes every other one as OID=#hex. */
const PALABRA_CLAVE: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
};

/** UTF8, Printable, T61, IA5, General and BMP strings. */
const TIPOS_DE_TEXTO: ReadonlySet<number | null> = new Set([0x0c, 0x13, 0x14, 0x16, 0x1b, 0x1e]);

/**
 * A distinguished name as Java's X500Principal writes it in RFC 2253 form: reversed, comma without space, unknown
 * types as hex. The authority's verifier compares with exactly this.
 */
export function nombreX500(nombre: Asn1): string {
  return partesAsn1(nombre)
    .reverse()
    .map((rdn) => partesAsn1(rdn).map(atributo).join('+'))
    .join(',');
}

function atributo(nodo: Asn1): string {
  const [tipo, valor] = partesAsn1(nodo);
  if (!tipo || !valor) throw new RangeError('nombreX500: an attribute without type or value');
  const oid = oidAsn1(tipo);
  const palabra = PALABRA_CLAVE[oid];
  if (!palabra || !TIPOS_DE_TEXTO.has(tipoUniversal(valor)))
    return `${palabra ?? oid}=#${derDe(valor).toString('hex')}`;
  // Java reads the bytes of every string type as UTF-8: an accent in a T61String is a U+FFFD there
  return `${palabra}=${escapar(contenidoAsn1(valor).toString('utf8'))}`;
}

function escapar(texto: string): string {
  return texto
    .replace(/[,=+<>#;"\\]/g, '\\$&')
    .replace(/^[ \r]+|[ \r]+$/g, (bordes) => bordes.replace(/[^]/g, '\\$&'))
    .replaceAll('\u0000', '\\00');
}
