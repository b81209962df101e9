import { COLORES, colorDe, FUENTE, RADIO, type ColorNombre, type Modo } from './paleta';

const NOMBRES = Object.keys(COLORES) as ColorNombre[]; // keys() answers string

const variablesDe = (modo: Modo): string =>
  [`color-scheme:${modo === 'claro' ? 'light' : 'dark'}`]
    .concat(NOMBRES.map((nombre) => `--c-${nombre}:${colorDe(nombre, modo)}`))
    .join(';');

/** Of controls, rows and text: with a mouse, and where a finger may come, which a touch screen with a mouse has too. */
const DE_RATON = '--alto:36px;--alto-fila:44px;--alto-menu:32px;--t-texto:14px';
const DE_DEDO = '--alto:44px;--alto-fila:52px;--t-texto:16px';

const MEDIDAS = [
  `--r-s:6px;--r:${RADIO}px;--r-l:12px;--r-xl:16px`,
  '--e1:0 1px 1px var(--c-sombra);--e2:0 4px 16px var(--c-sombra);--e3:0 16px 48px var(--c-sombra)',
  '--t-meta:12px;--t-sec:13px;--t-base:16px;--t-h1:20px;--t-cifra:26px;--t-total:40px',
  DE_RATON,
].join(';');

/**
 * Another typeface, drawn as wide and as high as ours: what stands in it until ours is here, or where ours never comes, moves
 * nothing and fits what was measured with ours. Its bold is as heavy as our 700, and a little wider than our 600.
 */
const LOCALES = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto']
  .map((nombre) => `local("${nombre}")`)
  .join();
const deEspera = (pesos: string, ancho: number, locales: string) =>
  `@font-face{font-family:Comanda-espera;font-weight:${pesos};src:${locales};size-adjust:${ancho}%;` +
  `ascent-override:${(9500 / ancho).toFixed(1)}%;descent-override:${(2250 / ancho).toFixed(1)}%;line-gap-override:0%}`;
const EN_NEGRITA = LOCALES.replaceAll('")', ' Bold")');

/**
 * The variables of the page, in its first bytes: the build writes them into the skeleton. The night is the machine's,
 * unless the user has chosen: then the page says which in `data-tema`. A part of it that is always dark says so itself.
 * On a large screen what is small grows by one. A screen that is worked standing is of a finger's size whatever the
 * pointer (`data-mano`).
 */
export const paletaCss = (): string =>
  [
    deEspera('400 500', 103.5, LOCALES),
    deEspera('600 700', 99.5, EN_NEGRITA),
    `:root{--fuente:${FUENTE};${MEDIDAS};${variablesDe('claro')}}`,
    '@media(min-width:1800px){:root{--t-meta:13px;--t-sec:14px;--t-texto:15px}}',
    `@media(any-pointer:coarse){:root{${DE_DEDO};--alto-menu:44px}}`,
    `:root[data-mano]{${DE_DEDO}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-tema]){${variablesDe('oscuro')}}}`,
    `[data-tema=oscuro]{${variablesDe('oscuro')}}`,
  ].join('\n');
