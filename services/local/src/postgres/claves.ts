import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';

import { z } from 'zod';

const clavesSchema = z.object({
  superusuario: z.string().min(32),
  dueno: z.string().min(32),
  app: z.string().min(32),
});

export type Claves = z.output<typeof clavesSchema>;

/** Passwords of the embedded server, made once and kept in a file only its owner can read. */
export async function leerClaves(archivo: string): Promise<Claves> {
  const nuevas: Claves = { superusuario: clave(), dueno: clave(), app: clave() };
  await writeFile(archivo, JSON.stringify(nuevas), { mode: 0o600, flag: 'wx' }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // writeFile throws nothing else
    },
  );
  const guardadas: unknown = JSON.parse(await readFile(archivo, 'utf8'));
  const completas = clavesSchema.parse({ app: nuevas.app, ...Object(guardadas) });
  if (!clavesSchema.safeParse(guardadas).success) await reemplazar(archivo, completas);
  return completas;
}

/** A file of before the services had a password of their own gets it; never half of it. */
async function reemplazar(archivo: string, claves: Claves): Promise<void> {
  const nuevo = `${archivo}.nuevo`;
  await writeFile(nuevo, JSON.stringify(claves), { mode: 0o600 });
  await rename(nuevo, archivo);
}

const clave = () => randomBytes(24).toString('base64url');
