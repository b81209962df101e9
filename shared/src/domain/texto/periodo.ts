import type { ComparacionDe } from '../../contracts/reportes/reportes';

import { DIA_MS } from './fecha';

/** Days 'YYYY-MM-DD', both within. */
export type Periodo = { desde: string; hasta: string };

const enMs = (dia: string) => Date.parse(`${dia}T00:00:00Z`);
const deMs = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Another day, so many later (or earlier, below 0); days are days of the calendar, without hours. */
export const sumarDias = (dia: string, dias: number): string => deMs(enMs(dia) + dias * DIA_MS);

/** How many days it has. */
export const diasDe = ({ desde, hasta }: Periodo): number =>
  Math.round((enMs(hasta) - enMs(desde)) / DIA_MS) + 1;

/** The same day of another month, or its last one where it has fewer days. */
function sumarMeses(dia: string, meses: number): string {
  const [anio = 0, mes = 1, delMes = 1] = dia.split('-').map(Number);
  const ultimo = new Date(Date.UTC(anio, mes + meses, 0)).getUTCDate();
  return deMs(Date.UTC(anio, mes - 1 + meses, Math.min(delMes, ultimo)));
}

const finDeMes = (dia: string): string => {
  const [anio = 0, mes = 1] = dia.split('-').map(Number);
  return deMs(Date.UTC(anio, mes, 0));
};

/**
 * The period a report stands beside: the one right before, as long; a month or the first days of one beside the
 * month before, as far; or the same days of the week before, or of the year before.
 */
export function periodoAnterior(
  { desde, hasta }: Periodo,
  con: ComparacionDe = 'anterior',
): Periodo {
  if (con === 'semana') return { desde: sumarDias(desde, -7), hasta: sumarDias(hasta, -7) };
  if (con === 'anio') return { desde: sumarMeses(desde, -12), hasta: sumarMeses(hasta, -12) };
  const delMes = desde.endsWith('-01') && desde.slice(0, 7) === hasta.slice(0, 7);
  if (delMes && (desde !== hasta || hasta === finDeMes(desde))) {
    const antes = sumarMeses(desde, -1);
    return {
      desde: antes,
      hasta: hasta === finDeMes(hasta) ? finDeMes(antes) : sumarMeses(hasta, -1),
    };
  }
  const dias = diasDe({ desde, hasta });
  return { desde: sumarDias(desde, -dias), hasta: sumarDias(desde, -1) };
}

/** All days of a month 'YYYY-MM'. */
export const periodoDelMes = (mes: string): Periodo => ({
  desde: `${mes}-01`,
  hasta: finDeMes(`${mes}-01`),
});

/** Days of a month in which what is looked at is mostly the month before, which is being declared. */
const DIAS_DE_DECLARACION = 10;

/** The month 'YYYY-MM' an accountant looks at: the one before during its first ten days, then the one there is. */
export function mesPorDeclarar(hoy: string): string {
  const delMes = Number(hoy.slice(8, 10));
  return (delMes <= DIAS_DE_DECLARACION ? sumarMeses(hoy, -1) : hoy).slice(0, 7);
}

/** So many months 'YYYY-MM', that of a day first and those before it after. */
export const mesesHaciaAtras = (dia: string, cuantos: number): string[] =>
  Array.from({ length: cuantos }, (_, n) => sumarMeses(dia, -n).slice(0, 7));

/** A month so many later, both as '2026-11'; before, where it is less than none. */
export const mesMas = (mes: string, cuantos: number): string =>
  sumarMeses(`${mes}-01`, cuantos).slice(0, 7);

const MESES = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
];

/** 'Noviembre' of '2026-11'; nothing where it is no month. */
export const palabraDeMes = (mes: string): string => MESES[Number(mes.slice(5)) - 1] ?? '';

/** 'Noviembre 2026' of '2026-11'. */
export const textoDeMes = (mes: string): string => `${palabraDeMes(mes)} ${mes.slice(0, 4)}`;

/** Day of the week of 'YYYY-MM-DD': 1 Monday to 7 Sunday. */
export const diaDeSemana = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay() || 7;

const DIAS_DE_SEMANA = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** In words, of 1 (Monday) to 7: 'lunes'; '' of what is no day. */
export const nombreDeDia = (dia: number): string => DIAS_DE_SEMANA[dia - 1] ?? '';
