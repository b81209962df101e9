import { z } from 'zod';

import { defineCalls, envelope } from '../defineCall';
import { areaField } from './campoArea';
import {
  FASES_DE_FALLO,
  FASES_DICHAS,
  MARCOS,
  MEDIDAS,
  MENSAJE_MAXIMO,
  RUTA_DE_TELEMETRIA,
} from './fases';

export { FASES_DE_FALLO, type FaseDeFallo } from './fases';

/**
 * A load that went well, one that failed and where, (every five minutes) a tab that is open, another origin that did not
 * give what it should (the product gave it, so that nothing is said against the build), and a page in which a build failed after its
 * screen had shown, once however often it did.
 */
export const FASES = [
  'carga',
  'vivo',
  'origen',
  'fallida',
  ...FASES_DE_FALLO,
  ...FASES_DICHAS,
  ...MEDIDAS,
] as const;

/** Upper bounds of what loads are counted by. */
export const TRAMOS_MS = [
  50, 100, 200, 400, 700, 1_000, 1_500, 2_500, 4_000, 8_000, 15_000,
] as const;

/** A frame of a stack: the name of a function, and where in a file of a build. No text that anybody wrote fits in it. */
const MARCO = /^[\w$.<>*[\] ]{0,80}@[a-z]+\/[0-9a-f]{12}\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

/** The path of a screen as its area declares it, without what an address has besides. */
const pantallaField = z.string().regex(/^[\w/-]{0,80}$/);

/** What is known of a failure: of the build and what it does, and of nobody. */
export const detalleSchema = z.strictObject({
  pantalla: pantallaField,
  mensaje: z.string().max(MENSAJE_MAXIMO),
  pila: z.array(z.string().regex(MARCO)).max(MARCOS),
  /** 'GET /v1/cajas', as its contract has it, and the field that did not fit: 'data[].total'. */
  llamada: z
    .string()
    .regex(/^(GET|POST|PUT|DELETE) \/[\w/:.-]{0,120}$/)
    .optional(),
  campo: z
    .string()
    .regex(/^[\w.*[\]]{0,160}$/)
    .optional(),
});
export type DetalleDeFallo = z.output<typeof detalleSchema>;

export const eventoSchema = z.strictObject({
  area: areaField,
  build: z.string().regex(/^[0-9a-f]{12}$/),
  fase: z.enum(FASES),
  /** How long it took; 0 where that says nothing. */
  ms: z.number().int().min(0).max(600_000),
  /** The screen that was looked at, of what browsers measure. */
  pantalla: pantallaField.optional(),
  /** Of a failure, where more is known of it. */
  detalle: detalleSchema.optional(),
});
export type Evento = z.output<typeof eventoSchema>;

export const telemetriaCalls = defineCalls('platform', {
  /** Any page may report, logged in or not; its company follows from the session's cookie. There is no personal data. */
  informar: {
    method: 'POST',
    path: RUTA_DE_TELEMETRIA,
    acceso: { perfiles: 'publico', area: null },
    cuerpo: 32_768,
    body: z.strictObject({ eventos: z.array(eventoSchema).min(1).max(20) }),
    reply: envelope(z.null()),
  },
});
