/** The issuing company as its documents name it. */
export type Emisor = {
  ruc: string;
  razonSocial: string;
  nombreComercial: string;
  dirMatriz: string;
  dirEstablecimiento: string;
  obligadoContabilidad: boolean;
  contribuyenteEspecial: string | null;
  agenteRetencion: string | null;
  leyendaRimpe: string | null;
};

/** The two legends the schema knows; any other text of the company's record is refused by `validarFactura`. */
export const LEYENDAS_RIMPE = [
  'CONTRIBUYENTE RÉGIMEN RIMPE',
  'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE',
] as const;
