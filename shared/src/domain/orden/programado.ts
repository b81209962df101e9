import { DIA_MS, fechaNegocio } from '../texto/fecha';

const MINUTO_MS = 60_000;
/** Ecuador keeps one offset all year: the same hour of the next day is a day later. */

/** The instant of an hour 'HH:mm' of a day 'YYYY-MM-DD' in Ecuador. */
export const instanteDe = (fecha: string, hora: string): Date =>
  new Date(`${fecha}T${hora}:00-05:00`);

const masDias = (instante: Date, dias: number) => new Date(instante.getTime() + dias * DIA_MS);

/** Where a minute began: an hour may still be chosen while its minute lasts. */
const alMinuto = (instante: Date) => Math.floor(instante.getTime() / MINUTO_MS) * MINUTO_MS;

/** The first planned time that has not passed; null where there is none: it was to be once, and is over. */
export function proximaDe(primera: Date, repetir: boolean, ahora: Date): Date | null {
  const faltan = alMinuto(ahora) - primera.getTime();
  if (faltan <= 0) return primera;
  return repetir ? masDias(primera, Math.ceil(faltan / DIA_MS)) : null;
}

/** From when on one that repeats is planned anew: it is issued once a day, whatever its hour is by now. `emitida`: the last that was. */
export function desdeTras(emitida: Date | null, ahora: Date): Date {
  const otroDia = emitida && instanteDe(fechaNegocio(masDias(emitida, 1)), '00:00');
  return otroDia && otroDia > ahora ? otroDia : ahora;
}

export type Agenda = {
  /** Planned for days that are over: nobody was there to issue them. */
  perdidas: Date[];
  /** Today's, and its time has come. */
  debida: Date | null;
  /** What is planned after those; null: nothing more. */
  luego: Date | null;
};

/** What a schedule whose next planned time is `proximo` owes at `ahora`: today's is issued, what is of before is not. */
export function agendaDe(proximo: Date, repetir: boolean, ahora: Date): Agenda {
  const hoy = fechaNegocio(ahora);
  const perdidas: Date[] = [];
  let previsto: Date | null = proximo;
  while (previsto && previsto <= ahora && fechaNegocio(previsto) < hoy) {
    perdidas.push(previsto);
    previsto = repetir ? masDias(previsto, 1) : null;
  }
  if (!previsto || previsto > ahora) return { perdidas, debida: null, luego: previsto };
  return { perdidas, debida: previsto, luego: repetir ? masDias(previsto, 1) : null };
}
