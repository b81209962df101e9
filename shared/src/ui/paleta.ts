/** What the page, its frame and antd are drawn with, by day and by night. */
export const BASICOS = {
  fondo: ['#f6f4f0', '#141312'],
  superficie: ['#ffffff', '#1e1c1a'],
  /** What floats above: dialogs, menus. */
  elevada: ['#ffffff', '#282623'],
  /** Under what is pressed without being filled: quiet buttons, tracks, counts. */
  hundida: ['#efebe4', '#2b2825'],
  /** Under the pointer; rules between lines. */
  suave: ['#efece6', '#2f2c28'],
  tinta: ['#1c2126', '#f0ece5'],
  tenue: ['#575f68', '#b5aea3'],
  /** What an empty box would hold: lighter than what is typed. */
  apagado: ['#6b7280', '#9b948a'],
  /** Hairlines, and never the edge of a control. */
  borde: ['#e4dfd6', '#34302b'],
  /** The edge of what is typed in. */
  control: ['#8b8479', '#8a8379'],
  primario: ['#0f766e', '#5cc2b4'],
  /** Pointed at. */
  'primario-fuerte': ['#0b5a54', '#83d6ca'],
  'primario-suave': ['#dcf1ed', '#1a3f3a'],
  /** On a full colour: primario, atencion, peligro, tinta. */
  'sobre-primario': ['#ffffff', '#0b201d'],
  /** Needs somebody. */
  atencion: ['#a84c06', '#eea95c'],
  'atencion-suave': ['#fdf0da', '#40301c'],
  /** Loss or refusal, and nothing else. */
  peligro: ['#b42318', '#f49484'],
  'peligro-suave': ['#fce4e0', '#4a241e'],
  /** Went up, ready, paid; never the brand's colour. */
  bien: ['#14713f', '#7fcf9c'],
  'bien-suave': ['#e0f2e6', '#1d3a29'],
  /** On its way. */
  info: ['#1d5fbf', '#8db6f5'],
  'info-suave': ['#e5eefb', '#1f3049'],
  /** The brand beside the login; it stays dark by night. */
  marca: ['#0f766e', '#0f4f49'],
  'sobre-marca': ['#ffffff', '#ece8e1'],
  /** Under a company's logo, which was drawn for paper. */
  placa: ['#ffffff', '#ece8e1'],
  sombra: ['#1c21261f', '#00000080'],
  /** Over the page, under a dialog. */
  velo: ['#1c212666', '#000000a6'],
} as const satisfies Record<string, readonly [claro: string, oscuro: string]>;

/** What only the page's variables have, and no login waits for in its code: charts, and the colours of categories. */
const DE_PANTALLA = {
  /** The one that is chosen on a track; lighter than it, by night too. */
  elegida: ['#ffffff', '#47423c'],
  /** A chart's figure of now, and of what it is measured against. */
  serie: ['#0f766e', '#5cc2b4'],
  'serie-antes': ['#d6d0c5', '#4d4841'],
  /** The colours of categories (contracts/inventario/productos.ts): the edge of their tiles, and the tint under the name. */
  'cat-mar': ['#0e7490', '#4fb3cc'],
  'cat-mar-suave': ['#e7f1f4', '#283739'],
  'cat-mostaza': ['#a16207', '#d9a93c'],
  'cat-mostaza-suave': ['#f6efe6', '#3e3522'],
  'cat-teja': ['#c2410c', '#f08a5d'],
  'cat-teja-suave': ['#f9ece7', '#423027'],
  'cat-hoja': ['#3f7d20', '#86c05f'],
  'cat-hoja-suave': ['#ecf2e9', '#313928'],
  'cat-uva': ['#7c3aed', '#b59cf5'],
  'cat-uva-suave': ['#f2ebfd', '#393340'],
  'cat-cielo': ['#2563eb', '#7fa8f5'],
  'cat-cielo-suave': ['#e9effd', '#303540'],
  'cat-rosa': ['#be185d', '#ee86b4'],
  'cat-rosa-suave': ['#f9e8ef', '#422f35'],
  'cat-tierra': ['#7a5136', '#c29a7b'],
  'cat-tierra-suave': ['#f2eeeb', '#3b332c'],
} as const satisfies Record<string, readonly [claro: string, oscuro: string]>;

/** Every colour of the product. antd's tokens, the CSS variables and the skeleton are made of it. */
export const COLORES = { ...BASICOS, ...DE_PANTALLA };

export type ColorNombre = keyof typeof COLORES;
export type Modo = 'claro' | 'oscuro';

/** Of controls, in pixels. */
export const RADIO = 8;

export const FUENTE =
  "Comanda, Comanda-espera, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

/** Which of the two a colour is by day, which by night. */
export const cualDe = (modo: Modo) => (modo === 'claro' ? 0 : 1);

export const colorDe = (nombre: ColorNombre, modo: Modo): string => COLORES[nombre][cualDe(modo)];

const partes = (hex: string) =>
  [1, 3, 5].map((desde) => Number.parseInt(hex.slice(desde, desde + 2), 16));

/** So much (0 to 1) of the way from one colour to another. */
export function mezclar(desde: string, hasta: string, parte: number): string {
  const meta = partes(hasta);
  const mezcla = partes(desde).map((valor, i) => valor + ((meta[i] ?? valor) - valor) * parte);
  return `#${mezcla.map((valor) => Math.round(valor).toString(16).padStart(2, '0')).join('')}`;
}
