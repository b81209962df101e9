import { z } from 'zod';

import { AJUSTES_DE_CORREO } from '@comanda/kit/correo/ajustes';
import { AJUSTES_DE_LIMITES } from '@comanda/kit/http/ajustesDeLimites';
import { leerEntorno } from '@comanda/kit/proceso/entorno';
import { AJUSTES_DE_VIGILANCIA } from '@comanda/kit/metricas/ajustes';
import { AJUSTES_DE_PROXY } from '@comanda/kit/http/proxy';

const esquema = z.object({
  ...AJUSTES_DE_VIGILANCIA,
  ...AJUSTES_DE_LIMITES,
  ...AJUSTES_DE_PROXY,
  ...AJUSTES_DE_CORREO,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3003),
  HOST: z.string().default('0.0.0.0'),
  /** As the services enter: comanda_app. */
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** As this service enters: comanda_identidad. */
  DATABASE_IDENTIDAD_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Closes the secrets of second factors. */
  IDENTIDAD_CLAVE: z.base64('IDENTIDAD_CLAVE must be 32 bytes in base64'),
  DB_MAX: z.coerce.number().int().min(1).max(200).default(10),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
  /** Where billing answers, with its prefix: the certificate that comes with a company is its business. */
  FACTURACION_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3002/facturacion'),
});

export const leerEnv = (origen: NodeJS.ProcessEnv) => leerEntorno(esquema, origen);
