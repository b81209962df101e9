import type { Db } from '@comanda/kit/db';
import type { BuildPublicado } from '@comanda/shared/contracts/publicaciones';

export type Uso = BuildPublicado['uso'];

/** What browsers reported of each build, by 'area/build'. */
export type Usos = ReadonlyMap<string, Uso>;

export const SIN_USO: Uso = { pestanas: 0, cargas: 0, fallos: 0, p50: null, p95: null };

/** Of the 24 hours before `ahora`; shares of tabs, of the last one. */
export async function usoDe(_db: Pick<Db, 'pool'>, _ahora: Date): Promise<Usos> {
  return new Map();
}
