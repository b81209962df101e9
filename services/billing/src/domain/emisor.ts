import type { LeyDeEmpresa } from '@comanda/shared/contracts/admin/ley';

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
  /** What the law is asked with about it. */
  ley: LeyDeEmpresa;
};
