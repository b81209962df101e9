/** Whom an installation sends documents to: the stand-in, the authority's tests, or the authority. */
export const MODOS_SRI = ['sandbox', 'pruebas', 'produccion'] as const;
export type ModoSri = (typeof MODOS_SRI)[number];
