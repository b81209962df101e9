/** How wide a letter of the page's face is, in parts of its size. */
const ANCHOS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'!|·¡ ]/u, 0.28],
  [/[ftr()\-/"]/u, 0.38],
  [/[mwMW@%]/u, 0.9],
  [/[\p{Lu}&#$+]/u, 0.7],
  [/[\d?¿]/u, 0.62],
  [/[csvxyz]/u, 0.52],
];
const COMUN = 0.56;

const anchoDeLetra = (letra: string): number =>
  ANCHOS.find(([cuales]) => cuales.test(letra))?.[1] ?? COMUN;

const anchoDe = (texto: string): number =>
  Array.from(texto).reduce((suma, letra) => suma + anchoDeLetra(letra), 0);

/**
 * How many lines a text takes in so many pixels, rather one more than one less: words are not divided, but one that is wider than the
 * whole line is.
 */
export function renglones(texto: string, ancho: number, letra: number): number {
  const cabe = Math.max(1, ancho / letra);
  return texto.split('\n').reduce((suma, parrafo) => suma + renglonesDe(parrafo, cabe), 0);
}

function renglonesDe(parrafo: string, cabe: number): number {
  const espacio = anchoDe(' ');
  let cuantos = 1;
  let usado = 0;
  for (const palabra of parrafo.split(' ')) {
    const suyo = anchoDe(palabra);
    if (usado > 0 && usado + espacio + suyo <= cabe) {
      usado += espacio + suyo;
      continue;
    }
    if (usado > 0) cuantos += 1;
    const partida = Math.max(1, Math.ceil(suyo / cabe));
    cuantos += partida - 1;
    usado = suyo - (partida - 1) * cabe;
  }
  return cuantos;
}
