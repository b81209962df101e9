import { z } from 'zod';

import { AJUSTES_DE_LIMITES } from '@comanda/kit/http/ajustesDeLimites';
import { leerEntorno } from '@comanda/kit/proceso/entorno';
import { AJUSTES_DE_VIGILANCIA } from '@comanda/kit/metricas/ajustes';
import { AJUSTES_DE_PROXY } from '@comanda/kit/http/proxy';
import { MODOS_SRI } from '@comanda/shared/contracts/facturacion/modoSri';

const envSchema = z.object({
  ...AJUSTES_DE_VIGILANCIA,
  ...AJUSTES_DE_LIMITES,
  ...AJUSTES_DE_PROXY,
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_APP_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
  DATA_DIR: z.string().default('.data'),
  KIT_DIR: z.string().default('.cache/kit'),
  ORDERING_URL: z.string().default('/'),
  BILLING_URL: z.string().default('/facturacion'),
  SRI_MODE: z.enum(MODOS_SRI).optional(),
  PAGE_WORKER: z.enum(['on', 'off']).default('on'),
  PAGE_CONTAINMENT: z.enum(['on', 'off']).default('on'),
  PRINT_URL: z.url().default('http://localhost:8000'),
});

export const leerEnv = (origen: NodeJS.ProcessEnv) => leerEntorno(envSchema, origen);
