/**
 * Canonical XML 1.0 written directly: no self-closing elements, text escaped as C14N does.
 * What is written here is digested and signed as it stands, so nothing may re-indent it.
 */
export type Xml = string & { readonly __xml: true };

const comoXml = (texto: string) => texto as Xml;

const EN_TEXTO: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const EN_ATRIBUTO: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

function escaparTexto(texto: string): string {
  return texto.replace(/[&<>\r]/g, (c) => EN_TEXTO[c] ?? c);
}

function escaparAtributo(texto: string): string {
  return texto.replace(/[&<"\t\n\r]/g, (c) => EN_ATRIBUTO[c] ?? c);
}

/** Attributes must be given in canonical order: namespaces first, then by name. */
export function elemento(
  nombre: string,
  contenido: string | readonly (Xml | null)[],
  atributos: Record<string, string> = {},
): Xml {
  const pares = Object.entries(atributos).map(
    ([clave, valor]) => ` ${clave}="${escaparAtributo(valor)}"`,
  );
  const dentro =
    typeof contenido === 'string'
      ? escaparTexto(contenido)
      : contenido.filter((c) => c !== null).join('');
  return comoXml(`<${nombre}${pares.join('')}>${dentro}</${nombre}>`);
}

/** Several elements as they follow each other. */
export const unir = (partes: readonly Xml[]): Xml => comoXml(partes.join(''));

/** Nothing when there is no text: the schema refuses empty optional elements. */
export function opcional(nombre: string, texto: string | null): Xml | null {
  return texto ? elemento(nombre, texto) : null;
}

/**
 * A text field as the authority takes it: one line, no characters that XML cannot hold, cut by characters
 * (an emoji is not halved).
 */
export function limpiarTexto(texto: string, maximo = 300): string {
  const limpio = texto
    .replace(/\p{Surrogate}|[^\P{Cc}\s\u0085]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
  return Array.from(limpio).slice(0, maximo).join('').trim();
}
