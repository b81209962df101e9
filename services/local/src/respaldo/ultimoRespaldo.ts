import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Cifras } from '@comanda/kit/metricas/cifras';
import { z } from 'zod';

import { escribirEntero } from '../archivoEntero';

/** When a backup of this folder was last made and believed. Not part of a backup: what is restored has none yet. */
export const ARCHIVO_RESPALDO = 'respaldo.json';

const esquema = z.object({ comprobado: z.coerce.date() });

export const anotarRespaldo = (dataDir: string, comprobado: Date): Promise<void> =>
  escribirEntero(path.join(dataDir, ARCHIVO_RESPALDO), JSON.stringify({ comprobado }));

const MEDIDA = 'comanda_respaldo_edad_segundos';

/** What /metricas tells of the backups of this folder; asked with the other figures, for which the database says what it is given. */
export const cifrasDeRespaldo = (dataDir: string, reloj: () => Date): Cifras => ({
  sql: `select '${MEDIDA}' as medida, null as etiqueta, $1::float8 as valor`,
  valores: () => [edadDe(dataDir, reloj())],
  medidas: [
    {
      nombre: MEDIDA,
      ayuda: 'Segundos desde el último respaldo comprobado; infinitos si no hay ninguno',
    },
  ],
});

/** Infinite where there is none, or nobody can tell: somebody is to look. */
function edadDe(dataDir: string, ahora: Date): number {
  const leido = esquema.safeParse(leer(path.join(dataDir, ARCHIVO_RESPALDO)));
  return leido.success ? (ahora.getTime() - leido.data.comprobado.getTime()) / 1000 : Infinity;
}

function leer(archivo: string): unknown {
  try {
    return JSON.parse(readFileSync(archivo, 'utf8'));
  } catch {
    return null; // not there, not ours to read, or not JSON: all the same to who asks
  }
}
