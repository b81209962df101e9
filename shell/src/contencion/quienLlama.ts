/** Where a frame of a stack is, in whatever form a browser writes it. */
const LUGAR = /(?:[a-z]+:\/\/|\/)[^\s()]*(?=:\d+:\d+)/g;
/** A file of a build, at the product or where its area has them. */
const DE_BUILD = /^https?:\/\/.*\/(?<area>[a-z]+)\/[0-9a-f]{12}\/[\w.-]+\.js$/;

/**
 * The area whose code called into the file that made this error: the first other one in its stack. Null where that is the shell's, as of libraries that
 * it gives: what React, antd or the router add for an area they take away again.
 */
export function quienLlama({ stack: pila = '' }: Pick<Error, 'stack'>): string | null {
  const lugares = [...pila.matchAll(LUGAR)].map(([lugar]) => lugar);
  const otro = lugares.find((lugar) => lugar !== lugares[0]) ?? '';
  const area = DE_BUILD.exec(otro)?.groups?.['area'] ?? null;
  return area === 'shell' ? null : area;
}
