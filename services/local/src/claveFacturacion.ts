import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { leerClaveMaestra } from '@comanda/billing/firmas/cifrado';

/** The key that encrypts certificates: FACTURACION_CLAVE, else one made once and kept beside the data, owner only. */
export async function claveFacturacion(dada: string | undefined, dataDir: string): Promise<Buffer> {
  if (dada) return leerClaveMaestra(dada);
  const archivo = path.join(dataDir, 'facturacion.clave');
  try {
    const nueva = randomBytes(32).toString('base64');
    await writeFile(archivo, nueva, { mode: 0o600, flag: 'wx' });
    return leerClaveMaestra(nueva);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return leerClaveMaestra(await readFile(archivo, 'utf8'));
  }
}
