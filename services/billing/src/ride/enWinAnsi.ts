/** What the standard fonts of a PDF cannot show becomes '?': accents and the euro they can, an emoji they cannot. */
export function enWinAnsi(texto: string): string {
  return texto.replace(
    /[^\n\u0020-\u007e\u00a0-\u00ff\u20ac\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/gu,
    '?',
  );
}
