import { z } from 'zod';

import { defineCalls, envelope } from '../defineCall';
import { areaField } from '../plataforma/campoArea';
import { caducoSchema } from '../plataforma/caducos';
import {
  buildField,
  buildPublicadoSchema,
  falloDeBuildSchema,
  porcentajeField,
  procedenciaSchema,
  publicacionSchema,
} from './publicaciones';
import { saludSchema } from './salud';

/** Bytes of an archive in one part of an upload, before base64. */
export const PARTE_BYTES = 512 * 1024;
/** Bytes of a whole archive. */
export const SUBIDA_MAX_BYTES = 12 * 1024 * 1024;

/** A key of a team; itself it is told once, when it is made. */
export const llaveSchema = z.object({
  id: z.string(),
  area: z.string(),
  nombre: z.string(),
  creada: z.string(),
  usada: z.string().nullable(),
  revocada: z.string().nullable(),
});
export type Llave = z.output<typeof llaveSchema>;

const operador = { perfiles: ['Dashboard'], area: null } as const;
const decide = { ...operador, conClave: true } as const;
/** Whoever holds the key of a team, which the route reads from Authorization. */
const conLlave = { perfiles: 'publico', area: null } as const;
const SIN_LLAVE = ['LLAVE_NO_VALE', 'DEMASIADOS_INTENTOS'] as const;

/** Share of the companies that get a build first, where its team says nothing. */
export const CANARIO_DE_INICIO = 10;
/** Loads without a failure after which a canary goes to all, where its team says nothing. */
export const CARGAS_PARA_TODOS = 100;

