import { HORA_CORTE_MAXIMA } from '@comanda/shared/contracts/caja/cajas';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';

/**
 * What was over before yesterday, whatever hour a company ends its days at, is no work of the kitchen: where nobody marks what is
 * ready, it would be for ever.
 */
export const corteDeCocina = (ahora: Date): Date =>
  new Date(`${sumarDias(fechaNegocio(ahora, HORA_CORTE_MAXIMA), -1)}T00:00:00-05:00`);

/** The day of it, counted: the list is another one from then on, though nothing was done. */
export const diaDeCorte = (ahora: Date): number =>
  Math.floor(corteDeCocina(ahora).getTime() / 86_400_000);
