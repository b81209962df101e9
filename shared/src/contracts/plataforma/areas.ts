import { z } from 'zod';

import { PERFILES } from '../auth/perfiles';
import { defineCalls, envelope } from '../defineCall';
import { areaField } from './campoArea';
import { comoOrigen, faltaDeOrigen } from './origen';

/** @deprecated since 0.1.1, gone in 0.3.0: `campoArea` has it, and carries no call along. */
export { areaField } from './campoArea';

/** Paths under /admin, with commas or spaces between them: 'bodega, bodega/merma'. */
const rutasField = z
  .string()
  .max(800, 'Las direcciones admiten 800 letras')
  .transform((texto) => texto.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^[\w-]+(\/[\w-]+)*$/, "Una dirección se escribe como 'bodega' o 'bodega/merma'"),
      )
      .max(40, 'Un área admite 40 direcciones'),
  );

/** Where else the files of its builds are; empty: at the product alone. */
const origenField = z
  .string('El origen de los archivos es un texto')
  .trim()
  .max(200, 'El origen admite 200 letras')
  .superRefine((texto, contexto) => {
    const falta = texto === '' ? null : faltaDeOrigen(texto);
    if (falta !== null) contexto.addIssue({ code: 'custom', message: falta });
  })
  .transform((texto) => (texto === '' ? null : comoOrigen(texto)));

/** Of a hundred visits, how many are to go without a fault; with two places, as 99.95. */
const objetivoField = z
  .number('Escriba cuántas visitas no deben fallar')
  .min(90, 'El objetivo va de 90 a 99.99 %')
  .max(99.99, 'El objetivo va de 90 a 99.99 %')
  .multipleOf(0.01, 'El objetivo admite dos decimales');
export const OBJETIVO_INICIAL = 99.5;

/** An area, as the operator made it. The frame ('shell') is published like one and is none. */
export const areaSchema = z.object({
  area: z.string(),
  titulo: z.string(),
  /** The team that publishes it, in words. */
  equipo: z.string(),
  /** False for the pages of who is not logged in: no company is without them. */
  se_apaga: z.boolean(),
  /** Its place in the menu: lower comes first. */
  orden: z.number().int(),
  /** KB a page may load of a build in all, as they travel. */
  kb: z.number().int(),
  /** Beginnings of the paths that are its own; empty: whatever no other area has. */
  rutas: z.array(z.string()),
  /** Whom its screens may be shown to. */
  perfiles: z.array(z.string()),
  /** Where pages ask for the scripts of its builds before the product: 'https://archivos.ejemplo.ec'. Null: nowhere else. */
  origen: z.string().nullable(),
  /** The share of its visits that is to go without a fault, in percent. */
  objetivo: z.number(),
  /** Whether a build of it is in use. */
  publicada: z.boolean(),
});
export type AreaDePlataforma = z.output<typeof areaSchema>;

const operador = { perfiles: ['Dashboard'], area: null } as const;
const decide = { ...operador, conClave: true } as const;

const datos = z.strictObject({
  area: areaField,
  titulo: z
    .string('Escriba el título')
    .trim()
    .min(1, 'El título no puede estar vacío')
    .max(40, 'El título admite 40 letras'),
  equipo: z.string().trim().max(80, 'El equipo admite 80 letras').default(''),
  orden: z
    .number('Escriba el orden')
    .int('El orden va sin decimales')
    .min(1, 'El orden va de 1 a 999')
    .max(999, 'El orden va de 1 a 999'),
  kb: z
    .number('Escriba los KB')
    .int('Los KB van sin decimales')
    .min(10, 'Los KB van de 10 a 2000')
    .max(2000, 'Los KB van de 10 a 2000'),
  rutas: rutasField,
  perfiles: z
    .array(z.enum(PERFILES, 'El perfil no existe'), 'Elija los perfiles')
    .min(1, 'Elija al menos un perfil'),
  origen: origenField.default(null),
  /** As it is where nothing is said: builds of before do not know of it. */
  objetivo: objetivoField.optional(),
});

/** The areas themselves: the operator's to make, and no release of the server. */
export const areasCalls = defineCalls('platform', {
  listarAreas: {
    method: 'GET',
    path: '/plataforma/areas',
    acceso: operador,
    reply: envelope(z.array(areaSchema)),
  },
  /** Off for every company until it is switched on. One that was withdrawn comes back with what it had published. */
  crearArea: {
    method: 'POST',
    path: '/plataforma/crear_area',
    acceso: decide,
    body: datos,
    reply: envelope(areaSchema),
    fallos: ['AREA_EXISTE', 'RUTA_DE_OTRA_AREA', 'BUILD_NO_COMBINA', 'ORIGEN_NO_VALE'],
  },
  editarArea: {
    method: 'PUT',
    path: '/plataforma/editar_area',
    acceso: decide,
    body: datos.extend({
      /** The same as it was read: what is left as it was stays as others have it by now, and what both changed is refused. */
      antes: areaSchema.partial().optional(),
    }),
    reply: envelope(areaSchema),
    fallos: [
      'NO_ENCONTRADO',
      'CAMBIADO_POR_OTRO',
      'RUTA_DE_OTRA_AREA',
      'BUILD_NO_COMBINA',
      'ORIGEN_NO_VALE',
    ],
  },
  /** Nobody is given it from now on, its keys no longer hold, and it is off everywhere. Its builds are kept. */
  retirarArea: {
    method: 'POST',
    path: '/plataforma/retirar_area',
    acceso: decide,
    body: z.strictObject({ area: areaField }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO', 'AREA_NO_SE_APAGA'],
  },
});
