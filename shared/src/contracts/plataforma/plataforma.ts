import { z } from 'zod';

import { PERFILES } from '../auth/perfiles';

import { usuarioSesionSchema } from '../auth/auth';
import { defineCalls, envelope } from '../defineCall';
import { MODOS_SRI } from '../facturacion/modoSri';
import { areaField } from './campoArea';

/** What stands where a screen or an answer will. */
const FORMAS_ESQUELETO = ['tabla', 'tarjetas', 'formulario', 'texto'] as const;
export type FormaEsqueleto = (typeof FORMAS_ESQUELETO)[number];

const CORTO = /^[\p{L}\p{N}][\p{L}\p{N} .,()-]*$/u;
const hasta = (letras: number) =>
  `tiene de 1 a ${letras} letras, números, espacios, puntos, comas, guiones o paréntesis`;

/** One sentence for whatever is wrong with it: the login carries them all. */
const GRUPO = `El grupo del menú ${hasta(24)}`;
const ORDEN = 'El orden del menú es un número de 0 a 999, sin decimales';
const TITULO = `El título de la bandera ${hasta(60)}`;

/** What stands over a part of the menu: areas that say the same share it. */
const grupoField = z.string(GRUPO).max(24, GRUPO).regex(CORTO, GRUPO);

/** A place within a group: lower comes first, and who says none comes last. */
const ordenField = z.number(ORDEN).int(ORDEN).min(0, ORDEN).max(999, ORDEN);

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
  /** Those of its area, where nothing is said. */
  grupo: grupoField.optional(),
  orden: ordenField.optional(),
  /** Whether something may wait behind it that its people should be told of (contracts/avisos.ts). */
  avisa: z.boolean().optional(),
  /** Whether what waits behind it is told in the header too: it is of every screen. */
  urge: z.boolean().optional(),
  /** Worked standing: its controls have the size of a finger, whatever points at them. */
  mano: z.boolean().optional(),
  /** It wants all the width there is: the menu begins contracted on it. */
  contraido: z.boolean().optional(),
  /** The shape of the screen, shown while its code is on its way. */
  esqueleto: z.enum(FORMAS_ESQUELETO).optional(),
});

/** Where a card stands on Inicio: what it is about, what needs somebody, one figure, or a list. */
export const LUGARES_DE_INICIO = ['hero', 'tareas', 'pulso', 'lista'] as const;
export type LugarDeInicio = (typeof LUGARES_DE_INICIO)[number];

/** What an area shows of itself on Inicio: `path` names it among what its build exposes, and is no address. */
const tarjetaDeInicioSchema = z.object({
  path: z.string(),
  lugar: z.enum(LUGARES_DE_INICIO),
  perfiles: z.array(z.enum(PERFILES)),
  orden: ordenField.optional(),
});

/** The name of a flag in code: 'nueva-cuenta'. */
export const banderaField = z
  .string('Escriba el nombre de la bandera')
  .regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    "Una bandera se escribe como 'nueva-cuenta': minúsculas, números y guiones",
  )
  .max(40, 'El nombre de una bandera admite 40 letras');

/** Something of an area that the operator switches on in a company; off until then. */
const banderaSchema = z.object({
  nombre: banderaField,
  titulo: z.string(TITULO).max(60, TITULO).regex(CORTO, TITULO),
});

const banderasField = z
  .array(banderaSchema)
  .max(20, 'Un área admite 20 banderas')
  .refine(
    (unas) => new Set(unas.map(({ nombre }) => nombre)).size === unas.length,
    'Una bandera está dos veces',
  );

/** What `area.ts` declares and the build writes to area.json. */
export const descriptorSchema = z.object({
  area: areaField,
  titulo: z.string(),
  zona: z.enum(['auth', 'admin']),
  grupo: grupoField.optional(),
  orden: ordenField.optional(),
  banderas: banderasField.optional(),
  rutas: z.array(rutaAreaSchema),
  inicio: z.array(tarjetaDeInicioSchema).max(20, 'Un área admite 20 tarjetas de Inicio').optional(),
});

export type Descriptor = z.output<typeof descriptorSchema>;

const deMenu = {
  grupo: grupoField.optional().catch(undefined),
  orden: ordenField.optional().catch(undefined),
};

/**
 * A descriptor as it is read: what a newer build declares and a reader does not know (an area, a profile, a shape) stops
 * nobody. What teams write is `descriptorSchema`.
 */
export const descriptorLeidoSchema = descriptorSchema.extend({
  area: z.string(),
  ...deMenu,
  banderas: banderasField.optional().catch(undefined),
  inicio: z
    .array(tarjetaDeInicioSchema.extend({ perfiles: z.array(z.string()) }))
    .optional()
    .catch(undefined),
  rutas: z.array(
    rutaAreaSchema.extend({
      ...deMenu,
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
  /** Another origin, which is asked for its scripts first: they are there under '<area>/<build>/'. */
  origen: z.string().optional(),
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
  /** Areas that exist but are off for every company of the user: their URLs say 'Área no habilitada'. */
  apagadas: z.array(descriptorLeidoSchema),
  /** The build of the frame that is this visitor's. */
  shell: z.string().optional(),
  /** Its files, for who keeps them to open without a line; not told to who is not in. */
  marco: z.object({ base: z.string(), integridad: z.record(z.string(), z.string()) }).optional(),
  /** All the builds whose files the policy of a page that is made now lets in. */
  builds: z.array(z.string()).optional(),
  /** All the other origins whose scripts that policy lets in. */
  origenes: z.array(z.string()).optional(),
  direcciones: z.object({ ordering: z.string(), billing: z.string(), print: z.string() }),
  /** A build that a link shows in this browser alone, before it is anybody's. */
  vista: z
    .object({ area: z.string(), titulo: z.string(), build: z.string(), vence: z.string() })
    .optional(),
  /** This page gives up the worker that keeps it, and what that one kept. */
  sin_trabajador: z.literal(true).optional(),
  /** What areas add to this page stays theirs, and what it stands on stays as it is. */
  contencion: z.literal(true).optional(),
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
