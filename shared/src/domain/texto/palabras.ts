/**
 * What is said of each word of a closed set, as a screen reads it: the answer of a server that is newer may have a word that this
 * table does not know (api/abierta.ts). `otra` says what stands for one; a table of texts shows the word itself.
 */
export function dePalabras<Palabra extends string, Dicho>(
  tabla: Readonly<Record<Palabra, Dicho>>,
  otra: (palabra: string) => Dicho,
): Readonly<Record<Palabra, Dicho>> {
  return new Proxy(tabla, {
    get: (suya, palabra: string | symbol): unknown =>
      typeof palabra === 'symbol' || Object.hasOwn(suya, palabra)
        ? Reflect.get(suya, palabra)
        : otra(palabra),
  });
}

/** The same of a table that decides something, where an unknown word has no entry. */
export const enTabla = <Palabra extends string, Dicho>(
  tabla: Readonly<Record<Palabra, Dicho>>,
  palabra: Palabra,
): Dicho | undefined => (Object.hasOwn(tabla, palabra) ? tabla[palabra] : undefined);

/** As it came, for a table of texts. */
export const talCual = (palabra: string): string => palabra;
