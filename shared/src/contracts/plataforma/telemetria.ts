import { z } from 'zod';

import { defineCalls, envelope } from '../defineCall';
import { areaField } from './areas';
import { detalleSchema, FASES_DE_FALLO } from './fallo';

export { FASES_DE_FALLO, type FaseDeFallo } from './fallo';

/** A load that went well, one that failed and where, and (every five minutes) a tab that is open. */
export const FASES = ['carga', 'vivo', ...FASES_DE_FALLO] as const;

/** Upper bounds of what loads are counted by. */
export const TRAMOS_MS = [
  50, 100, 200, 400, 700, 1_000, 1_500, 2_500, 4_000, 8_000, 15_000,
] as const;

export const eventoSchema = z.strictObject({
  area: areaField,
  build: z.string().regex(/^[0-9a-f]{12}$/),
  fase: z.enum(FASES),
  /** How long it took; 0 where that says nothing. */
  ms: z.number().int().min(0).max(600_000),
  /** Of a failure, where more is known of it. */
  detalle: detalleSchema.optional(),
});
export type Evento = z.output<typeof eventoSchema>;

export const telemetriaCalls = defineCalls('platform', {
  /** Any page may report, logged in or not; its company follows from the session's cookie. There is no personal data. */
  informar: {
    method: 'POST',
    path: '/plataforma/telemetria',
    acceso: { perfiles: 'publico', area: null },
    cuerpo: 32_768,
    body: z.strictObject({ eventos: z.array(eventoSchema).min(1).max(20) }),
    reply: envelope(z.null()),
  },
});
