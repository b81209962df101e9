import { z } from 'zod';

import { usuarioIdField } from '../campos';
import { firmaSchema, tokenDeDispositivoField } from '../admin/firma';

/** What an act that a till did without a line says besides: of which till it is, when it was done and by whom. */
export const actoSinLineaSchema = z.strictObject({
  dispositivo: z.uuid('El equipo no es válido'),
  token: tokenDeDispositivoField,
  /** When it was done and when it is sent: the till's clock, corrected by what it last knew of the server's. */
  hecho: z.iso.datetime('hecho debe ser un instante'),
  reloj: z.iso.datetime('reloj debe ser un instante'),
  /** The person who did it; somebody else may send it. */
  quien: usuarioIdField,
  /** By that person, made at the till; without it nobody but they themselves are believed to have done it. */
  firma: firmaSchema.optional(),
});
export type ActoSinLinea = z.output<typeof actoSinLineaSchema>;

/** The codes that such a call may be refused with. */
export const FALLOS_DE_ACTO = [
  'DISPOSITIVO_DESCONOCIDO',
  'ACTO_DE_REVOCADO',
  'ACTO_FUERA_DE_ARRIENDO',
  'ACTO_EN_EL_FUTURO',
  'AUTOR_NO_PERMITIDO',
] as const;

type ConClave<Clave extends string> = { [K in Clave]?: string | undefined } & {
  sin_linea?: ActoSinLinea | undefined;
};

/** Such an act has its key, so that it is done once: what `refine` takes. */
export const conSuClave = <Clave extends string>(
  clave: Clave,
): [(body: ConClave<Clave>) => boolean, { path: string[]; error: string }] => [
  (body) => body.sin_linea === undefined || body[clave] !== undefined,
  { path: [clave], error: `${clave} es necesario en lo que se hizo sin línea` },
];

/** The codes that a sale of a till without a line may be refused with. */
export const FALLOS_SIN_LINEA = [
  'DISPOSITIVO_DESCONOCIDO',
  'DISPOSITIVO_REVOCADO',
  'NUMERO_DE_OTRO',
  'NUMERO_DE_OTRA_SERIE',
  'NUMERO_YA_USADO',
  'CLAVE_DE_OTRO_DIA',
  'VENTA_FUERA_DE_ARRIENDO',
  'VENTA_EN_EL_FUTURO',
  'PRECIO_NUNCA_VIGENTE',
  'VENDEDOR_NO_PERMITIDO',
] as const;
