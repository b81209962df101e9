import { hijosDer, oidDeDer, type NodoDer } from './der';

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

const UTF8 = 0x0c;
const BMP = 0x1e;
const TIPOS_DE_TEXTO = new Set([UTF8, 0x13, 0x14, 0x16, 0x1b, BMP]);

/**
 * A distinguished name as Java's X500Principal writes it in RFC 2253 form: reversed, comma without space, unknown
 * types as hex. The authority's verifier compares with exactly this (sri/README.md, Signature).
 */
export function nombreX500(nombre: NodoDer): string {
  return hijosDer(nombre)
    .reverse()
    .map((rdn) => hijosDer(rdn).map(atributo).join('+'))
    .join(',');
}

function atributo(nodo: NodoDer): string {
  const [tipo, valor] = hijosDer(nodo);
  if (!tipo || !valor) throw new RangeError('nombreX500: an attribute without type or value');
  const oid = oidDeDer(tipo);
  const palabra = PALABRA_CLAVE[oid];
  if (!palabra || !TIPOS_DE_TEXTO.has(valor.tag))
    return `${palabra ?? oid}=#${valor.todo.toString('hex')}`;
  return `${palabra}=${escapar(textoDe(valor))}`;
}

function textoDe({ tag, contenido }: NodoDer): string {
  if (tag === UTF8) return contenido.toString('utf8');
  if (tag === BMP) return Buffer.from(contenido).swap16().toString('utf16le');
  return contenido.toString('latin1');
}

function escapar(texto: string): string {
  return texto
    .replace(/[,=+<>#;"\\]/g, '\\$&')
    .replace(/^ +| +$/g, (espacios) => '\\ '.repeat(espacios.length))
    .replaceAll('\u0000', '\\00');
}
