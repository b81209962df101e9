import type { Caduca, Caduco } from '../../contracts/plataforma/caducos';

/** Room -> name -> what is said of its end. */
export type Caducan = Readonly<Record<string, Readonly<Record<string, Caduca>>>>;

type Toma = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The names that a build takes, room by room, and that are to go. */
export const caducosEntre = (toma: Toma, caducan: Caducan): Caduco[] =>
  Object.entries(toma).flatMap(([sala, nombres]) =>
    Object.keys(nombres).flatMap((nombre) => {
      const suyos = caducan[sala] ?? {};
      const caduca = Object.hasOwn(suyos, nombre) ? suyos[nombre] : undefined;
      return caduca ? [{ ...caduca, sala, nombre }] : [];
    }),
  );

/** For whoever uses one: what goes, when, and what to do. */
export function decirCaduco({ sala, nombre, desde, hasta, enVez }: Caduco): string {
  const queHacer = enVez === '' ? 'Deje de usarlo' : `En su lugar: ${enVez}`;
  return `${nombre} de ${sala} se va en la versión ${hasta} (se avisó en la ${desde}). ${queHacer}`;
}
