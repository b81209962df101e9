import { z } from 'zod';

import { leerEntorno } from '@comanda/kit/proceso/entorno';
import { AJUSTES_DE_VIGILANCIA } from '@comanda/kit/metricas/ajustes';

const COMO = 'PRINTERS must be Cocina=tcp://host:port,Barra=tcp://host:port';

const deEstaciones = z.array(
  z.object({
    estacion: z.string().trim().min(1, COMO),
    printer: z.url({ protocol: /^tcp$/, hostname: /./, error: COMO }),
  }),
);

/** Where paper comes out; of whoever runs the print service. */
export const AJUSTES_DE_IMPRESION = {
  PRINTER: z
    .url({ protocol: /^tcp$/, hostname: /./, error: 'PRINTER must be tcp://host:port' })
    .nullable()
    .default(null),
  /** The printers of the kitchen's stations, by name. */
  PRINTERS: z
    .string()
    .default('')
    .transform((texto) => texto.split(',').filter((una) => una.trim()))
    .transform((todas) =>
      todas.map((una) => {
        const [estacion, ...direccion] = una.split('=');
        return { estacion, printer: direccion.join('=').trim() };
      }),
    )
    .pipe(deEstaciones)
    .refine(
      (todas) => new Set(todas.map(({ estacion }) => estacion.toLowerCase())).size === todas.length,
      'PRINTERS names a station twice',
    ),
};

const esquema = z.object({
  ...AJUSTES_DE_IMPRESION,
  METRICAS_TOKEN: AJUSTES_DE_VIGILANCIA.METRICAS_TOKEN,
  PRINT_PORT: z.coerce.number().int().min(0).max(65535).default(8000),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Origins of the product's pages, separated by commas. */
  ORIGEN: z.string().default('http://localhost:3000'),
});

export type AjustesDeImpresion = Pick<z.output<typeof esquema>, keyof typeof AJUSTES_DE_IMPRESION>;

export const leerEnv = (origen: NodeJS.ProcessEnv) => leerEntorno(esquema, origen);
