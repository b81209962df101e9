import { textoImprimible } from './textoImprimible';

/** Font A on 80 mm paper. */
export const COLUMNAS_DE_PAPEL = 48;

/** As a printer can show it, broken at spaces; a word longer than the line is cut. At least one line. */
export function envolver(texto: string, ancho: number): string[] {
  const lineas: string[] = [];
  let actual = '';
  for (const palabra of textoImprimible(texto)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((p) => trozos(p, ancho))) {
    const junta = actual ? `${actual} ${palabra}` : palabra;
    if (junta.length <= ancho) actual = junta;
    else {
      lineas.push(actual);
      actual = palabra;
    }
  }
  return [...lineas, actual];
}

function trozos(palabra: string, ancho: number): string[] {
  return Array.from({ length: Math.ceil(palabra.length / ancho) }, (_, i) =>
    palabra.slice(i * ancho, (i + 1) * ancho),
  );
}

export function centrar(texto: string, ancho: number): string {
  return ' '.repeat(Math.max(0, Math.floor((ancho - texto.length) / 2))) + texto;
}

/** A label on the left, a value on the right edge. */
export function extremos(izquierda: string, derecha: string, ancho: number): string {
  return izquierda + ' '.repeat(Math.max(1, ancho - izquierda.length - derecha.length)) + derecha;
}
