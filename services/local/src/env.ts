import { z } from 'zod';

import { AJUSTES } from '@comanda/billing/env';
import { leerEntorno } from '@comanda/kit/entorno';

const puerto = (defecto: number) => z.coerce.number().int().min(0).max(65_535).default(defecto);

const esquema = z.object({
  ...AJUSTES,
  RUC_PROVEEDOR: AJUSTES.RUC_PROVEEDOR.default('1790011674001'),
  PORT: puerto(3000),
  HOST: z.string().default('127.0.0.1'),
  PRINT_PORT: puerto(8000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DB_MAX: z.coerce.number().int().min(1).max(200).default(20),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
  SRI_SANDBOX_PORT: puerto(0),
  FACTURACION_CLAVE: z.base64().optional(),
  PRINTER: z.string().min(1).nullable().default(null),
  DEMO: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Env = z.output<typeof esquema>;

export const leerEnv = (origen: NodeJS.ProcessEnv): Env => leerEntorno(esquema, origen);
