import { ultimoDiaDeEnvio } from '../ley/limites';
import { DIA_MS, formatFecha } from '../texto/fecha';

/** How many days before the last one a till begins to say so. */
const DIAS_DE_AVISO = 7;

/**
 * What a till says of invoices that it has not sent, by their days ('YYYY-MM-DD'), where the authority soon takes the oldest no
 * more; null: there is time. New sales always have it: a till without contact sells for two days.
 */
export function avisoDePlazo(dias: readonly string[], hoy: string): string | null {
  const [primero] = dias.toSorted();
  if (primero === undefined) return null;
  const ultimo = ultimoDiaDeEnvio(primero);
  const quedan = (Date.parse(ultimo) - Date.parse(hoy)) / DIA_MS;
  if (quedan > DIAS_DE_AVISO) return null;
  const factura = `la factura del ${formatFecha(primero)}`;
  return quedan >= 0
    ? `El SRI recibe ${factura} hasta el ${formatFecha(ultimo)}. Envíe antes lo vendido en este equipo`
    : `El SRI ya no recibe ${factura}: el plazo terminó el ${formatFecha(ultimo)}. Envíela y emítala con otro número`;
}
