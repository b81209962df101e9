/** The authority's schema spells them this way. */
export const LEYENDAS_RIMPE = [
  'CONTRIBUYENTE RÉGIMEN RIMPE',
  'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE',
] as const;
