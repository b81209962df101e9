import { z } from 'zod';

import { defineCalls, envelope } from '../defineCall';

/** Something that waits behind a screen: `cuantos` things of a company, said in `texto`. */
export const avisoSchema = z.object({
  /** The last part of the screen's address, as its area declares it: 'bodega'. */
  ruta: z.string(),
  /** '' where it is of no company: the operator's. */
  empresa: z.string(),
  cuantos: z.number().int(),
  texto: z.string(),
  /** 'cuenta' only counts what is open; where nothing is said, it asks for somebody. */
  clase: z.enum(['pide', 'cuenta']).optional().catch(undefined),
});

export type AvisoDePantalla = z.output<typeof avisoSchema>;

export const avisosCalls = defineCalls('ordering', {
  /** What waits behind the screens of the caller's profile, in all their companies. */
  consultarAvisos: {
    method: 'GET',
    path: '/v1/avisos',
    acceso: { perfiles: 'sesion', area: null },
    reply: envelope(z.array(avisoSchema)),
  },
});
