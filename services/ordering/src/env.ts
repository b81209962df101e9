import { z } from 'zod';

import { AJUSTES_DE_CORREO } from '@comanda/kit/correo/ajustes';
import { AJUSTES_DE_LIMITES } from '@comanda/kit/http/ajustesDeLimites';
import { leerEntorno } from '@comanda/kit/proceso/entorno';
import { AJUSTES_DE_VIGILANCIA } from '@comanda/kit/metricas/ajustes';
import { AJUSTES_DE_PROXY } from '@comanda/kit/http/proxy';

/** Where people reach the product: what the links of a letter begin with. */
export const URL_PUBLICA = z.url({
  protocol: /^https?$/,
  error: 'URL_PUBLICA debe empezar con https:// o http://',
});

const esquema = z.object({
  ...AJUSTES_DE_CORREO,
  ...AJUSTES_DE_VIGILANCIA,
  ...AJUSTES_DE_LIMITES,
  ...AJUSTES_DE_PROXY,
  URL_PUBLICA: URL_PUBLICA.optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  /** The address for the owner of the tables, who migrates. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The address for the services, who enter as comanda_app. */
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** A streaming replica of it, as comanda_app: reports are read there. */
  REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Straight to the primary of DATABASE_APP_URL, where that one leads through PgBouncer: what others change is heard there. */
  FLUJO_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Opens the secrets of second factors. */
  IDENTIDAD_CLAVE: z.base64('IDENTIDAD_CLAVE must be 32 bytes in base64'),
  DB_MAX: z.coerce.number().int().min(1).max(200).default(10),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
});

const envSchema = esquema
  .refine(({ SMTP_URL, URL_PUBLICA: publica }) => SMTP_URL === undefined || publica !== undefined, {
    path: ['URL_PUBLICA'],
    message: 'URL_PUBLICA must be given with SMTP_URL: the links of a letter begin with it',
  })
  .transform((env) => ({ ...env, URL_PUBLICA: env.URL_PUBLICA ?? 'http://localhost:3000' }));

export type Env = z.output<typeof envSchema>;

export const leerEnv = (origen: NodeJS.ProcessEnv): Env => leerEntorno(envSchema, origen);
