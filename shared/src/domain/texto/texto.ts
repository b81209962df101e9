/** Lower case without accents: 'Café' and 'cafe' are the same word. */
export function normalizar(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** So many letters a group, for an eye to follow: of an access key, say. */
export const enGrupos = (texto: string, de: number): string[] =>
  texto.match(new RegExp(`.{1,${de}}`, 'g')) ?? [];
