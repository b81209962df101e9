/** Tier of charts, apart from everything: fetched by what is about to draw one. */
// @ts-nocheck

export { GraficoBarras } from './graficos/GraficoBarras';
export { GraficoLineas } from './graficos/GraficoLineas';
export type { Serie } from './graficos/datos';
