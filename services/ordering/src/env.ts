import { z } from 'zod';

const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DB_MAX: z.coerce.number().int().min(1).max(200).default(10),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: z.string().optional(),
});

export type Env = z.output<typeof envSchema>;

/** The environment, checked at start: the message names the variable. */
export function leerEnv(origen: NodeJS.ProcessEnv): Env {
  const leido = envSchema.safeParse(origen);
  if (leido.success) return leido.data;
  throw new Error(`env: ${z.prettifyError(leido.error)}`);
}
