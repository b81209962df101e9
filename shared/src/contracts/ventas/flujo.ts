import { z } from 'zod';

import { PERFILES_DE_COCINA } from '../auth/perfiles';
import { defineCalls } from '../defineCall';

/**
 * What a page may be told about: each is a number of its company that rises with every change. `caja`: what was sold, and what is in
 * the drawers; `documentos`: what became of those that were on their way to the authority.
 */
export const TEMAS = ['piso', 'catalogo', 'caja', 'documentos'] as const;
export type Tema = (typeof TEMAS)[number];

/** How often the server says that nothing changed, in milliseconds: a kitchen's list is at most 900 ms old (spec section 5). */
export const LATIDO_MS = { cocina: 900, caja: 5_000 } as const;
export const LATIDOS = ['cocina', 'caja'] as const satisfies (keyof typeof LATIDO_MS)[];
export type Latido = (typeof LATIDOS)[number];

/** The longest that anybody asks for who only wants to look. */
const DURA_MAXIMO_S = 3_600;

/** What one line of the stream says. A newer server may say more. */
export const dichoDeFlujoSchema = z.object({
  /** A subject that changed; 'releer': any may have; 'builds': others are out; 'adios': the server is going, or the session is over. */
  t: z.string(),
  /** The company. */
  e: z.string().optional(),
  /** The number of the subject by now. */
  v: z.number().int().optional(),
});

export type DichoDeFlujo = z.output<typeof dichoDeFlujoSchema>;

export const flujoCalls = defineCalls('ordering', {
  /**
   * Ours: stays open and tells which numbers of the caller's companies are others by now, as server-sent events; a comment is a
   * beat. It carries no data: what changed is asked for by its own call.
   */
  seguirFlujo: {
    method: 'GET',
    path: '/v1/flujo',
    acceso: { perfiles: PERFILES_DE_COCINA, area: null },
    query: z.strictObject({
      latido: z.enum(LATIDOS, 'El latido no es válido'),
      /** Seconds after which the server ends it; until the page goes where nothing is said. */
      dura: z.coerce
        .number<number>('dura debe ser un número')
        .int('dura debe ser un número entero')
        .min(0, 'dura empieza en 0')
        .max(DURA_MAXIMO_S, 'dura es demasiado grande')
        .optional(),
    }),
    reply: z.unknown(),
    fallos: ['SERVIDOR_OCUPADO', 'NO_ENCONTRADO'],
  },
});
