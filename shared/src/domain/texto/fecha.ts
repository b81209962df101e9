/** Ecuador's mainland: UTC-5 all year. */
export const ZONA = 'America/Guayaquil';

const MINUTO = 60_000;
const HORA = 60 * MINUTO;
export const DIA_MS = 24 * HORA;
const DESFASE = -5 * HORA;

/** What clocks of Ecuador show, as ISO would write it of UTC: no hour has been changed there since 1993. */
const enEcuador = (instante: Date): string => new Date(instante.getTime() + DESFASE).toISOString();

/**
 * The day of an instant in Ecuador, 'YYYY-MM-DD'. The legal one, or with the hour that a company's day ends at its business
 * day: until then it is still the day before.
 */
export function fechaNegocio(momento: Date, horaCorte = 0): string {
  const instante = horaCorte === 0 ? momento : new Date(momento.getTime() - horaCorte * HORA);
  return enEcuador(instante).slice(0, 10);
}

/** How many hours of a business day are over when an hour of the clock begins: 0 at its cut-off hour, 23 just before the next. */
export const horasDelDia = (hora: number, horaCorte: number): number =>
  (hora - horaCorte + 24) % 24;

/** DD/MM/YYYY of a 'YYYY-MM-DD' day, of an ISO instant or of a Date (spec section 1). */
export function formatFecha(valor: string | Date): string {
  const dia =
    typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor)
      ? valor
      : fechaNegocio(new Date(valor));
  return dia.split('-').reverse().join('/');
}

/** HH:mm in Ecuador, 24 hours. */
export function formatHora(valor: string | Date): string {
  return enEcuador(new Date(valor)).slice(11, 16);
}

/** DD/MM/YYYY HH:mm in Ecuador. */
export function formatFechaHora(valor: string | Date): string {
  return `${formatFecha(valor)} ${formatHora(valor)}`;
}

/** How long ago, in words: 'hace 12 min', 'hace 3 h', 'hace 2 dias'. A clock that runs behind sees nothing in the future. */
export function formatHace(desde: string | Date, ahora: Date): string {
  const ms = ahora.getTime() - new Date(desde).getTime();
  if (ms < MINUTO) return 'hace un momento';
  if (ms < HORA) return `hace ${Math.floor(ms / MINUTO)} min`;
  if (ms < DIA_MS) return `hace ${Math.floor(ms / HORA)} h`;
  const dias = Math.floor(ms / DIA_MS);
  return dias === 1 ? 'hace 1 día' : `hace ${dias} días`;
}

/** How long it has been, to the minute: '7 min', '1 h 05 min'. */
export function formatLapso(desde: string | Date, ahora: Date): string {
  const minutos = Math.max(0, Math.floor((ahora.getTime() - new Date(desde).getTime()) / MINUTO));
  const horas = Math.floor(minutos / 60);
  return horas === 0 ? `${minutos} min` : `${horas} h ${String(minutos % 60).padStart(2, '0')} min`;
}

/** 'YYYY-MM-DDTHH:mm:ss-05:00', as the tax authority writes instants. */
export function formatInstante(instante: Date): string {
  return `${enEcuador(instante).slice(0, 19)}-05:00`;
}
