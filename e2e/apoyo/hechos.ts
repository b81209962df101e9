// The spec files that came to their end, or to their first fault, one line of JSON each, where the environment names a file for them.
import { appendFileSync } from 'node:fs';

/** The variable that names the file. */
export const HECHOS = 'COMANDA_HECHOS';

/** `archivo`: from the root of the project. `rojo`: the test that failed, where one did: what comes after it in its file is not counted. */
export type Hecho = { archivo: string; pasadas: number; saltadas: number; rojo?: string };

type Marcha = { faltan: number; pasadas: number; saltadas: number };

/** Counts the tests of each file down. */
export function contarHechos(tests: readonly { archivo: string }[]) {
  const archivo = process.env[HECHOS];
  const marchas = new Map<string, Marcha>();
  for (const { archivo: de } of tests) {
    const { faltan } = marchas.get(de) ?? { faltan: 0 };
    marchas.set(de, { faltan: faltan + 1, pasadas: 0, saltadas: 0 });
  }
  return (de: string, titulo: string, status: string): void => {
    const marcha = marchas.get(de);
    if (!archivo || !marcha || status === 'interrupted') return; // cut off with the night
    marcha.faltan -= 1;
    if (status === 'passed') marcha.pasadas += 1;
    else if (status === 'skipped') marcha.saltadas += 1;
    const rojo = status === 'passed' || status === 'skipped' ? undefined : titulo;
    const { faltan, pasadas, saltadas } = marcha;
    if (faltan > 0 && rojo === undefined) return;
    marchas.delete(de);
    const hecho: Hecho = { archivo: de, pasadas, saltadas, ...(rojo !== undefined && { rojo }) };
    appendFileSync(archivo, `${JSON.stringify(hecho)}\n`);
  };
}
