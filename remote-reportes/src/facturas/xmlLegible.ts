const SANGRIA = '  ';
const PARTES = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<[^<>]+>|[^<]+/g;
const ENVUELTO = /<autorizacion\b[\s\S]*?<comprobante>([\s\S]*?)<\/comprobante>/;
const EN_CDATA = /^\s*<!\[CDATA\[([\s\S]*)\]\]>\s*$/;
const SIGNOS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

/**
 * The document for reading: taken out of the authority's wrapper, one element a line, its texts as they were written. As it
 * came when it is no XML. By its marks alone: the page's policy (ADR 30) lets nobody make a document out of text.
 */
export function xmlLegible(xml: string): string {
  const documento = sinEnvoltura(xml).replace(/^\s*<\?[\s\S]*?\?>/, '');
  const partes = (documento.match(PARTES) ?? []).filter((parte) => parte.trim() !== '');
  return partes.length > 0 && esEntero(documento) ? lineas(partes).join('\n') : xml;
}

function sinEnvoltura(xml: string): string {
  const dentro = ENVUELTO.exec(xml)?.[1];
  if (dentro === undefined) return xml;
  return (
    EN_CDATA.exec(dentro)?.[1] ??
    dentro.replace(/&(\w+);/g, (todo, nombre: string) => SIGNOS[nombre] ?? todo)
  );
}

const esEntero = (documento: string) =>
  documento.trim().startsWith('<') && documento.replace(PARTES, '') === '';

const cierra = (parte: string) => parte.startsWith('</');
const abre = (parte: string) => /^<[^!?/]/.test(parte) && !parte.endsWith('/>');

function lineas(partes: readonly string[]): string[] {
  const hechas: string[] = [];
  let hondo = 0;
  for (let i = 0; i < partes.length; i += 1) {
    const parte = partes[i] ?? '';
    if (cierra(parte)) hondo -= 1;
    const margen = SANGRIA.repeat(Math.max(hondo, 0));
    const hoja = abre(parte) ? hojaDe(partes, i) : null;
    hechas.push(margen + (hoja ?? [parte.trim()]).join(''));
    if (hoja) i += hoja.length - 1;
    else if (abre(parte)) hondo += 1;
  }
  return hechas;
}

/** An element that holds a text or nothing stands in one line; null: it holds others. */
function hojaDe(partes: readonly string[], i: number): string[] | null {
  const fin = partes.slice(i + 1, i + 3).findIndex(cierra);
  const dentro = partes.slice(i + 1, i + 1 + Math.max(fin, 0));
  return fin === -1 || dentro.some(abre) ? null : partes.slice(i, i + fin + 2);
}
