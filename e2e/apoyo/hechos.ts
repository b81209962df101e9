// The spec files that came to their end without a fault, one line of JSON each, where the environment names a file for them.
import { appendFileSync } from 'node:fs';

/** The variable that names the file. */
export const HECHOS = 'COMANDA_HECHOS';

/** `archivo`: from the root of the project. */
export type Hecho = { archivo: string; pasadas: number; saltadas: number };

type Marcha = { faltan: number; pasadas: number; saltadas: number; mal: boolean };

/** Counts the tests of each file down. */
export function contarHechos(tests: readonly { archivo: string }[]) {
  const archivo = process.env[HECHOS];
  const marchas = new Map<string, Marcha>();
  for (const { archivo: de } of tests) {
    const { faltan } = marchas.get(de) ?? { faltan: 0 };
    marchas.set(de, { faltan: faltan + 1, pasadas: 0, saltadas: 0, mal: false });
  }
  return (de: string, status: string): void => {
    const marcha = marchas.get(de);
    if (!archivo || !marcha) return;
    marcha.faltan -= 1;
    if (status === 'passed') marcha.pasadas += 1;
    else if (status === 'skipped') marcha.saltadas += 1;
    else marcha.mal = true;
    const { faltan, pasadas, saltadas, mal } = marcha;
    if (faltan === 0 && !mal)
      appendFileSync(archivo, `${JSON.stringify({ archivo: de, pasadas, saltadas })}\n`);
  };
}
