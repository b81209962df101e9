// Something more in a list that code has, found as the compiler reads it and not by how it is written.
import ts from 'typescript';

import { Impedido } from './nombres';

/** One more element at the end of the array that a property of the argument of a call has: `rutas` of `defineArea({ rutas: [...] })`. */
export function conElemento(
  { archivo, texto }: { archivo: string; texto: string },
  [llamada, propiedad]: readonly [string, string],
  elemento: string,
): string {
  const lista = llamadasA(archivo, texto, llamada)
    .flatMap(({ arguments: args }) => args.filter(ts.isObjectLiteralExpression))
    .flatMap(({ properties }) => properties.filter(ts.isPropertyAssignment))
    .find(({ name }) => ts.isIdentifier(name) && name.text === propiedad)?.initializer;
  if (!lista || !ts.isArrayLiteralExpression(lista))
    throw new Impedido(
      `${archivo} no tiene ${llamada}({ ${propiedad}: [...] }) con su lista: no se escribió nada.`,
    );
  return insertado(texto, lista.elements, lista.getEnd() - 1, elemento);
}

/** One more argument of a call, with what it names declared before the statement that the call stands in. */
export function conArgumento(
  { archivo, texto }: { archivo: string; texto: string },
  llamada: string,
  { argumento, declara }: { argumento: string; declara: string },
): string {
  const [encontrada] = llamadasA(archivo, texto, llamada);
  if (!encontrada) throw new Impedido(`${archivo} no tiene ${llamada}(...): no se escribió nada.`);
  const conEl = insertado(texto, encontrada.arguments, encontrada.getEnd() - 1, argumento);
  let sentencia: ts.Node = encontrada;
  while (!ts.isSourceFile(sentencia.parent)) sentencia = sentencia.parent;
  const donde = sentencia.getStart();
  return `${conEl.slice(0, donde)}${declara}\n\n${conEl.slice(donde)}`;
}

/** The texts that a property has, wherever it stands in the argument of a call: 'path' of each route of `defineArea({ ... })`. */
export function textosDe(
  { archivo, texto }: { archivo: string; texto: string },
  llamada: string,
  propiedad: string,
): string[] {
  const encontrados: string[] = [];
  const mirar = (nodo: ts.Node): void => {
    if (ts.isPropertyAssignment(nodo) && nodo.name.getText() === propiedad) {
      const { initializer } = nodo;
      if (ts.isStringLiteralLike(initializer)) encontrados.push(initializer.text);
    }
    ts.forEachChild(nodo, mirar);
  };
  for (const una of llamadasA(archivo, texto, llamada)) mirar(una);
  return encontrados;
}

function insertado(
  texto: string,
  lista: ts.NodeArray<ts.Node>,
  fin: number,
  elemento: string,
): string {
  const ultimo = lista.at(-1);
  const donde = ultimo ? ultimo.getEnd() : fin;
  return `${texto.slice(0, donde)}${ultimo ? ', ' : ''}${elemento}${texto.slice(donde)}`;
}

function llamadasA(archivo: string, texto: string, nombre: string): ts.CallExpression[] {
  const fuente = ts.createSourceFile(archivo, texto, ts.ScriptTarget.Latest, true);
  const encontradas: ts.CallExpression[] = [];
  const mirar = (nodo: ts.Node): void => {
    if (
      ts.isCallExpression(nodo) &&
      ts.isIdentifier(nodo.expression) &&
      nodo.expression.text === nombre
    )
      encontradas.push(nodo);
    ts.forEachChild(nodo, mirar);
  };
  mirar(fuente);
  return encontradas;
}
