import { oidDe, valoresDeDer, type Der } from './der';

/** What RFC 2253 has a word for; Java writes any other type by its number, and its value in hex. */
const PALABRAS = new Map([
  ['2.5.4.3', 'CN'],
  ['2.5.4.6', 'C'],
  ['2.5.4.7', 'L'],
  ['2.5.4.8', 'ST'],
  ['2.5.4.9', 'STREET'],
  ['2.5.4.10', 'O'],
  ['2.5.4.11', 'OU'],
  ['0.9.2342.19200300.100.1.1', 'UID'],
  ['0.9.2342.19200300.100.1.25', 'DC'],
]);

/** UTF8, Printable, T61, IA5, General and BMP strings. Java reads the bytes of each as UTF-8, whatever their type says. */
const TEXTOS: ReadonlySet<number> = new Set([0x0c, 0x13, 0x14, 0x16, 0x1b, 0x1e]);

/** A Name as java.security's X500Principal.getName() writes it: what the authority compares X509IssuerName with. */
export function nombreJava({ dentro }: Der): string {
  const partes = valoresDeDer(dentro).map((rdn) =>
    valoresDeDer(rdn.dentro).map(atributo).join('+'),
  );
  return partes.reverse().join(',');
}

function atributo({ dentro }: Der): string {
  const [tipo, valor] = valoresDeDer(dentro);
  if (!tipo || !valor) throw new RangeError('nombreJava: an attribute without its value');
  const palabra = PALABRAS.get(oidDe(tipo));
  if (palabra === undefined || !TEXTOS.has(valor.tag))
    return `${palabra ?? oidDe(tipo)}=#${valor.bytes.toString('hex')}`;
  return `${palabra}=${escapado(valor.dentro.toString('utf8'))}`;
}

/** Spaces and carriage returns are escaped at both ends alone. */
function escapado(texto: string): string {
  const inicio = texto.search(/[^ \r]/);
  const fin = texto.replace(/[ \r]+$/, '').length;
  return Array.from(texto.matchAll(/[^]/gu), ({ 0: letra, index }) => {
    if (letra === '\0') return '\\00';
    const alBorde = inicio < 0 || index < inicio || index >= fin;
    return alBorde || ',=+<>#;"\\'.includes(letra) ? `\\${letra}` : letra;
  }).join('');
}
