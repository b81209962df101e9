/** A page being drawn. */
export type Hoja = PDFKit.PDFDocument;

export const MARGEN = 30;
/** Between the margins of an A4 page. */
export const ANCHO = 535;
