const SANGRIA = '  ';

/** The document for reading: taken out of the authority's wrapper, one element a line. As it came when it is no XML. */
export function xmlLegible(xml: string): string {
  const raiz = leer(xml);
  if (!raiz) return xml;
  const comprobante = raiz.tagName === 'autorizacion' && raiz.querySelector('comprobante');
  const documento = comprobante ? leer(comprobante.textContent) : raiz;
  return documento ? lineas(documento, '').join('\n') : xml;
}

function leer(xml: string): Element | null {
  const documento = new DOMParser().parseFromString(xml, 'application/xml');
  return documento.querySelector('parsererror') ? null : documento.documentElement;
}

function lineas(elemento: Element, margen: string): string[] {
  const { tagName, attributes, children } = elemento;
  const atributos = [...attributes].map(({ name, value }) => ` ${name}="${value}"`).join('');
  const abre = `${margen}<${tagName}${atributos}>`;
  if (children.length === 0) return [`${abre}${elemento.textContent}</${tagName}>`];
  return [
    abre,
    ...[...children].flatMap((hijo) => lineas(hijo, margen + SANGRIA)),
    `${margen}</${tagName}>`,
  ];
}
