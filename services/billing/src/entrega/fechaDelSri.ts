import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';

const HORA = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?`;
const ANIO_PRIMERO = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[T\s]+${HORA}$`, 'i');
const ANIO_AL_FINAL = new RegExp(String.raw`^(\d{1,2})[-/](\d{1,2})[-/](\d{4})[T\s]+${HORA}$`, 'i');
const DE_GUAYAQUIL = '-05:00';

type Margen = {
  /** YYYY-MM-DD: the document's own day. */
  dia: string;
  ahora: Date;
};

/**
 * The instant that the authority says, however it writes it today; without an offset it is Guayaquil's. Day and month in an
 * order that could be either are told apart by the document's day, before which nothing of it was authorised, and by now.
 * Null: it cannot be read, and is not guessed.
 */
export function leerFechaDelSri(dicha: string, { dia, ahora }: Margen): Date | null {
  const leidas = [...lecturasDe(dicha.trim())].map((iso) => new Date(iso));
  const hasta = sumarDias(fechaNegocio(ahora), 1);
  const posibles = leidas.filter((fecha) => {
    const suya = fechaNegocio(fecha);
    return suya >= dia && suya <= hasta;
  });
  const [unica] = leidas.length > 1 ? posibles : leidas;
  return unica !== undefined && (leidas.length === 1 || posibles.length === 1) ? unica : null;
}

/** Each way it can be read, as an ISO instant. */
function lecturasDe(dicha: string): Set<string> {
  const primero = ANIO_PRIMERO.exec(dicha);
  if (primero) {
    const [, anio = '', mes = '', dia = '', ...hora] = primero;
    return new Set(instantesDe([[anio, mes, dia]], hora));
  }
  const final = ANIO_AL_FINAL.exec(dicha);
  if (!final) return new Set();
  const [, uno = '', otro = '', anio = '', ...hora] = final;
  return new Set(
    instantesDe(
      [
        [anio, otro, uno],
        [anio, uno, otro],
      ],
      hora,
    ),
  );
}

type Dia = readonly [anio: string, mes: string, dia: string];

function instantesDe(dias: readonly Dia[], hora: readonly (string | undefined)[]): string[] {
  const [horas = '', minutos = '', segundos = '00', desfase = DE_GUAYAQUIL] = hora;
  const dos = (cifras: string) => cifras.padStart(2, '0');
  const conDosPuntos = /^[+-]\d{4}$/.test(desfase)
    ? `${desfase.slice(0, 3)}:${desfase.slice(3)}`
    : desfase.toUpperCase();
  return dias.flatMap(([anio, mes, dia]) => {
    const fecha = `${anio}-${dos(mes)}-${dos(dia)}`;
    const instante = `${fecha}T${dos(horas)}:${minutos}:${segundos}${conDosPuntos}`;
    return existe(fecha) && !Number.isNaN(Date.parse(instante)) ? [instante] : [];
  });
}

/** Date takes the 31st of a month of thirty for the first of the next. */
function existe(fecha: string): boolean {
  const instante = new Date(`${fecha}T00:00:00Z`);
  return !Number.isNaN(instante.getTime()) && instante.toISOString().slice(0, 10) === fecha;
}
