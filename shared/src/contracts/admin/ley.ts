import { z } from 'zod';

/** The provinces of Ecuador, as a decree names them. */
export const PROVINCIAS = [
  'Azuay',
  'Bolívar',
  'Cañar',
  'Carchi',
  'Chimborazo',
  'Cotopaxi',
  'El Oro',
  'Esmeraldas',
  'Galápagos',
  'Guayas',
  'Imbabura',
  'Loja',
  'Los Ríos',
  'Manabí',
  'Morona Santiago',
  'Napo',
  'Orellana',
  'Pastaza',
  'Pichincha',
  'Santa Elena',
  'Santo Domingo de los Tsáchilas',
  'Sucumbíos',
  'Tungurahua',
  'Zamora Chinchipe',
] as const;

/** What becomes of a price when the rate of its IVA is another for some days: the guest pays the same, or the base stays. */
export const POLITICAS_DE_IVA = ['MISMO_PRECIO', 'MISMA_BASE'] as const;
export type PoliticaDeIva = (typeof POLITICAS_DE_IVA)[number];

/** `canton` null: the whole province. */
export const lugarSchema = z.object({ provincia: z.string(), canton: z.string().nullable() });
export type Lugar = z.output<typeof lugarSchema>;

/** A rate that a decree gives to tourist premises on some days. Rows are added, never changed. */
export const decretoSchema = z.object({
  id: z.string(),
  /** Whole percent. */
  tarifa: z.number().int(),
  /** 'YYYY-MM-DD', both included. */
  desde: z.string(),
  hasta: z.string(),
  /** None: the whole country. */
  lugares: z.array(lugarSchema),
  fuente: z.string(),
  /** The row that this one ends, from `desde` on; it gives no rate then. Null: it ends none. */
  cesa: z.string().nullable(),
});
export type Decreto = z.output<typeof decretoSchema>;

/** What the law asks about a company, and the decrees that were added to those it knows. */
export const leyDeEmpresaSchema = z.object({
  /** Number of its tourism register, while that is active; null: it has none. */
  registro_turismo: z.string().nullable(),
  provincia: z.string().nullable(),
  canton: z.string().nullable(),
  decretos: z.array(decretoSchema),
});
export type LeyDeEmpresa = z.output<typeof leyDeEmpresaSchema>;