/** How a team publishes its area (ADR 29): with a key the operator made. */
export const subidasCalls = defineCalls('platform', {
  listarLlaves: {
    method: 'GET',
    path: '/plataforma/llaves',
    acceso: operador,
    reply: envelope(z.array(llaveSchema)),
  },
  crearLlave: {
    method: 'POST',
    path: '/plataforma/crear_llave',
    acceso: decide,
    body: z.strictObject({
      area: areaField,
      nombre: z
        .string()
        .trim()
        .min(1, 'El campo nombre no puede estar vacío')
        .max(80, 'El campo nombre admite 80 letras'),
    }),
    reply: envelope(llaveSchema.extend({ llave: z.string() })),
    fallos: ['NO_ENCONTRADO'],
  },
  revocarLlave: {
    method: 'POST',
    path: '/plataforma/revocar_llave',
    acceso: decide,
    body: z.strictObject({ id: z.uuid('La llave no existe') }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Begins an upload, or finds the one of these bytes that was interrupted. */
  iniciarSubida: {
    method: 'POST',
    path: '/plataforma/subidas',
    acceso: conLlave,
    body: z.strictObject({
      area: areaField,
      bytes: z.number().int().min(1).max(SUBIDA_MAX_BYTES, 'El archivo admite hasta 12 MB'),
      /** SHA-256 of the archive. */
      huella: z.string().regex(/^[0-9a-f]{64}$/, 'La huella es un SHA-256 en hexadecimal'),
    }),
    reply: envelope(z.object({ id: z.string(), recibidos: z.number().int() })),
    fallos: [...SIN_LLAVE, 'LLAVE_DE_OTRA_AREA'],
  },
  subirParte: {
    method: 'PUT',
    path: '/plataforma/subidas/:id',
    acceso: conLlave,
    cuerpo: Math.ceil(PARTE_BYTES / 3) * 4 + 1024,
    espera: 60_000,
    params: z.strictObject({ id: z.uuid('La subida no existe') }),
    body: z.strictObject({ desde: z.number().int().min(0), contenido: z.base64() }),
    reply: envelope(z.object({ recibidos: z.number().int() })),
    fallos: [...SIN_LLAVE, 'NO_ENCONTRADO', 'PARTE_FUERA_DE_LUGAR'],
  },
  /**
   * Through the gate, and out: to a share of the companies, and to all once it loaded often enough without a failure; to all at once with
   * a reason, or where the area has no build yet; or to whoever has the link.
   */
  publicarSubida: {
    method: 'POST',
    path: '/plataforma/subidas/:id/publicar',
    acceso: conLlave,
    espera: 60_000,
    params: z.strictObject({ id: z.uuid('La subida no existe') }),
    body: z.strictObject({
      version: z.string().max(40),
      nota: z.string().trim().max(500, 'La nota admite 500 letras').default(''),
      canario: porcentajeField.nullable().default(null),
      /** Why it goes to all at once. */
      motivo: z
        .string()
        .trim()
        .min(10, 'El motivo de publicar a todos lleva al menos 10 letras')
        .max(200, 'El motivo admite 200 letras')
        .optional(),
      tras: z
        .number()
        .int('Las cargas van sin decimales')
        .min(1, 'Las cargas van de 1 a 100000')
        .max(100_000, 'Las cargas van de 1 a 100000')
        .default(CARGAS_PARA_TODOS),
      /** The build that was out when it was made: it is refused when another came between. Null: there was none. */
      basadoEn: buildField.nullable().optional(),
      procedencia: procedenciaSchema.optional(),
      /** Shown by a link alone, to nobody else. */
      vista: z.boolean().default(false),
    }),
    reply: envelope(
      z.object({
        area: z.string(),
        build: z.string(),
        canal: z.enum(['estable', 'canario', 'vista']),
        /** Of a canary: its share, and after how many loads without a failure it goes to all. */
        porcentaje: z.number().int().optional(),
        tras: z.number().int().optional(),
        /** The path of the link, told this once, and until when it holds; of a preview alone. */
        vista: z.object({ direccion: z.string(), vence: z.string() }).optional(),
        /** The same bytes were published before. */
        repetido: z.boolean(),
        /** The folder of the build. */
        base: z.string(),
        /** The names that it takes and that are to go: it is let out all the same. Older platforms do not say it. */
        caducos: z.array(caducoSchema).optional(),
      }),
    ),
    fallos: [
      ...SIN_LLAVE,
      'NO_ENCONTRADO',
      'SUBIDA_INCOMPLETA',
      'PUBLICACION_RECHAZADA',
      'BUILD_MALO',
      'BUILD_ADELANTADO',
    ],
  },
  /** What is out of the key's area, and what browsers said of it. */
  estadoConLlave: {
    method: 'GET',
    path: '/plataforma/estado_con_llave',
    acceso: conLlave,
    query: z.strictObject({ area: areaField }),
    reply: envelope(
      publicacionSchema.extend({
        builds: z.array(buildPublicadoSchema.omit({ fijas: true })),
        /** How it does. Older platforms do not say it. */
        salud: saludSchema.optional(),
        /** What fails in its builds that are in use, most recent first. Older platforms do not say it. */
        fallos: z.array(falloDeBuildSchema.extend({ build: z.string() })).optional(),
        /** What was let out last, stable or canary. */
        ultimo: z.string().nullable(),
      }),
    ),
    fallos: [...SIN_LLAVE, 'LLAVE_DE_OTRA_AREA', 'NO_ENCONTRADO'],
  },
  /** The rollback of a team, of its own area: its canary while there is one, else what is stable. */
  volverConLlave: {
    method: 'POST',
    path: '/plataforma/volver_con_llave',
    acceso: conLlave,
    /** `build`: the one that is left, as for the operator's. */
    body: z.strictObject({ area: areaField, build: buildField.optional() }),
    reply: envelope(z.object({ build: z.string() })),
    fallos: [
      ...SIN_LLAVE,
      'LLAVE_DE_OTRA_AREA',
      'SIN_BUILD_ANTERIOR',
      'BUILD_NO_COMBINA',
      'BUILD_ADELANTADO',
    ],
  },
});
