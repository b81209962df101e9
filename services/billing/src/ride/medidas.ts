/** Measures of an A4 page in points: its margin, what is between its margins, and where its last line may end. */
export const MARGEN_DE_PAGINA = 30;
export const ANCHO_DE_PAGINA = 535;
export const PIE_DE_PAGINA = 800;
