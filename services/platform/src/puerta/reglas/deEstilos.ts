import type { Candidato } from '../candidato';
import type { ReglaDePuerta } from '../regla';
import { encabezados, seCine } from '../selectores';

/** How tools/federation/cssLoader.cjs leaves a sheet in its module, whatever quotes the minifier chose. */
const HOJA =
  /\.replaceSync\(\s*(?:("(?:[^"\\]|\\[^])*")|('(?:[^'\\]|\\[^])*')|(`(?:[^`\\$]|\\[^])*`))\s*\)/g;
const LLAMADAS = /replaceSync|\.replace\(\s*["'`][^"'`]*\{[^"'`]*\}|new CSSStyleSheet/g;
const DE_MODULO = /_[0-9a-f]{8}$/;
/** A selector of shared/src/piezas that only names a colour, for those that use it. */
const DE_PIEZAS = /^\[data-color=""\]$/;

/** The text between quotes, as the engine would read it. */
function entreComillas(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|\r?\n|([^]))/g,
      escapado,
    );
}

const LETRAS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function escapado(_: string, punto?: string, cuatro?: string, dos?: string, letra?: string) {
  const codigo = punto ?? cuatro ?? dos;
  if (codigo !== undefined) return String.fromCodePoint(Number.parseInt(codigo, 16));
  return letra === undefined ? '' : (LETRAS[letra] ?? letra);
}

type Hoja = { nombre: string; css: string };

function* hojas({ archivos }: Candidato): Generator<Hoja> {
  for (const [nombre, contenido] of archivos) {
    const texto = contenido.toString('utf8');
    if (nombre.endsWith('.css')) yield { nombre, css: texto };
    if (nombre.endsWith('.js'))
      for (const [, doble = '', simple = '', plantilla = ''] of texto.matchAll(HOJA))
        yield { nombre, css: entreComillas(doble || simple || plantilla) };
  }
}

export const DE_ESTILOS: readonly ReglaDePuerta[] = [
  {
    nombre: 'estilo-global',
    para: 'area',
    arreglo: "Empiece sus clases con el nombre del área ('caja-...') o use un .module.css",
    *revisar(candidato, { areas }) {
      const { area } = candidato.lanzamiento;
      const prefijos = [area, ...(areas.get(area)?.clases ?? [])];
      const esPropia = (clase: string) =>
        DE_MODULO.test(clase) ||
        prefijos.some((uno) => clase === uno || clase.startsWith(`${uno}-`));
      for (const { nombre, css } of hojas(candidato))
        for (const cabeza of encabezados(css))
          if (!DE_PIEZAS.test(cabeza) && !vale(cabeza, esPropia))
            yield `${nombre} da estilo a ${cabeza.slice(0, 80)}`;
    },
  },
  {
    nombre: 'estilo-ilegible',
    para: 'area',
    arreglo: 'Escriba el estilo en un .css: el que se arma en el código no se puede revisar',
    *revisar({ archivos }) {
      for (const [nombre, contenido] of archivos) {
        if (!nombre.endsWith('.js')) continue;
        const texto = contenido.toString('utf8');
        const hechas = (texto.match(LLAMADAS) ?? []).length;
        const leidas = [...texto.matchAll(HOJA)].length * 2; // one made, one filled
        if (hechas !== leidas) yield `${nombre} arma estilos que no vienen escritos`;
      }
    },
  },
];

const CUADROS = /^@(?:-webkit-)?keyframes\s+([\w-]+)$/;

function vale(cabeza: string, esPropia: (clase: string) => boolean): boolean {
  if (!cabeza.startsWith('@')) return seCine(cabeza, esPropia);
  const cuadros = CUADROS.exec(cabeza)?.[1];
  return cuadros !== undefined && esPropia(cuadros);
}
