import ts from 'typescript';

/** Every name a template may ask for. */
export type Nombres = Readonly<Record<string, string>>;

/** What cannot be written, in a sentence for whoever asked. */
export class Impedido extends Error {}

export const mayuscula = (palabra: string) => palabra.charAt(0).toUpperCase() + palabra.slice(1);

/** 'cierres' -> 'cierre', 'reservaciones' -> 'reservacion', 'mermas' -> 'merma': as most Spanish nouns of the trade do. */
function singularDe(plural: string): string {
  if (/(ion|or|al|ad|el)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, '');
}

const esFemenino = (singular: string) => /(a|ion|dad)$/.test(singular);

/** What is asked for: the area, its noun, and how it is said where that does not follow from it. */
export type Pedido = {
  area: string;
  plural: string;
  singular?: string | undefined;
  titulo?: string | undefined;
};

/** Every name that the files of an area's noun need ('anticipos' of 'caja'). Impedido where one of them is none. */
export function nombresDe({
  area,
  plural,
  singular = singularDe(plural),
  titulo = plural,
}: Pedido) {
  exigirPalabra(plural, 'El nombre en plural');
  exigirPalabra(singular, 'El singular');
  if (singular === plural)
    throw new Impedido(`El singular de ${plural} es igual: dígalo con --singular=<nombre>.`);
  exigirTitulo(titulo);
  const Singular = mayuscula(singular);
  const Plural = mayuscula(plural);
  const fila = (llamada: string) => llamada.padEnd(22);
  return {
    remote: `remote-${area}`,
    area,
    plural,
    Plural,
    singular,
    Singular,
    titulo,
    Titulo: mayuscula(titulo),
    Etiqueta: Singular,
    o: esFemenino(singular) ? 'a' : 'o',
    la_primera: esFemenino(singular) ? 'la primera' : 'el primero',
    area_ancha: 'area'.padEnd(area.length),
    llamada: fila('llamada'),
    listar: fila(`listar${Plural}`),
    crear: fila(`crear${Singular}`),
    editar: fila(`editar${Singular}`),
    eliminar: fila(`eliminar${Singular}`),
  };
}

/** A name in code, in a table and in an address. */
function exigirPalabra(palabra: string, que: string): void {
  if (!/^[a-z]{3,24}$/.test(palabra))
    throw new Impedido(
      `${que} tiene de 3 a 24 letras minúsculas, sin tildes ni ñ: «${palabra}» no.`,
    );
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, undefined, palabra);
  if (scanner.scan() !== ts.SyntaxKind.Identifier)
    throw new Impedido(`${que} no puede ser «${palabra}», que es una palabra de TypeScript.`);
}

/** A sentence that stands between quotes in code. */
export function exigirTitulo(titulo: string): void {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .,()-]{0,39}$/u.test(titulo))
    throw new Impedido(
      'El título tiene de 1 a 40 letras, números, espacios, puntos, comas, guiones o paréntesis.',
    );
}

/** '__plural__' and the like, in a text or a path, by their names; one that is not known is a mistake in a template. */
export function rellenar(texto: string, nombres: Nombres): string {
  return texto.replace(/__([A-Za-z]+(?:_[a-z]+)?)__/g, (_, nombre: string) => {
    const valor = nombres[nombre];
    if (valor === undefined) throw new Error(`nuevo: no name '${nombre}'`);
    return valor;
  });
}
