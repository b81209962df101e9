import { z } from 'zod';

import { defineCalls, envelope } from '../defineCall';

/** How a screen's business stands now, in a few words. */
export const resumenSchema = z.object({
  /** The last part of the screen's address, as its area declares it: 'caja'. */
  ruta: z.string(),
  empresa: z.string(),
  /** '12 ventas hoy · $345.00'; null where it could not be found out. */
  texto: z.string().nullable(),
  /** The figure of it alone, where there is one: '$345.00'. */
  cifra: z.string().optional(),
  /** Of how many it is, beside the figure: 'de 8 materias'. */
  de: z.string().optional(),
  /** What is to be said below the figure. */
  detalle: z.string().optional(),
});

export type Resumen = z.output<typeof resumenSchema>;

export const resumenCalls = defineCalls('ordering', {
  /** Answers for every company of an Administrador. A source that fails does not spoil the others. */
  consultarResumen: {
    method: 'GET',
    path: '/v1/resumen',
    acceso: { perfiles: ['Administrador'], area: null },
    reply: envelope(z.array(resumenSchema)),
  },
});
