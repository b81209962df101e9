import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { escribirEntero } from '../archivoEntero';

const clavesSchema = z.object({ superusuario: z.string().min(32), dueno: z.string().min(32) });

export type Claves = z.output<typeof clavesSchema>;

/**
 * Passwords of the embedded server, kept in a file only its owner can read. New ones where the file is lost or broken:
 * a server that has others is then told these (reponerClaves).
 */
export async function leerClaves(archivo: string): Promise<Claves> {
  const guardadas = await leer(archivo);
  if (guardadas) return guardadas;
  const nuevas: Claves = { superusuario: clave(), dueno: clave() };
  await escribirEntero(archivo, JSON.stringify(nuevas));
  return nuevas;
}

async function leer(archivo: string): Promise<Claves | null> {
  try {
    return clavesSchema.parse(JSON.parse(await readFile(archivo, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null; // readFile throws nothing else
    throw error;
  }
}

const clave = () => randomBytes(24).toString('base64url');
