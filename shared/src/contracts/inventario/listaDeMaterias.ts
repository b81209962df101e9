import { z } from 'zod';

import { PERFILES_DE_BODEGA } from '../auth/perfiles';
import { empresaField, formatoField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { archivoDeLista, columnasLeidas, conArchivo, errorDeLista, mapaElegido } from '../lista';

import { MEDIDAS } from './bodega';

/** A file that we write has them in this order. */
export const COLUMNAS_MATERIA_PRIMA = [
  'Materia',
  'Peso inicial',
  'Medida entrada',
  'Medida salida',
  'Alerta',
  'Costo unitario',
] as const;
export type ColumnaMateriaPrima = (typeof COLUMNAS_MATERIA_PRIMA)[number];

/** What becomes of a material that the warehouse has already, and of which the file brings more. */
export const CON_LAS_QUE_HAY = ['CONSERVAR', 'INGRESAR'] as const;
export type ConLasQueHay = (typeof CON_LAS_QUE_HAY)[number];

/** What a file would do. */
export const revisionDeMateriasSchema = z.object({
  filas: z.number().int(),
  crear: z.number().int(),
  /** Those that are there, and of which the file brings more. */
  existentes: z.number().int(),
  /** Those that are there, and of which it brings nothing. */
  iguales: z.number().int(),
  errores: z.array(errorDeLista(COLUMNAS_MATERIA_PRIMA)),
  total_errores: z.number().int(),
  avisos: z.array(errorDeLista(COLUMNAS_MATERIA_PRIMA)),
  total_avisos: z.number().int(),
  columnas: columnasLeidas(COLUMNAS_MATERIA_PRIMA),
  /** Why nothing was read yet: its columns have to be chosen first. */
  falta: z.string().nullable(),
  /** All that is new, or would come in. */
  materias: z.array(
    z.object({
      fila: z.number().int(),
      materi_prima: z.string(),
      /** As the file says it. */
      peso: z.number(),
      medida: z.enum(MEDIDAS),
      cantidad_alerta: z.number().nullable(),
      costo_unitario: z.number().nullable(),
      /** What there is of it, what would come in and what there would be, in the unit it is kept in; null of a new one. */
      hay: z
        .object({
          peso_actual: z.number(),
          ingreso: z.number(),
          quedaria: z.number(),
          medida: z.enum(MEDIDAS),
        })
        .nullable(),
    }),
  ),
});
export type RevisionDeMaterias = z.output<typeof revisionDeMateriasSchema>;

export const materiasImportadasSchema = z.object({
  creadas: z.number().int(),
  ingresadas: z.number().int(),
  conservadas: z.number().int(),
  rechazadas: z.number().int(),
});

const acceso = { perfiles: PERFILES_DE_BODEGA, area: 'inventario' } as const;

const subido = z.strictObject({
  empresa: empresaField,
  ...archivoDeLista,
  /** Which column is which, as somebody chose; without it they are looked for. */
  mapa: mapaElegido(COLUMNAS_MATERIA_PRIMA).optional(),
});

const importacion = {
  ...conArchivo,
  method: 'POST',
  idempotente: true,
  body: subido,
  reply: envelope(materiasImportadasSchema),
} as const;

export const listaDeMateriasCalls = defineCalls('ordering', {
  /** The headings and three materials for an example. */
  plantillaMaterias: {
    method: 'GET',
    path: '/v1/plantilla_materia_prima',
    acceso,
    query: porEmpresa.extend({ formato: formatoField }),
    reply: z.unknown(),
  },
  /** What an import would do with the file; writes nothing. */
  revisarMaterias: {
    ...conArchivo,
    method: 'POST',
    path: '/v1/revisar_materia_prima',
    acceso,
    body: subido,
    turno: 'reporte',
    reply: envelope(revisionDeMateriasSchema),
    fallos: ['ARCHIVO_INVALIDO'],
  },
  /** The rows that the file has wrong, each with why. */
  materiasRechazadas: {
    ...conArchivo,
    method: 'POST',
    path: '/v1/materia_prima_rechazada',
    acceso,
    body: subido.extend({ formato: formatoField }),
    turno: 'reporte',
    reply: z.unknown(),
    fallos: ['ARCHIVO_INVALIDO'],
  },
  /** The new ones that have nothing wrong; those that are there stay as they are. A key imports once. */
  importarMaterias: {
    ...importacion,
    path: '/v1/importar_materia_prima',
    acceso,
    fallos: ['ARCHIVO_INVALIDO', 'MATERIA_REPETIDA'],
  },
  /** The same, and what the file says of those that are there comes in on top, as an entry of the form does. */
  importarMateriasConIngreso: {
    ...importacion,
    path: '/v1/importar_ingreso_materia_prima',
    acceso: { perfiles: ['Administrador'], area: 'inventario' },
    fallos: ['ARCHIVO_INVALIDO', 'MATERIA_REPETIDA', 'EXISTENCIA_MAXIMA', 'COSTO_MAXIMO'],
  },
});
