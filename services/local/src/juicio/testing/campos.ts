import type { Azar } from '../../demo/azar';

/** The element of that name, the first or another, with another text; one that is not there is a mistake of the test. */
export function campo(xml: string, nombre: string, valor: string): string {
  const elemento = new RegExp(`(<${nombre}>)[^<]*(</${nombre}>)`);
  if (!elemento.test(xml)) throw new Error(`campo: there is no ${nombre} in ${xml}`);
  return xml.replace(elemento, (_todo, abre: string, cierra: string) => abre + valor + cierra);
}

export function sinCampo(xml: string, nombre: string, cual = 0): string {
  const elementos = [...xml.matchAll(new RegExp(`<${nombre}>.*?</${nombre}>`, 'gs'))];
  const uno = elementos[cual % elementos.length];
  if (!uno) throw new Error(`sinCampo: there is no ${nombre} in ${xml}`);
  return xml.slice(0, uno.index) + xml.slice(uno.index + uno[0].length);
}

/** The first amount of that name, so many cents more. */
export function masCentavos(xml: string, nombre: string, mas: number): string {
  const escrito = new RegExp(`<${nombre}>([\\d.]+)<`).exec(xml)?.[1];
  if (escrito === undefined) throw new Error(`masCentavos: there is no ${nombre} in ${xml}`);
  const centavos = Math.round(Number(escrito) * 100) + mas;
  return campo(xml, nombre, (centavos / 100).toFixed(2));
}

/** What is charged and what was paid, both so many cents more. */
export const total = (xml: string, mas: number) =>
  masCentavos(masCentavos(xml, 'importeTotal', mas), 'total', mas);

/** One of its lines changed. */
export function linea(xml: string, azar: Azar, cambiar: (detalle: string) => string): string {
  const detalles = [...xml.matchAll(/<detalle>.*?<\/detalle>/gs)];
  const uno = azar.uno(detalles);
  return xml.slice(0, uno.index) + cambiar(uno[0]) + xml.slice(uno.index + uno[0].length);
}

/** Its totals of taxes changed. */
export const totalesDe = (xml: string, cambiar: (totales: string) => string) =>
  xml.replace(/<totalConImpuestos>.*<\/totalConImpuestos>/s, (totales) => cambiar(totales));
