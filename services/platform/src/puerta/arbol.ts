import { parse, type Expression, type Node, type PrivateIdentifier, type Program } from 'acorn';

/** A file of a build as a tree: federation loads scripts, and a module is read too. Null where it cannot be read. */
export function programaDe(codigo: string): Program | null {
  return leido(codigo, 'script') ?? leido(codigo, 'module');
}

function leido(codigo: string, sourceType: 'script' | 'module'): Program | null {
  try {
    return parse(codigo, { ecmaVersion: 'latest', sourceType });
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** What a key is called: `a.b`, `a['b']` and `{ b: … }` say 'b'. Null where it is computed. */
export function nombreDe(clave: Expression | PrivateIdentifier, computada = false): string | null {
  if (clave.type === 'Identifier' && !computada) return clave.name;
  return clave.type === 'Literal' && typeof clave.value === 'string' ? clave.value : null;
}

/** `a.b.c` as its names, where it begins at a name and none of it is computed; 'window' and the like before a name are left out. */
export function caminoDe(nodo: Node): string[] | null {
  const camino = caminoEntero(nodo);
  return camino && camino.length > 1 && DE_LA_PAGINA.has(camino[0] ?? '')
    ? camino.slice(1)
    : camino;
}

/** Other names of what is everybody's. */
export const DE_LA_PAGINA: ReadonlySet<string> = new Set(['window', 'globalThis', 'self']);

export function caminoEntero(nodo: Node): string[] | null {
  const expresion = nodo as Expression;
  if (expresion.type === 'Identifier') return [expresion.name];
  if (expresion.type === 'ChainExpression') return caminoEntero(expresion.expression);
  if (expresion.type !== 'MemberExpression') return null;
  const antes = caminoEntero(expresion.object);
  const nombre = nombreDe(expresion.property, expresion.computed);
  return antes && nombre !== null ? [...antes, nombre] : null;
}

/** The text that an expression begins with, as far as it is written: `'a' + b` and `` `a${b}` `` begin with 'a'. */
export function comienzoDe(nodo: Node | undefined): string | null {
  const expresion = nodo as Expression | undefined;
  if (expresion?.type === 'Literal')
    return typeof expresion.value === 'string' ? expresion.value : null;
  if (expresion?.type === 'TemplateLiteral') return expresion.quasis[0]?.value.cooked || null;
  if (expresion?.type === 'BinaryExpression' && expresion.operator === '+')
    return comienzoDe(expresion.left);
  return null;
}
