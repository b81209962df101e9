import { z } from 'zod';

const esquema = z.object({
  PRINT_PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  DATA_DIR: z.string().min(1).default('.data'),
  PRINTER: z.string().min(1).nullable().default(null),
  /** Origins of the product's pages, separated by commas. */
  ORIGEN: z.string().default('http://localhost:3000'),
});

/** The service's environment, checked; throws with every fault named. */
export function leerEnv(entorno: NodeJS.ProcessEnv): z.output<typeof esquema> {
  const leido = esquema.safeParse(entorno);
  if (!leido.success) throw new Error(`env: ${z.prettifyError(leido.error)}`);
  return leido.data;
}
