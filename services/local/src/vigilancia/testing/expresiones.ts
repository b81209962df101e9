/** What an expression asks for: a metric, and the labels it is told apart by. */
export type Uso = { metrica: string; etiquetas: string[] };

const PARES: Readonly<Record<string, string>> = { ')': '(', '}': '{', ']': '[' };

/** Whether every bracket and quote of an expression is closed by its own. */
export function cierraBien(expresion: string): boolean {
  const abiertos: string[] = [];
  for (const signo of sinTextos(expresion)) {
    if ('([{'.includes(signo)) abiertos.push(signo);
    else if (signo in PARES && abiertos.pop() !== PARES[signo]) return false;
  }
  return abiertos.length === 0 && !/["']/.test(sinTextos(expresion));
}

/** The metrics of this product and of Node in an expression, with the labels of their selectors. */
export function usosDe(expresion: string): Uso[] {
  return [...expresion.matchAll(/\b((?:comanda|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, metrica = '', selector = '']) => ({
      metrica,
      etiquetas: nombresDe(selector, /(\w+)\s*(?:=|!)/g),
    }),
  );
}

/** Labels an expression groups by. */
export function agrupadasPor(expresion: string): string[] {
  return [...expresion.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)].flatMap(
    ([, lista = '']) => nombresDe(lista, /(\w+)/g),
  );
}

const sinTextos = (texto: string): string => texto.replaceAll(/"[^"]*"|'[^']*'/g, '');

const nombresDe = (texto: string, cual: RegExp): string[] =>
  [...sinTextos(texto).matchAll(cual)].map(([, nombre = '']) => nombre);

/** The samples of a scrape: each metric's names of labels, and their values. */
export function muestrasDe(texto: string): Map<string, Map<string, Set<string>>> {
  const todas = new Map<string, Map<string, Set<string>>>();
  for (const linea of texto.split('\n')) {
    const [, nombre, etiquetas = ''] = /^(\w+)(?:\{(.*)\})? \S+$/.exec(linea) ?? [];
    if (nombre === undefined) continue;
    const suyas = todas.get(nombre) ?? new Map<string, Set<string>>();
    todas.set(nombre, suyas);
    for (const [, etiqueta = '', valor = ''] of etiquetas.matchAll(/(\w+)="([^"]*)"/g))
      suyas.set(etiqueta, (suyas.get(etiqueta) ?? new Set()).add(valor));
  }
  return todas;
}
