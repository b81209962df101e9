import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { escribirEntero } from '../archivoEntero';

const clavesSchema = z.object({
  superusuario: z.string().min(32),
  dueno: z.string().min(32),
  /** Files of before the services had a password of their own lack it. */
  app: z.string().min(32).optional(),
});

export type Claves = Required<z.output<typeof clavesSchema>>;

/**
 * Passwords of the embedded server, kept in a file only its owner can read. New ones where the file is lost or broken:
 * a server that has others is then told these (reponerClaves).
 */
export async function leerClaves(archivo: string): Promise<Claves> {
  const guardadas = await leer(archivo);
  const claves: Claves = { superusuario: clave(), dueno: clave(), app: clave(), ...guardadas };
  if (!guardadas?.app) await escribirEntero(archivo, JSON.stringify(claves));
  return claves;
}

async function leer(archivo: string): Promise<z.output<typeof clavesSchema> | null> {
  try {
    return clavesSchema.parse(JSON.parse(await readFile(archivo, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null; // readFile throws nothing else
    throw error;
  }
}

const clave = () => randomBytes(24).toString('base64url');
