/** Lower case without accents: 'Café' and 'cafe' are the same word (decisions.md, Table search). */
// @ts-nocheck

export function normalizar(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
