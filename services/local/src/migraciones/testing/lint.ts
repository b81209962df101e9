import { GRANDES } from './grandes';
import { REGLAS, type Lugar, type ReglaId } from './reglas';
import { sentenciasDe } from './sentencias';

/** One numbered migration, and those of its service before it, by number. */
export type Migracion = { texto: string; anteriores: ReadonlyMap<string, string> };

/** What expands first and contracts later says so, with the number that expanded and why nothing reads it any more. */
const CONTRAE = /^\s*-- contrae: (\d{4}), \S.{9,}$/m;
const SIN_TRANSACCION = /^-- sin transaccion\b/;
const VALIDA = /^alter table (?:only )?([\w.]+) validate constraint \w+$/;
const CREA = /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/;

/** What of a migration is refused: the rule's name, the statement, why, and what to write instead. */
export function faltasDe({ texto, anteriores }: Migracion): string[] {
  const sentencias = sentenciasDe(texto);
  const nuevas = sentencias.flatMap((una) => CREA.exec(una.texto)?.[1] ?? []);
  const revisadas = [...anteriores.values()]
    .flatMap(sentenciasDe)
    .flatMap((una) => VALIDA.exec(una.texto)?.[1] ?? []);
  const contrae = CONTRAE.exec(texto)?.[1];
  const lugar: Lugar = {
    sentencias,
    suelta: SIN_TRANSACCION.test(texto),
    contrae: contrae !== undefined && anteriores.has(contrae),
    estaRevisada: (tabla) => revisadas.includes(tabla),
    esNueva: (tabla) => nuevas.includes(tabla),
    esGrande: (tabla) => GRANDES.includes(tabla) && !nuevas.includes(tabla),
  };
  return sentencias.flatMap((sentencia, i) =>
    Object.entries(REGLAS)
      .filter(([, { rompe }]) => rompe(sentencia, { ...lugar, i }))
      .map(
        ([nombre, { porque, remedio }]) =>
          `${nombre}: ${sentencia.texto.slice(0, 120)}\n  ${porque}\n  ${remedio}`,
      ),
  );
}

/** The names of the rules alone. */
export const reglasRotas = (migracion: Migracion): ReglaId[] =>
  faltasDe(migracion).map((falta) => falta.slice(0, falta.indexOf(':')) as ReglaId); // which it begins with
