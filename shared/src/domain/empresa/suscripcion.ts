import type { ReportePorCorreo } from '../../contracts/admin/suscripciones';

import { fechaNegocio, formatFecha } from '../texto/fecha';
import {
  mesesHaciaAtras,
  periodoDelMes,
  sumarDias,
  textoDeMes,
  type Periodo,
} from '../texto/periodo';
import { instanteDe } from '../orden/programado';
import { dePalabras, talCual } from '../texto/palabras';

/** What each is called, on a screen and in a letter. */
export const TITULO_DE_REPORTE: Readonly<Record<ReportePorCorreo, string>> = dePalabras(
  {
    CIERRE_DIA: 'Cierre del día',
    RESUMEN_MES: 'Resumen del mes',
  },
  talCual,
);

/** `corte`: the hour a company's business day ends at. */
type Plan = { reporte: ReportePorCorreo; hora: string; corte: number };

/** After a downtime only the last of these go out. */
const MAXIMO_ATRASADOS: Readonly<Record<ReportePorCorreo, number>> = {
  CIERRE_DIA: 7,
  RESUMEN_MES: 2,
};

/** The period in words: '22/11/2026', or 'Noviembre 2026'. */
export const textoDePeriodo = (reporte: ReportePorCorreo, desde: string): string =>
  reporte === 'CIERRE_DIA' ? formatFecha(desde) : textoDeMes(desde.slice(0, 7));

const mesAntes = (dia: string): Periodo => periodoDelMes(mesesHaciaAtras(dia, 2)[1] ?? '');

/** The first day of a month on which, at that hour, the month before has ended: its last day may end after midnight. */
function diaDeMes(mes: string, { hora, corte }: Plan): string {
  const primero = `${mes}-01`;
  return Number(hora.slice(0, 2)) >= corte ? primero : sumarDias(primero, 1);
}

/** The first planned time after an instant. */
export function proximoEnvio(plan: Plan, tras: Date): Date {
  const hoy = fechaNegocio(tras);
  if (plan.reporte === 'CIERRE_DIA') {
    const deHoy = instanteDe(hoy, plan.hora);
    return deHoy > tras ? deHoy : instanteDe(sumarDias(hoy, 1), plan.hora);
  }
  const mes = hoy.slice(0, 7);
  const deEste = instanteDe(diaDeMes(mes, plan), plan.hora);
  if (deEste > tras) return deEste;
  const siguiente = sumarDias(periodoDelMes(mes).hasta, 1).slice(0, 7);
  return instanteDe(diaDeMes(siguiente, plan), plan.hora);
}

/** What goes out at a planned time: the last business day that had ended by then, or the month before. */
function periodoPrevisto({ reporte, corte }: Plan, previsto: Date): Periodo {
  if (reporte === 'RESUMEN_MES') return mesAntes(fechaNegocio(previsto));
  const ayer = sumarDias(fechaNegocio(previsto, corte), -1);
  return { desde: ayer, hasta: ayer };
}

/** The last period that has ended. */
export function ultimoPeriodo({ reporte, corte }: Omit<Plan, 'hora'>, ahora: Date): Periodo {
  const hoy = fechaNegocio(ahora, corte);
  if (reporte === 'RESUMEN_MES') return mesAntes(hoy);
  const ayer = sumarDias(hoy, -1);
  return { desde: ayer, hasta: ayer };
}

export type Debidos = {
  /** First to last. */
  periodos: Periodo[];
  /** What is planned after those. */
  luego: Date;
};

/** What a subscription whose next planned time is `proximo` owes by now. */
export function enviosDebidos(plan: Plan, proximo: Date, ahora: Date): Debidos {
  const maximo = MAXIMO_ATRASADOS[plan.reporte];
  const periodos: Periodo[] = [];
  let previsto = proximo;
  while (previsto <= ahora) {
    const periodo = periodoPrevisto(plan, previsto);
    // planned before the company moved its cut-off hour: not over at that moment, and due at the next
    if (periodo.hasta < fechaNegocio(previsto, plan.corte)) periodos.push(periodo);
    previsto = proximoEnvio(plan, previsto);
  }
  return { periodos: periodos.slice(-maximo), luego: previsto };
}

/** Whom it goes to: those named, or its owner where none is; without those who asked to get it no more. */
export function destinatariosVivos({
  destinatarios,
  bajas,
  propio,
}: {
  destinatarios: readonly string[];
  bajas: readonly string[];
  propio: string;
}): string[] {
  const todos = destinatarios.length > 0 ? destinatarios : [propio];
  return todos.filter((uno) => !bajas.includes(uno));
}

/** Addresses as they are kept: trimmed, lower case, each once. */
export const limpiarCorreos = (unos: readonly string[]): string[] => [
  ...new Set(unos.map((uno) => uno.trim().toLowerCase()).filter((uno) => uno !== '')),
];
