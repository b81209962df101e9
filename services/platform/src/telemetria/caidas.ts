import { z } from 'zod';

import { detalleSchema, type Evento } from '@comanda/shared/contracts/plataforma/telemetria';

import type { BuildElegido } from '../lanzamientos/registro';

/** A page that died, as its browser tells it: of all that it held, or of answering no more; of what else is not said. */
const caidaSchema = z.object({
  type: z.literal('crash'),
  url: z.url(),
  body: z.object({ reason: z.enum(['oom', 'unresponsive']) }),
});

export const esCaida = (reporte: unknown): boolean => caidaSchema.safeParse(reporte).success;

const POR_QUE = { oom: 'Se quedó sin memoria', unresponsive: 'No respondía' } as const;

/** Of the build that this visitor is given of the area whose screen the page showed; what is no such report is nothing. */
export function caidaDe(reporte: unknown, elegidos: readonly BuildElegido[]): Evento[] {
  const { data } = caidaSchema.safeParse(reporte);
  if (!data) return [];
  const pantalla = new URL(data.url).pathname.replace(/^\/(admin|auth)\//, '');
  const suyo = elegidos.find(({ build: { descriptor } }) =>
    descriptor?.rutas.some(({ path }) => path === pantalla),
  );
  const detalle = detalleSchema.safeParse({
    pantalla,
    mensaje: POR_QUE[data.body.reason],
    pila: [],
  });
  if (!suyo || !detalle.success) return [];
  const { area, build } = suyo.build;
  return [{ area, build, fase: 'colgado', ms: 0, detalle: detalle.data }];
}
