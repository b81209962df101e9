import type { Concepto, Figura } from '@comanda/shared/contracts/reportes/reportes';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';

/** A figure of the report: what it is called, how it is computed, and what the sales behind it are asked for with. */
export type CifraDeReporte = {
  titulo: string;
  como: string;
  periodo: Periodo;
  concepto: Concepto;
  clave?: string;
  dia_semana?: number;
  figura?: Figura;
  /** Sold by them only. */
  usuario?: string;
};

/** As the call takes it. */
export function entradaDeCifra(
  empresa: string,
  { periodo, concepto, clave, dia_semana, figura, usuario }: CifraDeReporte,
) {
  return {
    empresa,
    fecha_ini: periodo.desde,
    fecha_fin: periodo.hasta,
    concepto,
    ...(clave !== undefined && { clave }),
    ...(dia_semana !== undefined && { dia_semana }),
    ...(figura !== undefined && { figura }),
    ...(usuario !== undefined && { usuario }),
  };
}
