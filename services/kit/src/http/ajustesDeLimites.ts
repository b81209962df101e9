import { z } from 'zod';

import { CUPOS } from './turnosDeEmpresa';

import type { ServerOptions } from './server';

const porSegundo = (defecto: number) =>
  z.coerce.number().int().min(0).max(100_000).default(defecto);
const aLaVez = (defecto: number) => z.coerce.number().int().min(1).max(100).default(defecto);

/** Spread into the environment of every service on the database: what one may take that the others go on. */
export const AJUSTES_DE_LIMITES = {
  /** Calls a second of one user, of one process; 0 for no limit. */
  RITMO_USUARIO: porSegundo(60),
  /** The same for all calls from one address: every till of a restaurant has the same address. */
  RITMO_DIRECCION: porSegundo(300),
  /** Exports, and files that are looked through, at once, of one process. */
  ARCHIVOS_A_LA_VEZ: aLaVez(CUPOS.archivo),
  REPORTES_A_LA_VEZ: aLaVez(CUPOS.reporte),
  /** How long one waits for a connection of the pool; less than a till waits for its sale. */
  DB_ESPERA_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
};

type Ajustes = z.output<z.ZodObject<typeof AJUSTES_DE_LIMITES>>;

/** The same, as a server takes it. */
export const limitesDeServidor = (env: Ajustes) =>
  ({
    ritmo: { usuario: env.RITMO_USUARIO, direccion: env.RITMO_DIRECCION },
    cupos: { archivo: env.ARCHIVOS_A_LA_VEZ, reporte: env.REPORTES_A_LA_VEZ },
  }) satisfies Partial<ServerOptions>;
