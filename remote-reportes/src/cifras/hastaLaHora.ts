import type { ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { aCentavos, sumar, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { formatHora, horasDelDia } from '@comanda/shared/domain/texto/fecha';

export type Mitad = { total: Centavos; ventas: number };

/** The hour that has begun, of Ecuador. */
export const horaDe = (momento: Date): number => Number(formatHora(momento).slice(0, 2));

/** Until when a report says the day: now, or the moment that the replica it was read from had come to. */
export const hastaCuando = (datos_hasta: string | null, ahora: Date): Date =>
  datos_hasta === null ? ahora : new Date(datos_hasta);

/** '10:00', until which half a day is compared. */
export const enPunto = (hora: number): string => `${String(hora).padStart(2, '0')}:00`;

/**
 * Half a day is compared with the same half: of both days what was sold in hours that are over. Before the first hour is
 * over there is nothing to compare.
 */
export function hastaLaHora(
  { horas, hora_corte }: Pick<ReporteVentas, 'horas' | 'hora_corte'>,
  hora: number,
): { ahora: Mitad; antes: Mitad } {
  const van = horasDelDia(hora, hora_corte); // a bar's day goes on after midnight
  const pasadas = horas.filter((una) => horasDelDia(una.hora, hora_corte) < van);
  return { ahora: mitadDe(pasadas), antes: mitadDe(pasadas.map(({ antes }) => antes)) };
}

const mitadDe = (partes: readonly { ventas: number; total: number }[]): Mitad => ({
  total: sumar(partes.map(({ total }) => aCentavos(total))),
  ventas: partes.reduce((suma, { ventas }) => suma + ventas, 0),
});
