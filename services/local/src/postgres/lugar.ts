import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Every folder from `carpeta` up to the root, itself first. */
export function ancestros(carpeta: string): string[] {
  const padre = path.dirname(carpeta);
  return padre === carpeta ? [carpeta] : [carpeta, ...ancestros(padre)];
}

/** True when another user can walk into the folder; one that does not exist yet counts as open. */
export async function esAlcanzable(carpeta: string): Promise<boolean> {
  const permisos = await Promise.all(
    ancestros(path.resolve(carpeta)).map((una) =>
      stat(una).then(
        ({ mode }) => (mode & 0o001) !== 0,
        () => true,
      ),
    ),
  );
  return permisos.every(Boolean);
}

/** Where the server's files go when the project lies under a closed folder (/root, a private home). */
export function lugarAbierto(carpeta: string): string {
  const huella = createHash('sha256').update(path.resolve(carpeta)).digest('hex').slice(0, 12);
  return path.join('/var/lib/comanda', huella);
}
