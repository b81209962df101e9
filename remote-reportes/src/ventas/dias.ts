import type { ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { aCentavos, aDolares, sumar } from '@comanda/shared/domain/dinero/dinero';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';

type Dia = ReporteVentas['dias'][number];

/** A bar of time; `periodo` null where only the period before has it. */
export type Tramo = {
  etiqueta: string;
  periodo: Periodo | null;
  ventas: number;
  total: number;
  antes: number;
};

/** More bars than these say nothing: then it is months. */
const DIAS_A_LA_VISTA = 62;

const total = (dias: readonly Dia[]): number =>
  aDolares(sumar(dias.map((dia) => aCentavos(dia.total))));
const ventas = (dias: readonly Dia[]): number => dias.reduce((suma, dia) => suma + dia.ventas, 0);

type Dias = Pick<ReporteVentas, 'dias' | 'dias_antes'>;

/** The first day beside the first day before, and so on: days, or months where there are many. */
export const tramosDe = (reporte: Dias): Tramo[] =>
  reporte.dias.length > DIAS_A_LA_VISTA ? porMes(reporte) : porDia(reporte);

/** A month before may have more days than this one: those have a bar of the past alone. */
function porDia({ dias, dias_antes }: Dias): Tramo[] {
  const cuantos = Math.max(dias.length, dias_antes.length);
  return Array.from({ length: cuantos }, (_, n) => {
    const [dia, antes] = [dias[n], dias_antes[n]];
    return {
      etiqueta: dia ? etiquetaDe(dia.fecha, cuantos) : `${diaYMes(antes?.fecha ?? '')} antes`,
      periodo: dia ? { desde: dia.fecha, hasta: dia.fecha } : null,
      ventas: dia?.ventas ?? 0,
      total: dia?.total ?? 0,
      antes: antes?.total ?? 0,
    };
  });
}

/** Of so many days the name of each says more than its month. */
const DIAS_CON_NOMBRE = 14;
const NOMBRES = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const;

const etiquetaDe = (fecha: string, cuantos: number): string =>
  cuantos > DIAS_CON_NOMBRE
    ? diaYMes(fecha)
    : `${NOMBRES[new Date(`${fecha}T12:00:00Z`).getUTCDay()]} ${fecha.slice(8)}`;

const diaYMes = (fecha: string) => formatFecha(fecha).slice(0, 5);
const mesDe = ({ fecha }: Dia) => fecha.slice(0, 7);

/** Days before go with the month of the day in their place; what there are more of them, with the last. */
function porMes({ dias, dias_antes }: Dias): Tramo[] {
  const meses = [...new Set(dias.map(mesDe))];
  const lugar = (n: number) => dias[Math.min(n, dias.length - 1)];
  return meses.map((mes) => {
    const suyos = dias.filter((dia) => mesDe(dia) === mes);
    const antes = dias_antes.filter((_, n) => lugar(n)?.fecha.slice(0, 7) === mes);
    return {
      etiqueta: mes.split('-').reverse().join('/'),
      periodo: { desde: suyos[0]?.fecha ?? '', hasta: suyos.at(-1)?.fecha ?? '' },
      ventas: ventas(suyos),
      total: total(suyos),
      antes: total(antes),
    };
  });
}
