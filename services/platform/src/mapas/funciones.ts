import { parse, type AnyNode } from 'acorn';
import { full } from 'acorn-walk';

/** A function of a script: where it stands, and where its name is written. */
export type Funcion = { desde: number; hasta: number; nombre: number };

/** The functions of a script that have a name or are given one. */
export function funcionesDe(texto: string): Funcion[] {
  const funciones: Funcion[] = [];
  full(parse(texto, { ecmaVersion: 'latest', allowImportExportEverywhere: true }), (nodo) => {
    const [cuerpo, nombre] = nombrada(nodo) ?? [];
    if (cuerpo && nombre)
      funciones.push({ desde: cuerpo.start, hasta: cuerpo.end, nombre: nombre.start });
  });
  return funciones;
}

/** The innermost that holds that place. */
export const laQueContiene = (funciones: readonly Funcion[], lugar: number): Funcion | undefined =>
  funciones
    .filter(({ desde, hasta }) => desde <= lugar && lugar < hasta)
    .sort((a, b) => a.hasta - a.desde - (b.hasta - b.desde))[0];

type Nodo = { type: string; start: number; end: number };

/** A function with its name, as it is declared, assigned, or a member of something. */
function nombrada(nodo: AnyNode): [cuerpo: Nodo, nombre: Nodo] | null {
  if (nodo.type === 'FunctionDeclaration' || nodo.type === 'FunctionExpression')
    return nodo.id ? [nodo, nodo.id] : null;
  if (nodo.type === 'VariableDeclarator') return conNombre(nodo.init, nodo.id);
  if (esMiembro(nodo) && !nodo.computed) return conNombre(nodo.value, nodo.key);
  return null;
}

const esMiembro = (nodo: AnyNode) =>
  nodo.type === 'Property' ||
  nodo.type === 'MethodDefinition' ||
  nodo.type === 'PropertyDefinition';

function conNombre(valor: AnyNode | null | undefined, nombre: Nodo): [Nodo, Nodo] | null {
  const cuerpo = valor && funcionEn(valor);
  return cuerpo && nombre.type === 'Identifier' ? [cuerpo, nombre] : null;
}

/** `const cobrar = useCallback(() => ...)` names what it hands on, too. */
function funcionEn(valor: AnyNode): Nodo | null {
  if (valor.type === 'ArrowFunctionExpression' || valor.type === 'FunctionExpression') return valor;
  if (valor.type !== 'CallExpression') return null;
  return valor.arguments[0]?.type === 'ArrowFunctionExpression' ? valor.arguments[0] : null;
}
