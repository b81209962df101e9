import { z } from 'zod';

import { AJUSTES_DE_CORREO } from '@comanda/kit/correo/ajustes';
import { AJUSTES_DE_LIMITES } from '@comanda/kit/http/ajustesDeLimites';
import { leerEntorno } from '@comanda/kit/proceso/entorno';
import { AJUSTES_DE_VIGILANCIA } from '@comanda/kit/metricas/ajustes';
import { AJUSTES_DE_PROXY } from '@comanda/kit/http/proxy';
import { MODOS_SRI } from '@comanda/shared/contracts/facturacion/modoSri';
import { faltaDeRuc } from '@comanda/shared/domain/fiscal/identificacion';

import { RESUMENES_DE_FIRMA } from './firmas/resumenes';

/** What billing is told, whoever starts it: its own server, or services/local. */
export const AJUSTES_DE_FACTURACION = {
  SRI_MODE: z.enum(MODOS_SRI).default('sandbox'),
  SRI_FIRMA: z.enum(RESUMENES_DE_FIRMA).default('sha1'),
  RUC_PROVEEDOR: z.string().refine((ruc) => faltaDeRuc(ruc) === null, {
    error: ({ input }) => `RUC_PROVEEDOR: ${faltaDeRuc(String(input)) ?? ''}`,
  }),
  /** After how many minutes a document that waits is told to a person. */
  SRI_ESPERA_MINUTOS: z.coerce.number().int().min(1).max(1_440).default(10),
  ...AJUSTES_DE_CORREO,
};

const esquema = z
  .object({
    ...AJUSTES_DE_FACTURACION,
    ...AJUSTES_DE_VIGILANCIA,
    ...AJUSTES_DE_LIMITES,
    ...AJUSTES_DE_PROXY,
    PORT: z.coerce.number().int().min(0).max(65535).default(3002),
    HOST: z.string().default('0.0.0.0'),
    /** The address for the owner of the tables, who migrates. */
    DATABASE_URL: z.url('DATABASE_URL must be a URL'),
    /** The address for the services, who enter as comanda_app. */
    DATABASE_APP_URL: z.url('DATABASE_APP_URL must be a URL'),
    DB_PREPARED: z.enum(['on', 'off']).default('on'),
    /** Base address of the sandbox's services. */
    SRI_URL: z.url('SRI_URL must be a URL').optional(),
    FACTURACION_CLAVE: z.base64('FACTURACION_CLAVE must be 32 bytes in base64'),
  })
  .refine(({ SRI_MODE, SRI_URL }) => SRI_MODE !== 'sandbox' || SRI_URL !== undefined, {
    path: ['SRI_URL'],
    message: 'SRI_URL must be given when SRI_MODE is sandbox',
  });

export const leerEnv = (origen: NodeJS.ProcessEnv) => leerEntorno(esquema, origen);
