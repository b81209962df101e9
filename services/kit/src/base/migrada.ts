import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { Indispuesto } from '../http/salud';

import type { Db } from './db';

type Lugar = {
  /** Of the numbered .sql files that this build was written for. */
  carpeta: string;
  /** Whose function `migrada` knows which of them ran. */
  esquema: 'plataforma' | 'identidad';
};

/** Rejects while the database is not what this build was written for: for a service that does not migrate it itself. */
export async function exigirMigrada(
  { pool }: Pick<Db, 'pool'>,
  { carpeta, esquema }: Lugar,
): Promise<{ base: true }> {
  const archivos = await readdir(carpeta);
  const ultima = archivos
    .filter((archivo) => archivo.endsWith('.sql'))
    .sort()
    .at(-1);
  const { rows } = await pool.query<{ esta: boolean }>(`select ${esquema}.migrada($1) as esta`, [
    path.basename(ultima ?? '', '.sql'),
  ]);
  if (!rows[0]?.esta) throw new Indispuesto('Faltan migraciones de la base de datos');
  return { base: true };
}
