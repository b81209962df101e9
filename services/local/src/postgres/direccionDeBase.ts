import path from 'node:path';

import { z } from 'zod';

import { Impedimento } from '../impedimento';

import { servidorEnMarcha } from './startPostgres';

/** As the services' own (env.ts), of which a command that asks the database needs these two. */
export const AJUSTES_DE_BASE = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
});

/** The owner's address: the one that is given, or that of the embedded database while it runs. */
export async function direccionDeBase({
  DATABASE_URL,
  DATA_DIR,
}: z.output<typeof AJUSTES_DE_BASE>): Promise<string> {
  if (DATABASE_URL) return DATABASE_URL;
  const enMarcha = await servidorEnMarcha(path.join(path.resolve(DATA_DIR), 'postgres'));
  if (enMarcha) return enMarcha.url;
  throw new Impedimento(
    `La base de datos de ${path.resolve(DATA_DIR)} no está en marcha. Encienda el producto (npm start), o diga su dirección en DATABASE_URL.`,
  );
}
