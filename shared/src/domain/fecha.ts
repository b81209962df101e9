/** Ecuador's mainland: UTC-5 all year. */
export const ZONA = 'America/Guayaquil';

const partes = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function parte(instante: Date, tipo: Intl.DateTimeFormatPartTypes): string {
  return partes.formatToParts(instante).find(({ type }) => type === tipo)?.value ?? '';
}

/** The business day of an instant in Ecuador, 'YYYY-MM-DD'. */
export function fechaNegocio(instante: Date): string {
  return `${parte(instante, 'year')}-${parte(instante, 'month')}-${parte(instante, 'day')}`;
}

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
  const instante = new Date(valor);
  return `${parte(instante, 'hour')}:${parte(instante, 'minute')}`;
}

/** 'YYYY-MM-DDTHH:mm:ss-05:00', as the tax authority writes instants. */
export function formatInstante(instante: Date): string {
  const hora = `${parte(instante, 'hour')}:${parte(instante, 'minute')}:${parte(instante, 'second')}`;
  return `${fechaNegocio(instante)}T${hora}-05:00`;
}
