import { z } from 'zod';

import { empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { PERFILES } from '../auth/perfiles';
import { areaField } from '../plataforma/campoArea';
import { banderaField, descriptorLeidoSchema } from '../plataforma/plataforma';

/** Which areas each company has, with what somebody must know to switch one off. */
export const areasDeEmpresasSchema = z.object({
  empresas: z.array(
    z.object({
      empresa: z.string(),
      areas: z.array(z.string()),
      /** Flags that are on, as 'ventas.nueva-cuenta', whether or not a build declares them. */
      banderas: z.array(z.string()).default([]),
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
        .min(1, 'Elija qué cambiar')
        .max(10_000, 'Cambie hasta 10000 a la vez'),
    }),
    reply: envelope(z.object({ cambiados: z.number().int() })),
    fallos: ['NO_ENCONTRADO', 'AREA_NO_SE_APAGA'],
  },
  /** All of them or none. Of an area that is in use, and of the flags that the build in use declares. */
  cambiarBanderas: {
    method: 'POST',
    path: '/plataforma/cambiar_banderas',
    acceso: { ...operador, conClave: true },
    body: z.strictObject({
      cambios: z
        .array(
          z.strictObject({
            empresa: empresaField,
            area: areaField,
            bandera: banderaField,
            activa: z.boolean('Diga si queda activa'),
          }),
        )
        .min(1, 'Elija qué cambiar')
        .max(1_000, 'Cambie hasta 1000 a la vez'),
    }),
    reply: envelope(z.object({ cambiados: z.number().int() })),
    fallos: ['NO_ENCONTRADO'],
  },
});
