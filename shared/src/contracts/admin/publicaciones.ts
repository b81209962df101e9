import { z } from 'zod';

import { empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { areaField } from '../plataforma/campoArea';
import { caducoSchema } from '../plataforma/caducos';

export const buildField = z.string().regex(/^[0-9a-f]{12}$/, 'El build tiene 12 dígitos de 0 a f');
export const porcentajeField = z
  .number('Escriba el porcentaje')
  .int('El porcentaje va sin decimales')
  .min(1, 'El porcentaje va de 1 a 100')
  .max(100, 'El porcentaje va de 1 a 100');

const textoDeGit = (letras: number) => z.string().trim().max(letras).nullable().default(null);

/** Where a build came from, as the checkout that published it says: a claim, the key is what was checked. */
export const procedenciaSchema = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'El commit va en hexadecimal')
    .nullable()
    .default(null),
  /** Whether that commit is all of it; false: files had changed since. */
  limpio: z.boolean().default(true),
  autor: textoDeGit(120),
  /** Address of the run of CI. */
  corrida: z
    .url({ protocol: /^https?$/ })
    .max(400)
    .nullable()
    .default(null),
});
export type Procedencia = z.output<typeof procedenciaSchema>;

/** What a build changes against the one that was out before it; calls as 'GET /v1/caja'. */
export const diferenciaSchema = z.object({
  contra: z.string(),
  bytes: z.number().int(),
  nuevas: z.array(z.string()),
  quitadas: z.array(z.string()),
  cambiadas: z.array(z.string()),
});
export type Diferencia = z.output<typeof diferenciaSchema>;

/** What browsers reported of a build in the last 24 hours. Times in milliseconds; null: nobody reported. */
const usoSchema = z.object({
  /** Share of the open tabs of its area that were on it in the last hour, 0 to 1. */
  pestanas: z.number(),
  cargas: z.number().int(),
  fallos: z.number().int(),
  p50: z.number().nullable(),
  p95: z.number().nullable(),
});

export const buildPublicadoSchema = z.object({
  build: z.string(),
  version: z.string(),
  nota: z.string(),
  /** ISO instant. */
  publicado: z.string(),
  por: z.string(),
  bytes: z.number().int(),
  /** Why it counts as broken: browsers said so, or it was rolled back. */
  malo: z.string().nullable(),
  /** ISO instant since when its files are gone. */
  retirado: z.string().nullable(),
  /** Names of the companies that stay on it. */
  fijas: z.array(z.string()),
  /** Null of one that was published before it was kept, or that this server built itself. */
  procedencia: procedenciaSchema.nullable(),
  diferencia: diferenciaSchema.nullable(),
  uso: usoSchema,
  /** The names that it takes of the frame and that are to go. Older platforms do not say it. */
  caducos: z.array(caducoSchema).optional(),
});

export const publicacionSchema = z.object({
  area: z.string(),
  /** How it is called. */
  titulo: z.string(),
  estable: z.string().nullable(),
  /** Where a rollback leads. */
  anterior: z.string().nullable(),
  canario: z
    .object({
      build: z.string(),
      porcentaje: z.number().int(),
      /** ISO instant at which it stopped by itself, and why. */
      detenido: z.string().nullable(),
      motivo: z.string().nullable(),
      /** How far it is from going to all by itself; null: somebody decides. */
      promocion: z
        .object({
          /** Loads that it takes, all without a failure. */
          tras: z.number().int(),
          cargas: z.number().int(),
          fallos: z.number().int(),
        })
        .nullable(),
    })
    .nullable(),
  /** The stable build went back by itself: from which, when (ISO instant) and why. Null once somebody has decided since. */
  vuelta: z
    .object({ build: z.string(), cuando: z.string(), motivo: z.string() })
    .nullable()
    .default(null),
  /** Newest first. */
  builds: z.array(buildPublicadoSchema),
});

/** A failure of a build, as browsers told it: the same one of all companies. */
export const falloDeBuildSchema = z.object({
  fase: z.string(),
  /** The path of the screen; empty where it is none of an area. */
  pantalla: z.string(),
  mensaje: z.string(),
  /** 'function@area/build/file.js:1:234' */
  pila: z.array(z.string()),
  /** The same frames as the sources say them, 'src/caja/Cuadre.tsx:41:7 en abrirCuadre', where that is known. Older platforms do not say it. */
  lugares: z.array(z.string()).optional(),
  llamada: z.string().nullable(),
  campo: z.string().nullable(),
  veces: z.number().int(),
  /** In how many companies. */
  empresas: z.number().int(),
  /** ISO instant. */
  ultima: z.string(),
});
export type FalloDeBuild = z.output<typeof falloDeBuildSchema>;

export type BuildPublicado = z.output<typeof buildPublicadoSchema>;
export type Publicacion = z.output<typeof publicacionSchema>;

const operador = { perfiles: ['Dashboard'], area: null } as const;
/** What changes what everybody runs. */
const decide = { ...operador, conClave: true } as const;
const deBuild = ['NO_ENCONTRADO', 'BUILD_RETIRADO'] as const;

export const publicacionesCalls = defineCalls('platform', {
  listarPublicaciones: {
    method: 'GET',
    path: '/plataforma/publicaciones',
    acceso: operador,
    reply: envelope(z.array(publicacionSchema)),
  },
  /** The last failures of a build, newest first. */
  listarFallos: {
    method: 'GET',
    path: '/plataforma/fallos',
    acceso: operador,
    query: z.strictObject({ area: areaField, build: buildField }),
    reply: envelope(z.array(falloDeBuildSchema)),
  },
  /** Makes a build the stable one of its area. */
  activarBuild: {
    method: 'POST',
    path: '/plataforma/activar_build',
    acceso: decide,
    body: z.strictObject({ area: areaField, build: buildField }),
    reply: envelope(z.null()),
    fallos: [...deBuild, 'BUILD_NO_COMBINA'],
  },
  /** Back to the last good build; the one that was stable counts as broken from now on. */
  volverAtras: {
    method: 'POST',
    path: '/plataforma/volver_atras',
    acceso: decide,
    /** `build`: the one that is left. One that was left before answers what is out; another that is out since is refused. */
    body: z.strictObject({ area: areaField, build: buildField.optional() }),
    reply: envelope(z.object({ build: z.string() })),
    fallos: ['SIN_BUILD_ANTERIOR', 'BUILD_NO_COMBINA', 'BUILD_ADELANTADO'],
  },
  ponerCanario: {
    method: 'POST',
    path: '/plataforma/canario',
    acceso: decide,
    body: z.strictObject({
      area: areaField,
      build: buildField,
      porcentaje: porcentajeField,
    }),
    reply: envelope(z.null()),
    fallos: [...deBuild, 'BUILD_NO_COMBINA'],
  },
  quitarCanario: {
    method: 'POST',
    path: '/plataforma/quitar_canario',
    acceso: decide,
    /** `build`: the canary that is meant. Where it is another by now, or went to all, that is refused. */
    body: z.strictObject({ area: areaField, build: buildField.optional() }),
    reply: envelope(z.null()),
    fallos: ['BUILD_ADELANTADO'],
  },
  /** Keeps a company on a build, or (null) lets it go with the others. */
  fijarBuild: {
    method: 'POST',
    path: '/plataforma/fijar_build',
    acceso: decide,
    body: z.strictObject({
      empresa: empresaField,
      area: areaField,
      build: buildField.nullable(),
    }),
    reply: envelope(z.null()),
    fallos: [...deBuild, 'BUILD_NO_COMBINA'],
  },
});
