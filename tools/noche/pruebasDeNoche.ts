// The tests that the night asks: what the day leaves to it, and what goes further at night. All the others npm test has run alike.
import path from 'node:path';

import { raiz } from '../ejecutar';
import { listarPruebas } from '../jest';

/** What a test asks that goes more often at night (veces), or longer (limite). */
const MEDIDA = path.join(raiz, 'shared/src/testing/veces.ts');

/** With the day's selection the configuration leaves out what is named .noche. */
const DE_NOCHE = { COMANDA_DE_DIA: '' };

/** By absolute path. Throws what jest says where it cannot list them. */
export async function pruebasDeNoche(): Promise<string[]> {
  const [todas, conMedida] = await Promise.all([
    listarPruebas([], DE_NOCHE),
    listarPruebas(['--findRelatedTests', MEDIDA], DE_NOCHE),
  ]);
  const largas = new Set(conMedida);
  return todas.filter((prueba) => prueba.includes('.noche.') || largas.has(prueba));
}
