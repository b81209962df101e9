import type { Decreto, LeyDeEmpresa } from '../../contracts/admin/ley';

import { DIA_MS, formatFecha } from '../texto/fecha';

import { decretoQueRige } from './decretos';
import { tarifaGeneral } from './tarifas';

/** What a company should hear of its rate on a day ('YYYY-MM-DD'): the day before a decree begins, its last, and the day after. */
export function avisoDeIva(dia: string, ley: LeyDeEmpresa): string | null {
  const [ayer, hoy, manana] = [-1, 0, 1].map((dias) => decretoQueRige(corrido(dia, dias), ley));
  const usual = tarifaGeneral(dia);
  if (!hoy && manana) return `Mañana empieza a regir el IVA ${manana.tarifa}%${datosDe(manana)}`;
  if (hoy && !manana)
    return `Hoy es el último día del IVA ${hoy.tarifa}%. Mañana rige de nuevo el ${usual}%`;
  if (ayer && !hoy) return `Desde hoy rige de nuevo el IVA ${usual}%`;
  return null;
}

const datosDe = ({ hasta, fuente }: Decreto) =>
  `, hasta el ${formatFecha(hasta)} (${fuente}). Las cajas cambian solas a medianoche`;

const corrido = (dia: string, dias: number): string =>
  new Date(Date.parse(dia) + dias * DIA_MS).toISOString().slice(0, 10);
