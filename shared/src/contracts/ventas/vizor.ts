import { z } from 'zod';

import { empresaField, idField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { CANALES } from './canales';
import { CURSOS, randomField } from './ordenes';
import { PERFILES_DE_CAJA, PERFILES_DE_COCINA } from '../auth/perfiles';

export const ESTACION_LARGO = 20;
export const ESTACIONES_MAXIMO = 8;

/** Kitchen order line (spec section 3). One order is all lines with the same `random`. */
export const lineaVizorSchema = z.object({
  /** The id of the product. */
  id: z.string(),
  id_categoria: z.string(),
  producto: z.string(),
  precio_venta: z.number(),
  /** What is to be cooked; 0 where all of it was taken back. */
  cantidad: z.number(),
  porcentaje_iva: z.number(),
  /** Options text with its line breaks: what was chosen, then the note. */
  opt: z.string(),
  orden: z.string(),
  /** The table's number; '' for an order with a name. */
  mesa: z.string(),
  usuario: z.string(),
  random: z.string(),
  // ours
  linea: z.string(),
  /** Units taken back that the kitchen has not seen yet. */
  anulada: z.number(),
  /** Sent after the first time. */
  agregada: z.boolean(),
  curso: z.enum(CURSOS).nullable(),
  asiento: z.number().int().nullable(),
  /** Its course is not fired yet. */
  retenida: z.boolean(),
  lista: z.boolean(),
  /** Null: it is no station's, and nobody waits for it ('agua embotellada'). */
  estacion: z.string().nullable(),
  /** Which send of the order it came with, from 1. */
  envio: z.number().int(),
  /** Since when the kitchen has it: sent, or fired. An ISO instant. */
  enviada: z.string(),
  /** Of an order that is over and was paid before it was cooked: it stays until it is ready. */
  pagada: z.boolean(),
  /** Nothing of it is left in this order, and the rest is to be cooked in another, whose mark is this one's; unsaid by a server of before. */
  en_otra: z.boolean().optional(),
  /** How an order without a table reaches who ordered it; null, as unsaid by a server of before: nobody said. */
  canal: z.enum(CANALES).nullable().optional(),
});

export type LineaVizor = z.output<typeof lineaVizorSchema>;

/** How a company's kitchen works. Ours. */
export const ajustesCocinaSchema = z.object({
  estaciones: z.array(z.string()),
  /** Minutes from which an order's colour warns, and from which it alarms. */
  aviso_min: z.number().int(),
  alerta_min: z.number().int(),
});

export type AjustesCocina = z.output<typeof ajustesCocinaSchema>;

/** A company has these until it chooses others. A category without a station goes to the first one. */
export const AJUSTES_COCINA: AjustesCocina = {
  estaciones: ['Cocina', 'Barra'],
  aviso_min: 10,
  alerta_min: 20,
};

const categoriaEstacionSchema = z.object({
  id_categoria: z.string(),
  categoria: z.string(),
  /** Null: it does not go to the kitchen. */
  estacion: z.string().nullable(),
});

/** What was marked ready together. */
export const listaVizorSchema = z.object({
  random: z.string(),
  orden: z.string(),
  mesa: z.string(),
  usuario: z.string(),
  /** When: an ISO instant. */
  lista: z.string(),
  lineas: z.array(
    z.object({
      linea: z.string(),
      cantidad: z.number(),
      producto: z.string(),
      opt: z.string(),
      estacion: z.string().nullable(),
    }),
  ),
});

export type ListaVizor = z.output<typeof listaVizorSchema>;

const cocinar = { perfiles: PERFILES_DE_COCINA, area: 'ventas' } as const;
const pagar = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;
const administrar = { perfiles: ['Administrador'], area: 'ventas' } as const;

const minutos = (campo: string) =>
  z
    .number(`${campo} debe ser un número`)
    .int(`${campo} no lleva decimales`)
    .min(1, `${campo} es 1 minuto o más`)
    .max(240, `${campo} no puede pasar de 240 minutos`);

export const vizorCalls = defineCalls('ordering', {
  /** Every line of the orders that are open, oldest order first. Answers 304 to If-None-Match while nothing changed. */
  listarVizor: {
    method: 'POST',
    path: '/v1/listar_vizor',
    acceso: cocinar,
    body: porEmpresa,
    marca: true,
    espera: 5_000, // a list that is asked for every moment is soon known not to come
    reply: envelope(z.array(lineaVizorSchema)).extend({
      ajustes: ajustesCocinaSchema,
      /** The server's clock: an ISO instant. */
      ahora: z.string(),
    }),
  },
  /** A paid order leaves the list; an order that is not paid stays. */
  eliminarItem: {
    method: 'DELETE',
    path: '/v1/eliminar_item/:empresa/:random',
    acceso: pagar,
    params: z.strictObject({ empresa: empresaField, random: randomField }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO', 'ORDEN_SIN_PAGAR'],
  },
  /** Marks lines as ready, or not after all; of a line that was taken back, that the kitchen saw it. */
  marcarListo: {
    method: 'POST',
    path: '/v1/marcar_listo',
    acceso: cocinar,
    body: porEmpresa.extend({
      lineas: z.array(z.uuid()).min(1, 'Elija qué está listo').max(300),
      listo: z.boolean(),
    }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ours: what was marked ready last, ten times, the last first. */
  listarListas: {
    method: 'GET',
    path: '/v1/vizor_listas',
    acceso: cocinar,
    query: porEmpresa,
    reply: envelope(z.array(listaVizorSchema)),
  },
  /** Ours. */
  consultarAjustesCocina: {
    method: 'GET',
    path: '/v1/ajustes_cocina',
    acceso: administrar,
    query: porEmpresa,
    reply: envelope(ajustesCocinaSchema.extend({ categorias: z.array(categoriaEstacionSchema) })),
  },
  guardarAjustesCocina: {
    method: 'PUT',
    path: '/v1/ajustes_cocina',
    acceso: administrar,
    body: porEmpresa
      .extend({
        estaciones: z
          .array(
            z
              .string()
              .trim()
              .min(1, 'Escriba el nombre de la estación')
              .max(ESTACION_LARGO, `La estación admite ${ESTACION_LARGO} letras`),
          )
          .min(1, 'Deje al menos una estación')
          .max(ESTACIONES_MAXIMO, `Se admiten ${ESTACIONES_MAXIMO} estaciones`)
          .refine(
            (todas) => new Set(todas.map((una) => una.toLowerCase())).size === todas.length,
            'Dos estaciones no pueden llamarse igual',
          ),
        aviso_min: minutos('El aviso'),
        alerta_min: minutos('La alerta'),
        /** A category that it does not name stays where it is. */
        categorias: z
          .array(z.strictObject({ id_categoria: idField, estacion: z.string().max(20).nullable() }))
          .max(1000),
        /** The same as it was read: what is left as it was stays as others have it by now, and what both changed is refused. */
        antes: ajustesCocinaSchema
          .extend({ categorias: z.array(categoriaEstacionSchema.omit({ categoria: true })) })
          .optional(),
      })
      .refine(({ aviso_min, alerta_min }) => aviso_min < alerta_min, {
        path: ['alerta_min'],
        error: 'La alerta debe ser mayor que el aviso',
      })
      .refine(
        ({ estaciones, categorias }) =>
          categorias.every(({ estacion }) => estacion === null || estaciones.includes(estacion)),
        { path: ['categorias'], error: 'Una categoría tiene una estación que no existe' },
      ),
    reply: envelope(ajustesCocinaSchema),
    fallos: ['CAMBIADO_POR_OTRO'],
  },
});
