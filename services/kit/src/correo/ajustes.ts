import { z } from 'zod';

import { REMITENTE } from './elegirTransporte';

/** The settings by which any service sends mail. */
export const AJUSTES_DE_CORREO = {
  DATA_DIR: z.string().min(1).default('.data'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'SMTP_URL must be smtp:// or smtps://' })
    .optional(),
  SMTP_FROM: z.email('SMTP_FROM must be an address').default(REMITENTE),
};
