import { z } from 'zod';

/** What every service is told about being watched; spread into its environment. */
export const AJUSTES_DE_VIGILANCIA = {
  /** The token that reads /metricas; without one only this machine may. */
  METRICAS_TOKEN: z
    .string()
    .regex(/^\S{20,200}$/, 'METRICAS_TOKEN debe tener de 20 a 200 letras, sin espacios')
    .optional(),
  /** From how many milliseconds a statement of the database is a line in the log. */
  LENTO_MS: z.coerce.number().int().min(1).max(600_000).default(500),
  /** How long it still serves once it is told to end, so that who shares out the calls sees it (/salud/listo). */
  AVISO_APAGADO_MS: z.coerce.number().int().min(0).max(60_000).default(0),
};
