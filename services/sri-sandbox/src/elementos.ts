import { XmlElement } from 'libxml2-wasm';

/** The element children of an element, in order. */
export function hijos(elemento: XmlElement): XmlElement[] {
  const lista: XmlElement[] = [];
  for (let nodo = elemento.firstChild; nodo; nodo = nodo.next) {
    if (nodo instanceof XmlElement) lista.push(nodo);
  }
  return lista;
}

/** The first child of that name, or null. */
export function hijo(elemento: XmlElement, nombre: string): XmlElement | null {
  return hijos(elemento).find(({ name }) => name === nombre) ?? null;
}

/** Follows names downwards; '' where one is missing. */
export function textoEn(elemento: XmlElement, ...ruta: readonly string[]): string {
  let actual: XmlElement | null = elemento;
  for (const nombre of ruta) actual = actual && hijo(actual, nombre);
  return actual?.content ?? '';
}
