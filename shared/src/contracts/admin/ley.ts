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

/** Categories of a tourist establishment, as its register has them. */
export const CATEGORIAS_DE_TURISMO = ['LUJO', 'PRIMERA', 'SEGUNDA', 'TERCERA', 'CUARTA'] as const;
export type CategoriaDeTurismo = (typeof CATEGORIAS_DE_TURISMO)[number];

/** Where a company adds the servicio of the law: to what is eaten at its tables, or to all that it sells. */
export const SERVICIOS = ['SALON', 'TODO'] as const;
export type ServicioDeEmpresa = (typeof SERVICIOS)[number];

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
  /** Null, or unsaid by a server of before: it adds none. */
  servicio: z.enum(SERVICIOS).nullable().optional(),
  /** Legend of its regime while it sells with notas de venta; null, or unsaid by a server of before: none. */
  regimen: z.string().nullable().optional(),
});
export type LeyDeEmpresa = z.output<typeof leyDeEmpresaSchema>;
