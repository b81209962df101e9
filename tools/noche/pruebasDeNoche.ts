// The tests that the night asks: what the day leaves to it, and what goes further at night. All the others npm test has run alike.
import path from 'node:path';

import { capturar, raiz } from '../ejecutar';
import { JEST } from '../jest';

/** What a test asks that goes more often at night (veces), or longer (limite). */
const MEDIDA = path.join(raiz, 'shared/src/testing/veces.ts');

/** By absolute path. Throws what jest says where it cannot list them. */
export async function pruebasDeNoche(): Promise<string[]> {
  const [todas, conMedida] = await Promise.all([listar(), listar('--findRelatedTests', MEDIDA)]);
  const largas = new Set(conMedida);
  return todas.filter((prueba) => prueba.includes('.noche.') || largas.has(prueba));
}

async function listar(...args: readonly string[]): Promise<string[]> {
  const { codigo, texto } = await capturar(process.execPath, [JEST, '--listTests', ...args], {
    env: { COMANDA_DE_DIA: '' },
  });
  if (codigo !== 0) throw new Error(texto);
  return texto.split('\n').filter((linea) => path.isAbsolute(linea));
}
