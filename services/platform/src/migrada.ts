import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Db } from '@comanda/kit/db';
import { Indispuesto } from '@comanda/kit/salud';

const CARPETA = fileURLToPath(new URL('../migrations/', import.meta.url));

/** Rejects while the database is not what this build was written for: the service does not migrate it itself. */
export async function migrada({ pool }: Pick<Db, 'pool'>): Promise<{ base: true }> {
  const archivos = await readdir(CARPETA);
  const ultima = archivos
    .filter((archivo) => archivo.endsWith('.sql'))
    .sort()
    .at(-1);
  const { rows } = await pool.query<{ esta: boolean }>('select plataforma.migrada($1) as esta', [
    path.basename(ultima ?? '', '.sql'),
  ]);
  if (!rows[0]?.esta) throw new Indispuesto('Faltan migraciones de la base de datos');
  return { base: true };
}
