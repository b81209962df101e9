/** Lower case without accents: 'Café' and 'cafe' are the same word (decisions.md, Table search). */
export function normalizar(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
