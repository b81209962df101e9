import { z } from 'zod';

import { defineCalls, envelope } from '../defineCall';
import { areaField } from './campoArea';

/** What the other origin of an area said when it was asked for a build. */
export const ESTADOS_DE_ORIGEN = [
  'en-orden',
  'no-responde',
  'sin-archivos',
  'otros-archivos',
  'sin-permiso',
] as const;
export type EstadoDeOrigen = (typeof ESTADOS_DE_ORIGEN)[number];

export const revisionSchema = z.object({
  origen: z.string(),
  /** Of each build that is in use, the stable one first; none of an area of which nothing is out. */
  builds: z.array(z.object({ build: z.string(), estado: z.enum(ESTADOS_DE_ORIGEN) })),
  /** ISO instant. */
  revisado: z.string(),
});
export type RevisionDeOrigen = z.output<typeof revisionSchema>;

export const origenesCalls = defineCalls('platform', {
  /** Asks the other origin of an area for its builds in use, which takes three seconds at most. */
  revisarOrigen: {
    method: 'GET',
    path: '/plataforma/origen_de_area',
    acceso: { perfiles: ['Dashboard'], area: null },
    query: z.strictObject({ area: areaField }),
    reply: envelope(revisionSchema),
    fallos: ['NO_ENCONTRADO'],
  },
});
