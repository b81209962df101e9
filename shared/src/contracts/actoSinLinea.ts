import { z } from 'zod';

import { usuarioIdField } from './campos';
import { tokenDeDispositivoField } from './dispositivos';

/** What an act that a till did without a line says besides: of which till it is, when it was done and by whom. */
export const actoSinLineaSchema = z.strictObject({
  dispositivo: z.uuid('El equipo no es valido'),
  token: tokenDeDispositivoField,
  /** When it was done and when it is sent: the till's clock, corrected by what it last knew of the server's. */
  hecho: z.iso.datetime('hecho debe ser un instante'),
  reloj: z.iso.datetime('reloj debe ser un instante'),
  /** Who did it; whoever calls sends it. */
  quien: usuarioIdField,
});
export type ActoSinLinea = z.output<typeof actoSinLineaSchema>;
