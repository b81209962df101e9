// @ts-nocheck
import { z } from 'zod';

import { defineCalls, envelope } from './defineCall';

/** How a screen's business stands now, in a few words. */
export const resumenSchema = z.object({
  /** Of the screen's address, as its area declares it: 'caja'. */
  ruta: z.string(),
  empresa: z.string(),
  /** '12 ventas hoy · $345.00'; null where it could not be found out. */
  texto: z.string().nullable(),
});

export type Resumen = z.output<typeof resumenSchema>;

export const resumenCalls = defineCalls({
  /** Of every company of an Administrador; a source that fails is alone with it. Ours. */
  consultarResumen: {
    method: 'GET',
    path: '/v1/resumen',
    acceso: { perfiles: ['Administrador'], area: null },
    reply: envelope(z.array(resumenSchema)),
  },
});
