/** Every colour of the product, by day and by night. antd's tokens, the CSS variables and the skeleton are made of it. */
export const COLORES = {
  fondo: ['#f7f5f2', '#171614'],
  superficie: ['#ffffff', '#211f1d'],
  /** What floats above: dialogs, menus. */
  elevada: ['#ffffff', '#2a2825'],
  /** Under the pointer; rules between lines. */
  suave: ['#efece6', '#33302c'],
  tinta: ['#1f2328', '#ece8e1'],
  tenue: ['#57606a', '#b5aea3'],
  /** What an empty box would hold: lighter than what is typed. */
  apagado: ['#6b7280', '#9b948a'],
  borde: ['#d8d3cb', '#3f3b36'],
  /** The edge of what can be pressed or filled in. */
  control: ['#8b8479', '#8a8379'],
  primario: ['#0f766e', '#5cc2b4'],
  'primario-suave': ['#d3f0eb', '#1a443f'],
  /** On a full colour: primario, atencion, peligro, tinta. */
  'sobre-primario': ['#ffffff', '#0b201d'],
  atencion: ['#b45309', '#eea95c'],
  'atencion-suave': ['#fff2dc', '#44301a'],
  peligro: ['#b42318', '#f49484'],
  'peligro-suave': ['#fce0dc', '#4e241e'],
  /** The brand beside the login; it stays dark by night. */
  marca: ['#0f766e', '#0f4f49'],
  'sobre-marca': ['#ffffff', '#ece8e1'],
  /** Under a company's logo, which was drawn for paper. */
  placa: ['#ffffff', '#ece8e1'],
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
  sombra: ['#1f23281f', '#00000099'],
  /** Over the page, under a dialog. */
  velo: ['#1f232873', '#000000a6'],
} as const satisfies Record<string, readonly [claro: string, oscuro: string]>;

export type ColorNombre = keyof typeof COLORES;
export type Modo = 'claro' | 'oscuro';

export const RADIO = 8;

export const FUENTE =
  "Comanda, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";

export const colorDe = (nombre: ColorNombre, modo: Modo): string =>
  COLORES[nombre][modo === 'claro' ? 0 : 1];

const partes = (hex: string) =>
  [1, 3, 5].map((desde) => Number.parseInt(hex.slice(desde, desde + 2), 16));

/** So much (0 to 1) of the way from one colour to another. */
export function mezclar(desde: string, hasta: string, parte: number): string {
  const meta = partes(hasta);
  const mezcla = partes(desde).map((valor, i) => valor + ((meta[i] ?? valor) - valor) * parte);
  return `#${mezcla.map((valor) => Math.round(valor).toString(16).padStart(2, '0')).join('')}`;
}
