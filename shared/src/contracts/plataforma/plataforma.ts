import { z } from 'zod';

import { PERFILES } from '../auth/perfiles';

import { usuarioSesionSchema } from '../auth/auth';
import { defineCalls, envelope } from '../defineCall';
import { MODOS_SRI } from '../facturacion/modoSri';
import { areaField } from './areas';

/** What stands where a screen or an answer will. */
const FORMAS_ESQUELETO = ['tabla', 'tarjetas', 'formulario', 'texto'] as const;
export type FormaEsqueleto = (typeof FORMAS_ESQUELETO)[number];

/** One route of an area, as its team declares it in area.ts. */
export const rutaAreaSchema = z.object({
  /** Under the zone: 'puntoventa', 'bodega/merma', or '' for none. */
  path: z.string(),
  titulo: z.string(),
  icono: z.string(),
  /** Empty for a route of those who are logged out. */
  perfiles: z.array(z.enum(PERFILES)),
  /** Whether the sidebar shows it. */
  menu: z.boolean(),
  /** Whether something may wait behind it that its people should be told of (contracts/avisos.ts). */
  avisa: z.boolean().optional(),
  /** Whether what waits behind it is told in the header too: it is of every screen. */
  urge: z.boolean().optional(),
  /** Whether Inicio says how its business stands (contracts/resumen.ts), to who administers. */
  resumen: z.boolean().optional(),
  /** The shape of the screen, shown while its code is on its way. */
  esqueleto: z.enum(FORMAS_ESQUELETO).optional(),
});

/** What `area.ts` declares and the build writes to area.json. */
export const descriptorSchema = z.object({
  area: areaField,
  titulo: z.string(),
  zona: z.enum(['auth', 'admin']),
  rutas: z.array(rutaAreaSchema),
});

export type Descriptor = z.output<typeof descriptorSchema>;

/**
 * A descriptor as it is read: what a newer build declares and a reader does not know (an area, a profile, a shape) stops
 * nobody. What teams write is `descriptorSchema`.
 */
export const descriptorLeidoSchema = descriptorSchema.extend({
  area: z.string(),
  rutas: z.array(
    rutaAreaSchema.extend({
      perfiles: z.array(z.string()),
      esqueleto: z.enum(FORMAS_ESQUELETO).optional().catch(undefined),
    }),
  ),
});

export type DescriptorLeido = z.output<typeof descriptorLeidoSchema>;
export type RutaArea = DescriptorLeido['rutas'][number];

/** One build of an area that this visitor may load. */
const buildArranqueSchema = z.object({
  descriptor: descriptorLeidoSchema,
  build: z.string(),
  /** Federation container, one per build. */
  contenedor: z.string(),
  /** Address of the folder of the build, with a trailing slash. */
  base: z.string(),
  /** The build's mf-manifest.json. */
  manifiesto: z.record(z.string(), z.unknown()),
  /** File name under `base` -> integrity ('sha384-...'). A file not listed is refused. */
  integridad: z.record(z.string(), z.string()),
});

/** With the build before it, which is loaded where this one fails. */
export const areaArranqueSchema = buildArranqueSchema.extend({
  anterior: buildArranqueSchema.nullable().optional(),
});

export type BuildArranque = z.output<typeof buildArranqueSchema>;
export type AreaArranque = z.output<typeof areaArranqueSchema>;

/** The boot document. */
export const arranqueSchema = z.object({
  version: z.literal(1),
  areas: z.array(areaArranqueSchema),
  /** The user of the cookie's session, or null when nobody is logged in. */
  usuario: usuarioSesionSchema.nullable(),
  /** Areas that exist but are off for every company of the user: their URLs say 'Area no habilitada'. */
  apagadas: z.array(descriptorLeidoSchema),
  /** The build of the frame that is this visitor's. */
  shell: z.string().optional(),
  /** Its files, for who keeps them to open without a line; not told to who is not in. */
  marco: z.object({ base: z.string(), integridad: z.record(z.string(), z.string()) }).optional(),
  /** All the builds whose files the policy of a page that is made now lets in. */
  builds: z.array(z.string()).optional(),
  direcciones: z.object({ ordering: z.string(), billing: z.string(), print: z.string() }),
  /** A build that a link shows in this browser alone, before it is anybody's. */
  vista: z
    .object({ area: z.string(), titulo: z.string(), build: z.string(), vence: z.string() })
    .optional(),
  /** Whom documents go to, where the platform was told. */
  modo_sri: z.enum(MODOS_SRI).optional(),
});

export type Arranque = z.output<typeof arranqueSchema>;

export const plataformaCalls = defineCalls('platform', {
  arranque: {
    method: 'GET',
    path: '/plataforma/arranque',
    acceso: { perfiles: 'publico', area: null },
    marca: true,
    reply: envelope(arranqueSchema),
    fallos: ['BASE_NO_DISPONIBLE'],
  },
});
