import { hayBases } from '@comanda/shared/session';

/** Of the browser, what the frame, every library on the page and a till's open sale stand on. */
const PROTOTIPOS = () =>
  [
    [EventTarget, Event, Node, Element, HTMLElement, Document, DocumentFragment, DOMTokenList],
    [CSSStyleSheet, History, Storage, XMLHttpRequest, FormData],
    [Headers, Request, Response, AbortController, AbortSignal, URL, URLSearchParams],
    [IDBFactory, IDBDatabase, IDBObjectStore, IDBTransaction, IDBRequest],
  ].flat();

/** Names of the page; those of time are left, since a test may set the clock. */
const NOMBRES = [
  ['Object', 'Function', 'Array', 'String', 'Number', 'Symbol', 'Promise', 'Map', 'Set', 'JSON'],
  ['Math', 'Reflect', 'Error', 'URL', 'fetch', 'XMLHttpRequest', 'Request', 'Response'],
  ['localStorage', 'sessionStorage', 'indexedDB', 'history', 'crypto', 'structuredClone'],
].flat();

/**
 * From now on the browser's own functions stay what they are, and nobody empties at once what this browser keeps: each goes by its
 * key. What is frozen is this page's; a frame of another document has its own.
 */
export function cerrarPagina(): void {
  negar(Storage.prototype, 'clear');
  negar(IDBFactory.prototype, 'deleteDatabase');
  for (const { prototype } of PROTOTIPOS()) Object.freeze(prototype);
  for (const nombre of NOMBRES) fijar(nombre);
  Object.freeze(history); // none of its own that would hide what is frozen
  if (hayBases()) Object.freeze(indexedDB);
}

function negar(de: object, que: string): void {
  Object.defineProperty(de, que, {
    value: () => {
      throw new TypeError(
        `contencion: ${que} is nobody's on this page, where others keep things too`,
      );
    },
  });
}

/** Neither assigned nor defined anew. */
function fijar(nombre: string): void {
  const suyo = Object.getOwnPropertyDescriptor(window, nombre);
  if (!suyo?.configurable) return;
  const cerrado = { ...suyo, configurable: false };
  Object.defineProperty(
    window,
    nombre,
    'value' in suyo ? { ...cerrado, writable: false } : cerrado,
  );
}
