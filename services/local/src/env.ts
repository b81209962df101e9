import { z } from 'zod';

import { AJUSTES_DE_FACTURACION } from '@comanda/billing/env';
import { AJUSTES_DE_LIMITES } from '@comanda/kit/http/ajustesDeLimites';
import { leerEntorno } from '@comanda/kit/proceso/entorno';
import { AJUSTES_DE_VIGILANCIA } from '@comanda/kit/metricas/ajustes';
import { AJUSTES_DE_PROXY } from '@comanda/kit/http/proxy';
import { URL_PUBLICA } from '@comanda/ordering/env';
import { AJUSTES_DE_IMPRESION as IMPRESORAS } from '@comanda/print/env';

const puerto = (defecto: number) => z.coerce.number().int().min(0).max(65_535).default(defecto);

const postgres = z.url({ protocol: /^postgres(ql)?$/ });

/** Of the provider before the stand-in of the authority: well formed, and no company's. */
const RUC_DE_NADIE = '1799999990001';
const DE_ESTE_EQUIPO = /^(localhost|127[.]\d+[.]\d+[.]\d+|::1)$/;

/** Demo companies and accounts: with the embedded database, unless it is said otherwise. */
export const conDemo = ({ DEMO, DATABASE_URL }: { DEMO?: string; DATABASE_URL?: string }) =>
  (DEMO ?? (DATABASE_URL ? '0' : '1')) === '1';

const esquema = z
  .object({
    ...AJUSTES_DE_FACTURACION,
    ...IMPRESORAS,
    ...AJUSTES_DE_VIGILANCIA,
    ...AJUSTES_DE_LIMITES,
    ...AJUSTES_DE_PROXY,
    RUC_PROVEEDOR: AJUSTES_DE_FACTURACION.RUC_PROVEEDOR.optional(),
    /** None: the address it listens at. */
    URL_PUBLICA: URL_PUBLICA.optional(),
    PORT: puerto(3000),
    HOST: z.string().default('127.0.0.1'),
    PRINT_PORT: puerto(8000),
    /** As the owner of the tables, who migrates. */
    DATABASE_URL: postgres.optional(),
    /** As the services enter: comanda_app. */
    DATABASE_APP_URL: postgres.optional(),
    /** As identidad enters: comanda_identidad. */
    DATABASE_IDENTIDAD_URL: postgres.optional(),
    /** A streaming replica of it, as comanda_app: reports are read there. */
    REPLICA_URL: postgres.optional(),
    /** Straight to the primary of DATABASE_APP_URL, where that one leads through PgBouncer. */
    FLUJO_URL: postgres.optional(),
    DB_MAX: z.coerce.number().int().min(1).max(200).default(20),
    DB_PREPARED: z.enum(['on', 'off']).default('on'),
    PAGE_WORKER: z.enum(['on', 'off']).default('on'),
    PAGE_CONTAINMENT: z.enum(['on', 'off']).default('on'),
    SRI_SANDBOX_PORT: puerto(0),
    /** Folder with the authority's own schemas, for the stand-in to ask too. */
    SRI_XSD_DIR: z.string().min(1).nullable().default(null),
    FACTURACION_CLAVE: z.base64().optional(),
    IDENTIDAD_CLAVE: z.base64().optional(),
    DEMO: z.enum(['0', '1']).optional(),
    /** A restaurant at work, to be looked at: with the demo, where it is sown anew. */
    DEMO_VIVA: z.enum(['0', '1']).default('0'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  })
  .refine((env) => (env.DATABASE_URL === undefined) === (env.DATABASE_APP_URL === undefined), {
    path: ['DATABASE_APP_URL'],
    message:
      'DATABASE_URL (el dueño, que migra) y DATABASE_APP_URL (comanda_app, con que se trabaja) van juntas',
  })
  .refine((env) => env.SRI_MODE === 'sandbox' || env.RUC_PROVEEDOR !== undefined, {
    path: ['RUC_PROVEEDOR'],
    message: 'Falta RUC_PROVEEDOR: el RUC de quien provee el sistema va en cada documento',
  })
  .refine((env) => !conDemo(env) || env.SRI_MODE !== 'produccion', {
    path: ['DEMO'],
    message: 'Las cuentas de demostración no van con SRI_MODE=produccion. Ponga DEMO=0',
  })
  .refine((env) => !conDemo(env) || DE_ESTE_EQUIPO.test(env.HOST), {
    path: ['DEMO'],
    message:
      'Las cuentas de demostración tienen una contraseña que todos conocen y no van con un HOST que otros equipos alcanzan. Ponga DEMO=0',
  })
  .transform((env) => ({ ...env, RUC_PROVEEDOR: env.RUC_PROVEEDOR ?? RUC_DE_NADIE }));

export type Env = z.output<typeof esquema>;

export const leerEnv = (origen: NodeJS.ProcessEnv): Env => leerEntorno(esquema, origen);
