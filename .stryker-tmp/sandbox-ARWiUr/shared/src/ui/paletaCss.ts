// @ts-nocheck
import { COLORES, colorDe, FUENTE, RADIO, type ColorNombre, type Modo } from './paleta';

const NOMBRES = Object.keys(COLORES) as ColorNombre[]; // keys() answers string

const variablesDe = (modo: Modo): string =>
  [`color-scheme:${modo === 'claro' ? 'light' : 'dark'}`]
    .concat(NOMBRES.map((nombre) => `--c-${nombre}:${colorDe(nombre, modo)}`))
    .join(';');

/**
 * The variables of the page, in its first bytes: the build writes them into the skeleton. The night is the machine's,
 * unless the user has chosen: then the page says which in `data-tema`. A part of it that is always dark says so itself.
 */
export const paletaCss = (): string =>
  [
    `:root{--r:${RADIO}px;--fuente:${FUENTE};--sombra:0 1px 3px var(--c-sombra);${variablesDe('claro')}}`,
    `@media(prefers-color-scheme:dark){:root:not([data-tema]){${variablesDe('oscuro')}}}`,
    `[data-tema=oscuro]{${variablesDe('oscuro')}}`,
  ].join('\n');
