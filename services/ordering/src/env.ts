import { z } from 'zod';

import { leerEntorno } from '@comanda/kit/entorno';

const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  /** As the owner of the tables, who migrates. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** As the services enter: comanda_app. */
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** A streaming replica of it, as comanda_app: reports are read there. */
  REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DB_MAX: z.coerce.number().int().min(1).max(200).default(10),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
  /** Where billing answers, with its prefix: the certificate that comes with a company is its business. */
  FACTURACION_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3002/facturacion'),
  TRUST_PROXY: z.string().optional(),
});

export type Env = z.output<typeof envSchema>;

export const leerEnv = (origen: NodeJS.ProcessEnv): Env => leerEntorno(envSchema, origen);
