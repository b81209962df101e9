// Who is asked for a change of what: .github/CODEOWNERS, whose last line that fits a file decides.

export const ARCHIVO_DE_DUENOS = '.github/CODEOWNERS';

const CASA = '@comanda/casa';
const equipoDe = (area: string) => `@comanda/equipo-${area}`;

/** Of an area: its folder and its journeys are its team's; what it and the services say to one another, of both. */
export const lineasDe = (area: string): string[] => [
  `/remote-${area}/ ${equipoDe(area)}`,
  `/e2e/${area}/ ${equipoDe(area)}`,
  `/shared/src/contracts/${area}/ ${CASA} ${equipoDe(area)}`,
];

/** With the lines of an area behind those there are; the same where it has them. */
export function conDuenos(texto: string, area: string): string {
  const hay = new Set(texto.split('\n'));
  const faltan = lineasDe(area).filter((linea) => !hay.has(linea));
  return faltan.length === 0 ? texto : `${texto.trimEnd()}\n\n${faltan.join('\n')}\n`;
}
