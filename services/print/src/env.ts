import { z } from 'zod';

import { leerEntorno } from '@comanda/kit/entorno';

const esquema = z.object({
  PRINT_PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  DATA_DIR: z.string().min(1).default('.data'),
  PRINTER: z.string().min(1).nullable().default(null),
  /** Origins of the product's pages, separated by commas. */
  ORIGEN: z.string().default('http://localhost:3000'),
});

export const leerEnv = (origen: NodeJS.ProcessEnv) => leerEntorno(esquema, origen);
