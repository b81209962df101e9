import { z } from 'zod';

import { AJUSTES } from '@comanda/billing/env';
import { leerEntorno } from '@comanda/kit/entorno';
import { AJUSTES as IMPRESORAS } from '@comanda/print/env';

const puerto = (defecto: number) => z.coerce.number().int().min(0).max(65_535).default(defecto);

const postgres = z.url({ protocol: /^postgres(ql)?$/ });

const esquema = z
  .object({
    ...AJUSTES,
    ...IMPRESORAS,
    RUC_PROVEEDOR: AJUSTES.RUC_PROVEEDOR.default('1790011674001'),
    PORT: puerto(3000),
    HOST: z.string().default('127.0.0.1'),
    PRINT_PORT: puerto(8000),
    /** As the owner of the tables, who migrates. */
    DATABASE_URL: postgres.optional(),
    /** As the services enter: comanda_app. */
    DATABASE_APP_URL: postgres.optional(),
    /** A streaming replica of it, as comanda_app: reports are read there. */
    REPLICA_URL: postgres.optional(),
    DB_MAX: z.coerce.number().int().min(1).max(200).default(20),
    DB_PREPARED: z.enum(['on', 'off']).default('on'),
    SRI_SANDBOX_PORT: puerto(0),
    FACTURACION_CLAVE: z.base64().optional(),
    DEMO: z.enum(['0', '1']).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  })
  .refine((env) => (env.DATABASE_URL === undefined) === (env.DATABASE_APP_URL === undefined), {
    path: ['DATABASE_APP_URL'],
    message:
      'DATABASE_URL (el dueño, que migra) y DATABASE_APP_URL (comanda_app, con que se trabaja) van juntas',
  });

export type Env = z.output<typeof esquema>;

export const leerEnv = (origen: NodeJS.ProcessEnv): Env => leerEntorno(esquema, origen);
