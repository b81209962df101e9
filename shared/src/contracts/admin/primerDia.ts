import { z } from 'zod';

import { empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';

/** In the order in which a company goes through them. */
export const PASOS = [
  'DATOS',
  'CERTIFICADO',
  'PRODUCTOS',
  'MESAS',
  'USUARIOS',
  'IMPRESORA',
  'PRUEBA',
  'AMBIENTE',
] as const;
export type Paso = (typeof PASOS)[number];

/** What is there of a company's first day, from what the company has; and what somebody said of it. */
export const primerDiaSchema = z.object({
  /** Steps that were said to be done, or not wanted. */
  marcados: z.array(z.enum(PASOS)),
  /** Products on the menu. */
  productos: z.number().int(),
  /** Whether it has tables; a server from before did not tell. */
  mesas: z.boolean().optional(),
  /** People who may log in to it. */
  usuarios: z.number().int(),
  /** The last sale whose invoice is of ambiente 1; null: none. */
  prueba: z
    .object({ clave_acceso: z.string(), secuencia: z.string(), estado: z.string() })
    .nullable(),
});
export type PrimerDia = z.output<typeof primerDiaSchema>;

const acceso = { perfiles: ['Administrador'], area: null } as const;

export const primerDiaCalls = defineCalls('identidad', {
  consultarPrimerDia: {
    method: 'GET',
    path: '/v1/primer_dia',
    acceso,
    query: porEmpresa,
    reply: envelope(primerDiaSchema),
  },
  /** `hecho` false takes it back. */
  marcarPaso: {
    method: 'PUT',
    path: '/v1/primer_dia',
    acceso: { ...acceso, conClave: true },
    body: z.strictObject({
      empresa: empresaField,
      paso: z.enum(PASOS, 'Seleccione el paso'),
      hecho: z.boolean(),
    }),
    reply: envelope(z.null()),
  },
});
