import type { CallExpression, Node, Pattern, Program } from 'acorn';
import { simple } from 'acorn-walk';

import { caminoDe, caminoEntero, comienzoDe, DE_LA_PAGINA } from './arbol';

/** What code of an area does to what is everybody's on a page. */
export type QueHace = 'vacia' | 'reemplaza' | 'guarda';
/** `que`: what was found, as it is written. `llave`: the name it keeps something under. */
export type Hallazgo = { hace: QueHace; que: string; llave?: string };

const ALMACENES: ReadonlySet<string> = new Set(['localStorage', 'sessionStorage']);
const CON_LLAVE: ReadonlySet<string> = new Set(['getItem', 'setItem', 'removeItem']);
const DEFINEN: ReadonlySet<string> = new Set([
  'Object.assign',
  'Object.defineProperty',
  'Object.defineProperties',
  'Object.setPrototypeOf',
  'Reflect.defineProperty',
  'Reflect.set',
]);
/** Objects whose members an area reads and calls, and does not assign. */
const AJENOS = /^(?:document|history|navigator|location|screen|performance|crypto|indexedDB)$/;
const DEL_LENGUAJE =
  /^(?:Object|Function|Array|String|Number|Boolean|Symbol|BigInt|RegExp|Date|Promise|Proxy|Map|Set|WeakMap|WeakSet|WeakRef|ArrayBuffer|DataView|Math|JSON|Reflect|Intl|(?:Type|Range|Syntax|Reference|Eval|URI|Aggregate)?Error|(?:Uint|Int|BigUint|BigInt|Float)\d+Array)$/;
const DEL_NAVEGADOR =
  /^(?:fetch|XMLHttpRequest|EventTarget|Event|Node|Element|Document|History|Storage|IDB\w+|HTML\w*Element|Headers|Request|Response|URL|URLSearchParams|WebSocket|localStorage|sessionStorage)$/;

/**
 * What the build itself writes there: its chunks wait in a list of the page, and a sheet is adopted (tools/federation/cssLoader.cjs).
 */
const DE_LA_CONSTRUCCION = /^(?:globalThis|self)\.webpackChunk\w+$|^document\.adoptedStyleSheets$/;

/** Everything in a program that an honest area has no need of; what is written otherwise on purpose is not found. */
export function loDeTodosEn(programa: Program, texto: string): Hallazgo[] {
  const hallados: Hallazgo[] = [];
  const anotar = (hace: QueHace, nodo: Node, llave?: string) =>
    hallados.push({ hace, que: texto.slice(nodo.start, nodo.end).slice(0, 60), llave });
  simple(programa, {
    AssignmentExpression(nodo) {
      if (esDeTodos(nodo.left)) anotar('reemplaza', nodo);
      const [almacen, llave] = caminoDe(nodo.left) ?? [];
      if (ALMACENES.has(almacen ?? '') && llave !== undefined) anotar('guarda', nodo, llave);
    },
    UnaryExpression(nodo) {
      if (nodo.operator === 'delete' && esDeTodos(nodo.argument)) anotar('reemplaza', nodo);
    },
    CallExpression(nodo) {
      const hecho = loQueLlama(nodo);
      if (hecho) anotar(hecho.hace, nodo, hecho.llave);
    },
    MemberExpression(nodo) {
      const camino = caminoEntero(nodo) ?? [];
      if (camino.at(-1) === 'deleteDatabase') anotar('vacia', nodo);
    },
  });
  return hallados;
}

function loQueLlama({ callee, arguments: con }: CallExpression): Omit<Hallazgo, 'que'> | null {
  const camino = caminoDe(callee) ?? [];
  const [de = '', que = ''] = camino;
  if (ALMACENES.has(de) && que === 'clear') return { hace: 'vacia' };
  const llave = comienzoDe(con[0]);
  if (llave !== null && pideLlave(de, que)) return { hace: 'guarda', llave };
  const aQuien = DEFINEN.has(camino.join('.')) && con[0] ? caminoDe(con[0]) : null;
  return aQuien && esIntrinseco(aQuien) ? { hace: 'reemplaza' } : null;
}

const pideLlave = (de: string, que: string): boolean =>
  ALMACENES.has(de) ? CON_LLAVE.has(que) : de === 'indexedDB' && que === 'open';

/** `Array.prototype`, `Promise`, `window`: what methods are looked for in. */
const esIntrinseco = ([primero = '', ...resto]: readonly string[]): boolean =>
  (resto.length === 0 || resto.join() === 'prototype') &&
  (DE_LA_PAGINA.has(primero) || AJENOS.test(primero) || esDelProducto(primero));

const esDelProducto = (nombre: string) => DEL_LENGUAJE.test(nombre) || DEL_NAVEGADOR.test(nombre);

/** Where an assignment is to something that others read: a global name, a member of a builtin, a part of the page. */
function esDeTodos(nodo: Pattern | Node): boolean {
  const entero = caminoEntero(nodo);
  if (!entero || DE_LA_CONSTRUCCION.test(entero.join('.'))) return false;
  const camino = caminoDe(nodo) ?? [];
  const [primero = ''] = camino;
  if (camino.length < entero.length && camino.length === 1) return true; // window.x = …
  if (AJENOS.test(primero)) return camino.length > 1 && !ALMACENES.has(primero);
  if (ALMACENES.has(primero)) return false; // its key says whose it is
  return esDelProducto(primero) && (camino.length > 1 || DEL_NAVEGADOR.test(primero));
}
