import { z } from 'zod';

import { leerEntorno } from '@comanda/kit/entorno';

import { REMITENTE } from './correo/elegirTransporte';
import { MODOS_SRI } from './entrega/direccionesSri';
import { RESUMENES } from './firmas/resumenes';

const esquema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3002),
    HOST: z.string().default('0.0.0.0'),
    DATABASE_URL: z.url('DATABASE_URL must be a URL'),
    DB_PREPARED: z.enum(['on', 'off']).default('on'),
    SRI_MODE: z.enum(MODOS_SRI).default('sandbox'),
    /** Base address of the sandbox's services. */
    SRI_URL: z.url('SRI_URL must be a URL').optional(),
    SRI_FIRMA: z.enum(RESUMENES).default('sha1'),
    FACTURACION_CLAVE: z.base64('FACTURACION_CLAVE must be 32 bytes in base64'),
    DATA_DIR: z.string().min(1).default('.data'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'SMTP_URL must be smtp:// or smtps://' })
      .optional(),
    SMTP_FROM: z.email('SMTP_FROM must be an address').default(REMITENTE),
    RUC_PROVEEDOR: z.string().regex(/^\d{13}$/, 'RUC_PROVEEDOR must have 13 digits'),
  })
  .refine(({ SRI_MODE, SRI_URL }) => SRI_MODE !== 'sandbox' || SRI_URL !== undefined, {
    path: ['SRI_URL'],
    message: 'SRI_URL must be given when SRI_MODE is sandbox',
  });

export const leerEnv = (origen: NodeJS.ProcessEnv) => leerEntorno(esquema, origen);
