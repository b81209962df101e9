import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

import { z } from 'zod';

const clavesSchema = z.object({ superusuario: z.string().min(32), dueno: z.string().min(32) });

export type Claves = z.output<typeof clavesSchema>;

/** Passwords of the embedded server, made once and kept in a file only its owner can read. */
export async function leerClaves(archivo: string): Promise<Claves> {
  const nuevas: Claves = { superusuario: clave(), dueno: clave() };
  await writeFile(archivo, JSON.stringify(nuevas), { mode: 0o600, flag: 'wx' }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // writeFile throws nothing else
    },
  );
  return clavesSchema.parse(JSON.parse(await readFile(archivo, 'utf8')));
}

const clave = () => randomBytes(24).toString('base64url');
