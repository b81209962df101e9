import { z } from 'zod';

import { empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES } from '../auth/perfiles';
import { areaField } from '../plataforma/areas';
import { descriptorLeidoSchema } from '../plataforma/plataforma';

/** Which areas each company has, with what somebody must know to switch one off. */
export const areasDeEmpresasSchema = z.object({
  empresas: z.array(
    z.object({
      empresa: z.string(),
      areas: z.array(z.string()),
      /** How many of each profile work there. */
      personas: z.partialRecord(z.enum(PERFILES), z.number().int()),
    }),
  ),
  /** Those that can be switched on and off, in the order of the menu. */
  areas: z.array(z.object({ area: z.string(), titulo: z.string() })),
  /** The screens that the stable build of an area brings, and the profiles that see them. */
  descriptores: z.array(descriptorLeidoSchema),
});
export type AreasDeEmpresas = z.output<typeof areasDeEmpresasSchema>;

const operador = { perfiles: ['Dashboard'], area: null } as const;

/** Which areas the companies have: the operator's to say, for many at once. */
export const areasDeEmpresasCalls = defineCalls('platform', {
  listarAreasDeEmpresas: {
    method: 'GET',
    path: '/plataforma/areas_de_empresas',
    acceso: operador,
    reply: envelope(areasDeEmpresasSchema),
  },
  /** All of them or none. `cambios` name their companies one by one: the operator has no list of them. */
  cambiarAreas: {
    method: 'POST',
    path: '/plataforma/cambiar_areas',
    acceso: { ...operador, conClave: true },
    body: z.strictObject({
      cambios: z
        .array(
          z.strictObject({
            empresa: empresaField,
            area: areaField,
            activa: z.boolean('Diga si queda activa'),
          }),
        )
        .min(1, 'Elija que cambiar')
        .max(10_000, 'Cambie hasta 10000 a la vez'),
    }),
    reply: envelope(z.object({ cambiados: z.number().int() })),
    fallos: ['NO_ENCONTRADO', 'AREA_NO_SE_APAGA'],
  },
});
