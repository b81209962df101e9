import forge from 'node-forge';

const { asn1, util } = forge;

export type Asn1 = forge.asn1.Asn1;

export const leerAsn1 = (der: Buffer): Asn1 => asn1.fromDer(der.toString('latin1'));

/** The values inside a constructed one, in order. */
export const partesAsn1 = ({ value }: Asn1): Asn1[] => (typeof value === 'string' ? [] : value);

/** The content of a value, byte by byte: forge has made letters of a BMPString already. */
export function contenidoAsn1({ type, value }: Asn1): Buffer {
  if (typeof value !== 'string') return Buffer.alloc(0);
  if (type === asn1.Type.BMPSTRING) return Buffer.from(value, 'utf16le').swap16();
  return Buffer.from(value, 'latin1');
}

/** Its tag, its length and its content. */
export const derDe = (nodo: Asn1): Buffer => Buffer.from(asn1.toDer(nodo).getBytes(), 'latin1');

/** Dotted text of an object identifier. */
export const oidAsn1 = (nodo: Asn1): string =>
  asn1.derToOid(util.createBuffer(contenidoAsn1(nodo).toString('latin1')));

/** An INTEGER as decimal text: serial numbers exceed 2^53. */
export function enteroDe(nodo: Asn1): string {
  const contenido = contenidoAsn1(nodo);
  const sinSigno = BigInt(`0x${contenido.toString('hex') || '0'}`);
  return BigInt.asIntN(contenido.length * 8, sinSigno).toString();
}

/** Whether it is [n] of the sequence it stands in. */
export function esCampo({ tagClass, type }: Asn1, n: number): boolean {
  const campo: number = type; // forge tells the number of a field as a type
  return tagClass === asn1.Class.CONTEXT_SPECIFIC && campo === n;
}

/** The tag of a value that is not inside of another's type. */
export const tipoUniversal = ({ tagClass, type, constructed }: Asn1): number | null =>
  tagClass === asn1.Class.UNIVERSAL && !constructed ? type : null;
