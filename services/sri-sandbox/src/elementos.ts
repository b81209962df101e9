import { XmlElement } from 'libxml2-wasm';

/**
 * The element children of an element, in order. Asked of XPath: walking from sibling to sibling ends at a processing
 * instruction, which would hide all that follows it.
 */
export const hijos = (elemento: XmlElement): XmlElement[] =>
  elemento.find('*').filter((nodo) => nodo instanceof XmlElement);

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
