/**
 * Lower case without accents: 'Café' and 'cafe' are the same word. A mark that stands by itself is a letter, as the databases have it:
 * an apostrophe is often written as one.
 */
export function normalizar(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** So many letters a group, for an eye to follow: of an access key, say. */
export const enGrupos = (texto: string, de: number): string[] =>
  texto.match(new RegExp(`.{1,${de}}`, 'g')) ?? [];
