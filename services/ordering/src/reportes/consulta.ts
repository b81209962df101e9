import type { Figura } from '@comanda/shared/contracts/reportes/reportes';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';

import type { Nombres } from './nombres';

/** Amounts as the database writes them: '12.50'. */
export type TotalDeReporteRow = {
  grupo: string;
  antes: boolean;
  clave: string;
  ventas: number;
  cantidad: string;
  monto: string;
  base: string;
  iva: string;
  descuento: string;
  propina: string;
  vueltas: number;
  minutos: number;
};

export type ConsultaDeReporte = { periodo: Periodo; anterior: Periodo; usuario: string | null };
export type TotalesLeidos = { filas: TotalDeReporteRow[]; nombres: Nombres };
/** With the company's business day by now, and the hour at which one begins. */
export type ReporteLeidoDeBase = TotalesLeidos & {
  consulta: ConsultaDeReporte;
  hoy: string;
  horaCorte: number;
};
export type DiaDeFigura = { fecha: string; ventas: number } & Record<Figura, string>;
