import path from 'node:path';

import { Impedimento } from '../impedimento';
import { empresasDe } from '../respaldo/cuentas';

import { estaHecho } from './cluster';
import { conCliente } from './conCliente';
import { lugarAbierto } from './lugar';
import { startPostgres } from './startPostgres';

const cuantasEmpresas = (url: string): Promise<number> =>
  conCliente(url, async (client) => {
    const { rows } = await client.query<{ cuantas: number }>(
      `select count(*)::int as cuantas from ${await empresasDe(client)}`,
    );
    return rows[0]?.cuantas ?? 0;
  });

/**
 * A base that was given and is empty, beside one of our own in which companies sold, is a move that nobody made: whoever starts on
 * it begins again, with numbers that the SRI has.
 */
export async function exigirQueNadaQuede(url: string, dataDir: string): Promise<void> {
  const postgres = path.join(dataDir, 'postgres');
  const lugares = [postgres, lugarAbierto(postgres)].map((uno) =>
    estaHecho(path.join(uno, 'datos')),
  );
  if (!(await Promise.all(lugares)).some(Boolean)) return;
  if ((await cuantasEmpresas(url)) > 0) return;
  const propia = await startPostgres({ dataDir: postgres });
  try {
    const cuantas = await cuantasEmpresas(propia.url);
    if (cuantas > 0)
      throw new Impedimento(
        `La base de DATABASE_URL no tiene empresas, y la de ${postgres} tiene ${cuantas}: encender así sería empezar de cero. Mude antes sus datos (docs/operacion/instalar.md, sección 6); si no hay nada que conservar, aparte esa carpeta y vuelva a encender.`,
      );
  } finally {
    await propia.stop();
  }
}
