const COMENTARIOS = /\/\*[^]*?\*\//g;
const TEXTOS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const CONDICION = /^@(?:media|supports|container|layer|scope|starting-style)\b/;

/** What a style sheet has outside its declarations: its selectors one by one, and its at-rules but those that only ask. */
export function encabezados(css: string): string[] {
  const texto = css.replace(COMENTARIOS, '').replace(TEXTOS, '""');
  const hallados: string[] = [];
  let inicio = 0;
  let dentro = 0; // of a rule: what is nested in it is its own
  for (let i = 0; i < texto.length; i += 1) {
    const letra = texto[i];
    if (letra === '{') {
      const cabeza = texto.slice(inicio, i).trim();
      if (dentro > 0 || !CONDICION.test(cabeza)) {
        if (dentro === 0)
          hallados.push(...(cabeza.startsWith('@') ? [cabeza] : partirSelectores(cabeza)));
        dentro += 1;
      }
      inicio = i + 1;
    } else if (letra === '}') {
      dentro = Math.max(0, dentro - 1);
      inicio = i + 1;
    } else if (letra === ';') {
      const suelta = texto.slice(inicio, i).trim();
      if (dentro === 0 && suelta.startsWith('@')) hallados.push(suelta);
      inicio = i + 1;
    }
  }
  return hallados;
}

/** Splits at the commas that stand in no parenthesis. */
export function partirSelectores(lista: string): string[] {
  const partes: string[] = [];
  let hondo = 0;
  let desde = 0;
  for (let i = 0; i < lista.length; i += 1) {
    if (lista[i] === '(') hondo += 1;
    else if (lista[i] === ')') hondo -= 1;
    else if (lista[i] === ',' && hondo === 0) {
      partes.push(lista.slice(desde, i).trim());
      desde = i + 1;
    }
  }
  return [...partes, lista.slice(desde).trim()].filter((parte) => parte !== '');
}

const FUNCION = /:([\w-]+)\(((?:[^()]|\([^()]*\))*)\)/g;

/** Whether a selector reaches only what bears one of the classes: in its own right, not inside :not() or :has(). */
export function seCine(selector: string, esPropia: (clase: string) => boolean): boolean {
  const alternativas = [...selector.matchAll(FUNCION)].some(
    ([, nombre = '', dentro = '']) =>
      ['is', 'where'].includes(nombre) &&
      partirSelectores(dentro).every((una) => seCine(una, esPropia)),
  );
  const fuera = selector.replace(FUNCION, '');
  if (alternativas) return true;
  if (fuera.includes('(')) return false; // too deep to be read
  return [...fuera.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].some(([, clase = '']) => esPropia(clase));
}
