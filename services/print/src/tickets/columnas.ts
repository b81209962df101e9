/** Font A on 80 mm paper. */
export const COLUMNAS = 48;

/** Breaks at spaces; a word longer than the line is cut. At least one line. */
export function envolver(texto: string, ancho: number): string[] {
  const lineas: string[] = [];
  let actual = '';
  for (const palabra of texto
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((p) => trozos(p, ancho))) {
    const junta = actual ? `${actual} ${palabra}` : palabra;
    if (largo(junta) <= ancho) actual = junta;
    else {
      lineas.push(actual);
      actual = palabra;
    }
  }
  return [...lineas, actual];
}

function trozos(palabra: string, ancho: number): string[] {
  const letras = Array.from(palabra);
  return Array.from({ length: Math.ceil(letras.length / ancho) }, (_, i) =>
    letras.slice(i * ancho, (i + 1) * ancho).join(''),
  );
}

export function centrar(texto: string, ancho: number): string {
  return ' '.repeat(Math.max(0, Math.floor((ancho - largo(texto)) / 2))) + texto;
}

/** A label on the left, a value on the right edge. */
export function extremos(izquierda: string, derecha: string, ancho: number): string {
  return izquierda + ' '.repeat(Math.max(1, ancho - largo(izquierda) - largo(derecha))) + derecha;
}

/** Printed characters, not UTF-16 units. */
function largo(texto: string): number {
  return Array.from(texto).length;
}
