import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a secret whole and onto the disk, or not at all: one cut short by a full disk or a blackout would be taken
 * for a broken one at the next start.
 */
export async function escribirEntero(archivo: string, texto: string): Promise<void> {
  const nuevo = `${archivo}.${randomUUID()}`;
  try {
    const abierto = await open(nuevo, 'wx', 0o600);
    try {
      await abierto.writeFile(texto);
      await abierto.sync();
    } finally {
      await abierto.close();
    }
    await rename(nuevo, archivo);
  } catch (error) {
    await rm(nuevo, { force: true });
    throw error;
  }
}
