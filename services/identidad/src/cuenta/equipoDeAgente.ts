/** In the order they are asked: Edge and Opera say they are Chrome, Chrome that it is Safari. */
const NAVEGADORES = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrom|CriOS/],
  ['Safari', /Safari/],
] as const;

const SISTEMAS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** 'Chrome en Windows', from what a browser says of itself. */
export function equipoDeAgente(agente: string): string {
  const hallar = (unos: readonly (readonly [string, RegExp])[]) =>
    unos.find(([, rasgo]) => rasgo.test(agente))?.[0];
  const navegador = hallar(NAVEGADORES) ?? 'Otro navegador';
  const sistema = hallar(SISTEMAS);
  return sistema ? `${navegador} en ${sistema}` : navegador;
}
