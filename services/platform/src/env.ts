import { z } from 'zod';

const envSchema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().min(1),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
  DATA_DIR: z.string().default('.data'),
  ORDERING_URL: z.string().default('/'),
  BILLING_URL: z.string().default('/facturacion'),
  PRINT_URL: z.url().default('http://localhost:8000'),
});

/** The checked environment; throws with the name of what is wrong. */
export function leerEnv(env: NodeJS.ProcessEnv = process.env) {
  const leido = envSchema.safeParse(env);
  if (leido.success) return leido.data;
  const quejas = leido.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`env: ${quejas.join('; ')}`);
}
