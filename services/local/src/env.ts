import { z } from 'zod';

import { REMITENTE } from '@comanda/billing/correo/elegirTransporte';
import { RESUMENES } from '@comanda/billing/firmas/resumenes';
import { leerEntorno } from '@comanda/kit/entorno';

const puerto = (defecto: number) => z.coerce.number().int().min(0).max(65_535).default(defecto);

const esquema = z.object({
  PORT: puerto(3000),
  HOST: z.string().default('127.0.0.1'),
  PRINT_PORT: puerto(8000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DB_MAX: z.coerce.number().int().min(1).max(200).default(20),
  DB_PREPARED: z.enum(['on', 'off']).default('on'),
  SRI_MODE: z.enum(['sandbox', 'pruebas', 'produccion']).default('sandbox'),
  SRI_FIRMA: z.enum(RESUMENES).default('sha1'),
  SRI_SANDBOX_PORT: puerto(0),
  FACTURACION_CLAVE: z.base64().optional(),
  RUC_PROVEEDOR: z
    .string()
    .regex(/^\d{13}$/, 'RUC_PROVEEDOR must have 13 digits')
    .default('1790011674001'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must be smtp:// or smtps://' })
    .optional(),
  SMTP_FROM: z.email('SMTP_FROM must be an address').default(REMITENTE),
  PRINTER: z.string().min(1).nullable().default(null),
  DEMO: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Env = z.output<typeof esquema>;

export const leerEnv = (origen: NodeJS.ProcessEnv): Env => leerEntorno(esquema, origen);
