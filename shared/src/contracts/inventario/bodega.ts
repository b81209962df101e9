import { z } from 'zod';

import { PERFILES_DE_BODEGA } from '../auth/perfiles';

import { dolaresField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';

export const MEDIDAS = ['kg', 'g', 'lb', 'l', 'ml', 'unidad'] as const;
export type Medida = (typeof MEDIDAS)[number];
const MAGNITUDES = ['peso', 'volumen', 'cantidad'] as const;
export type Magnitud = (typeof MAGNITUDES)[number];

/** Spec section 3, Unit of measure: its name is `medidas`. */
const medidaSchema = z.object({
  medidas: z.enum(MEDIDAS),
  nombre: z.string(),
  magnitud: z.enum(MAGNITUDES),
});
export type UnidadDeMedida = z.output<typeof medidaSchema>;

/** Spec section 3, Raw material. Weights and the alert are in `medida_entrada`; `materi_prima` as spelled there. */
export const materiaPrimaSchema = z.object({
  id: z.string(),
  empresa: z.string(),
  materi_prima: z.string(),
  peso_inicial: z.number(),
  /** The sum of its ledger. */
  peso_actual: z.number(),
  /** 'Peso transcurrido': what has gone out so far, in waste that stands and in corrections downwards. */
  peso_concurrente: z.number(),
  medida_entrada: z.enum(MEDIDAS),
  medida_salida: z.enum(MEDIDAS),
  cantidad_alerta: z.number(),
  /** The last entry, and who made it. */
  nuevo_ingreso: z.number(),
  id_usuario_ultimo_ingreso: z.string().nullable(),
  /** Ours: there is as little of it as the alert says, or less. */
  alerta: z.boolean(),
  /** Dollars a unit of medida_entrada: the average cost of what came in; null where nobody said. */
  costo_unitario: z.number().nullable(),
  /** Ours: of the plain fields; an edit that names another than the stored one is refused. */
  version: z.number().int(),
});
export type MateriaPrima = z.output<typeof materiaPrimaSchema>;

/** The most a warehouse holds of one material: its thousandths, and what they are worth, stay numbers that are exact. */
export const PESO_MAXIMO = 9_999_999.999;
/** The most a unit may cost, in dollars. */
export const COSTO_UNITARIO_MAXIMO = 999_999.99;

/** A weight on the wire: at most three decimals, never negative. */
export const pesoField = (
  campo: string,
  error: (entrada: unknown) => string | undefined = () => undefined,
) =>
  z
    .number({ error: ({ input }) => error(input) ?? `${campo} debe ser un número` })
    .min(0, `${campo} no puede ser negativo`)
    .max(PESO_MAXIMO, `${campo} es demasiado grande`)
    .refine(
      (peso) => Math.abs(peso * 1000 - Math.round(peso * 1000)) < 1e-4,
      `${campo} admite tres decimales`,
    );

export const materiaIdField = z.string().regex(/^\d{1,15}$/, 'Seleccione una materia prima');

/** The specification's calls carry it; the server knows it better, and looks at nothing in it. */
export const ignorado = z.unknown().optional();

const datos = z.strictObject({
  empresa: empresaField,
  materi_prima: z
    .string('El nombre de la materia debe ser un texto')
    .trim()
    .min(1, 'El nombre de la materia no puede estar vacío')
    .max(120, 'El nombre de la materia admite 120 caracteres'),
  peso_inicial: pesoField('El peso inicial'),
  peso_actual: pesoField('El peso actual').optional(),
  peso_concurrente: ignorado,
  medida_entrada: z.enum(MEDIDAS, 'Seleccione la medida de entrada'),
  medida_salida: z.enum(MEDIDAS, 'Seleccione la medida de salida'),
  cantidad_alerta: pesoField('El peso de alerta').default(0),
  id_usuario_ultimo_ingreso: ignorado,
});

const todos = { perfiles: PERFILES_DE_BODEGA, area: 'inventario' } as const;
const administrador = { perfiles: ['Administrador'], area: 'inventario' } as const;

/** The raw-material warehouse (spec section 7, Warehouse). */
export const bodegaCalls = defineCalls('ordering', {
  listarMedidas: {
    method: 'GET',
    path: '/v1/medidas',
    acceso: todos,
    reply: envelope(z.array(medidaSchema)),
  },
  listarMateriasPrimas: {
    method: 'GET',
    path: '/v1/listar_materia_prima',
    acceso: todos,
    query: porEmpresa,
    reply: envelope(z.array(materiaPrimaSchema)),
  },
  crearMateriaPrima: {
    method: 'POST',
    path: '/v1/crear_materia_prima',
    acceso: todos,
    body: datos.extend({
      /** Ours: dollars a unit. */
      costo_unitario: dolaresField('El costo')
        .max(COSTO_UNITARIO_MAXIMO, 'El costo es demasiado grande')
        .optional(),
    }),
    reply: envelope(materiaPrimaSchema),
    fallos: ['MATERIA_REPETIDA', 'MEDIDAS_NO_CONVIERTEN'],
  },
  /** peso_actual is accepted, as section 7 sends it, and never written: the server adds nuevo_ingreso to what is stored. */
  actualizarMateriaPrima: {
    method: 'PUT',
    path: '/v1/actualizar_materia_prima',
    acceso: administrador,
    clave: 'ingreso_id',
    body: datos.extend({
      id: materiaIdField,
      peso_actual: ignorado,
      nuevo_ingreso: pesoField('El nuevo ingreso').default(0),
      /** Ours: dollars that the entry cost in all. */
      costo: dolaresField('El costo').optional(),
      version: z.number().int().optional(),
      /** Ours: of the entry, made by the client; the same one adds nothing twice. */
      ingreso_id: z.uuid('ingreso_id no es válido').optional(),
    }),
    reply: envelope(materiaPrimaSchema),
    fallos: [
      'NO_ENCONTRADO',
      'MATERIA_REPETIDA',
      'MATERIA_CAMBIADA',
      'MEDIDA_ENTRADA_FIJA',
      'MEDIDAS_NO_CONVIERTEN',
      'MOVIMIENTO_EN_CONFLICTO',
      'EXISTENCIA_MAXIMA',
      'COSTO_MAXIMO',
    ],
  },
  /** The specification deletes a material by eliminar_usuario with its id; this call replaces that. */
  eliminarMateriaPrima: {
    method: 'DELETE',
    path: '/v1/eliminar_materia_prima',
    acceso: todos,
    query: porEmpresa.extend({ id: materiaIdField }),
    reply: envelope(z.object({ id: z.string() })),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ours: what was counted, against what the ledger says. */
  corregirMateriaPrima: {
    method: 'POST',
    path: '/v1/corregir_materia_prima',
    acceso: administrador,
    clave: 'correccion_id',
    body: z.strictObject({
      empresa: empresaField,
      id: materiaIdField,
      /** The client makes a key for each count: a key corrects once. */
      correccion_id: z.uuid('correccion_id no es válido'),
      peso_contado: pesoField('El peso contado'),
      descripcion: z
        .string('Escriba el motivo')
        .trim()
        .min(1, 'Escriba el motivo')
        .max(300, 'El motivo admite 300 caracteres'),
    }),
    reply: envelope(materiaPrimaSchema),
    fallos: ['NO_ENCONTRADO', 'MOVIMIENTO_EN_CONFLICTO'],
  },
});
