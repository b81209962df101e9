import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import { siNoEsta } from '../respaldo/recorrer';

/** How long somebody may still want to look at one. */
const DIAS = 60;

/**
 * Mails without a mail server and tickets without a printer, which are written into files: copies of what the database says. Nobody
 * takes them away, and a till writes thousands a day.
 */
export const COPIAS = ['correo', 'tickets'] as const;
/** Written and not yet renamed; a day later, of a process that is gone. */
const A_MEDIAS = '.tmp';

/** Takes away what of them is older than two months. */
export async function olvidarCopias(dataDir: string, ahora: Date): Promise<void> {
  for (const nombre of COPIAS) await olvidarViejas(path.join(dataDir, nombre), ahora);
}

async function olvidarViejas(carpeta: string, ahora: Date): Promise<void> {
  const abierta = await opendir(carpeta).catch(siNoEsta(null)); // nothing was ever written
  if (!abierta) return;
  for await (const { name } of abierta) {
    const archivo = path.join(carpeta, name);
    const datos = await stat(archivo).catch(siNoEsta(null)); // renamed meanwhile
    const dias = name.endsWith(A_MEDIAS) ? 1 : DIAS;
    if (datos && ahora.getTime() - datos.mtimeMs > dias * DIA_MS)
      await rm(archivo, { force: true });
  }
}
