import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { crearObrero, type RegistroDeCola } from '@comanda/kit/cola/obrero';

import { siNoEsta } from '../respaldo/recorrer';

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
/** How long somebody may still want to look at one. */
const DIAS = 60;

/**
 * Mails without a mail server and tickets without a printer, which are written into files: copies of what the database says. Nobody
 * takes them away, and a till writes thousands a day.
 */
export const COPIAS = ['correo', 'tickets'] as const;
/** Written and not yet renamed; a day later, of a process that is gone. */
const A_MEDIAS = '.tmp';

type Olvidador = { dataDir: string; reloj: () => Date; log: RegistroDeCola };

/** Takes away once a day what of them is older than two months. */
export function crearOlvidador({ dataDir, reloj, log }: Olvidador) {
  let ultima = Number.NEGATIVE_INFINITY;
  return crearObrero<string>({
    tomar: (_, ahora) => {
      if (ahora.getTime() - ultima < DIA_MS) return Promise.resolve([]);
      ultima = ahora.getTime();
      return Promise.resolve(COPIAS.map((nombre) => path.join(dataDir, nombre)));
    },
    hacer: (carpeta) => olvidarViejas(carpeta, reloj()),
    nombrar: (carpeta) => ({ carpeta }),
    frases: { ronda: 'round of old copies failed', tarea: 'old copies not taken away' },
    reloj,
    log,
    pausaMs: HORA_MS,
    simultaneos: COPIAS.length,
  });
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
