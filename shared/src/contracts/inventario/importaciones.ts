import { z } from 'zod';

import { empresaField, formatoDeTablaField, formatoField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import {
  archivoDeLista,
  columnasLeidas,
  conArchivo,
  errorDeLista,
  LISTA_ERRORES_NOMBRADOS,
  LISTA_MAX_BYTES,
  LISTA_MAX_FILAS,
  mapaElegido,
} from '../lista';

import { categoriasCalls } from './categorias';

/** Limits of a file, and of its rows under the heading. */
export const IMPORTACION_MAX_BYTES = LISTA_MAX_BYTES;
export const MAX_FILAS = LISTA_MAX_FILAS;
export const ERRORES_NOMBRADOS = LISTA_ERRORES_NOMBRADOS;

/** A file that we write has them in this order. */
export const COLUMNAS_PRODUCTO = [
  'Codigo',
  'Codigo de barras',
  'Producto',
  'Categoria',
  'Precio',
  'IVA',
  'Favorito',
  'Agotado',
] as const;
export type ColumnaProducto = (typeof COLUMNAS_PRODUCTO)[number];

const columna = z.enum(COLUMNAS_PRODUCTO);

export const errorDeFilaSchema = errorDeLista(COLUMNAS_PRODUCTO);
export type ErrorDeFila = z.output<typeof errorDeFilaSchema>;

/** A product as a row of the file makes it; without `cambios` it is a new one. */
export const ejemploSchema = z.object({
  fila: z.number().int(),
  producto: z.string(),
  cambios: z.array(z.object({ columna, antes: z.string(), despues: z.string() })).optional(),
  /** What it would have: dollars, and whole percent. */
  precio: z.number().optional(),
  iva: z.number().int().optional(),
});
export type EjemploDeImportacion = z.output<typeof ejemploSchema>;

/** What a file would do. */
export const revisionSchema = z.object({
  filas: z.number().int(),
  crear: z.number().int(),
  cambiar: z.number().int(),
  iguales: z.number().int(),
  categorias_nuevas: z.array(z.string()),
  columnas_ignoradas: z.array(z.string()),
  errores: z.array(errorDeFilaSchema),
  total_errores: z.number().int(),
  /** What was read otherwise than it stands in the file, which stops nothing: the first, and how many. */
  avisos: z.array(errorDeFilaSchema).optional(),
  total_avisos: z.number().int().optional(),
  /** What stands for IVA without saying how much ('SI', 'GRAVADO'): somebody has to say it (`iva_si`). */
  iva_por_decir: z.array(z.string()).optional(),
  /** All that changes and all that is new, as the file has it. */
  ejemplos: z.array(ejemploSchema),
  /** How the file was read. */
  columnas: columnasLeidas(COLUMNAS_PRODUCTO).optional(),
  /** Why nothing was read yet: its columns have to be chosen first. */
  falta: z.string().nullable().optional(),
  /** A hash of all that would be done: another catalogue or another file has another one. */
  huella: z.string(),
});
export type RevisionDeLista = z.output<typeof revisionSchema>;

export const hechoSchema = z.object({
  creados: z.number().int(),
  cambiados: z.number().int(),
  iguales: z.number().int(),
  categorias: z.number().int(),
});

/** INTERRUMPIDA: whoever was at it is gone, and nothing was written. */
export const ESTADOS_IMPORTACION = ['EN_CURSO', 'HECHA', 'FALLIDA', 'INTERRUMPIDA'] as const;

export const importacionSchema = hechoSchema.extend({
  id: z.string(),
  archivo: z.string(),
  estado: z.enum(ESTADOS_IMPORTACION),
  filas: z.number().int(),
  revisadas: z.number().int(),
  escritas: z.number().int(),
  /** Why it failed, in words. */
  motivo: z.string().nullable(),
  usuario: z.string(),
  fecha: z.string(),
});
export type Importacion = z.output<typeof importacionSchema>;

const acceso = { perfiles: ['Administrador'], area: 'inventario' } as const;
const porFormato = porEmpresa.extend({ formato: formatoField });

const archivoSubido = z.strictObject({
  empresa: empresaField,
  ...archivoDeLista,
  /** Which column is which, as somebody chose; without it they are looked for. */
  mapa: mapaElegido(COLUMNAS_PRODUCTO).optional(),
  /** Whole percent that a 'SI' or 'GRAVADO' under IVA stands for in this file. */
  iva_si: z.number().int('El IVA es un entero').min(0).max(100).optional(),
  /** The category of the rows that name none; without it they are refused, and a file without the column is. */
  sin_categoria: categoriasCalls.crearCategoria.body.shape.categoria.optional(),
});

export const importacionesCalls = defineCalls('ordering', {
  /** Every product, as `importarProductos` takes them. */
  exportarProductos: {
    method: 'GET',
    path: '/v1/exportar_productos',
    acceso: { ...acceso, conClave: true },
    espera: 60_000,
    query: porEmpresa.extend({ formato: formatoDeTablaField }),
    turno: 'archivo',
    reply: z.unknown(),
  },
  /** The headings and three products for an example. */
  plantillaProductos: {
    method: 'GET',
    path: '/v1/plantilla_productos',
    acceso,
    query: porFormato,
    reply: z.unknown(),
  },
  /** What `importarProductos` would do with the file; writes nothing. */
  revisarImportacion: {
    ...conArchivo,
    method: 'POST',
    path: '/v1/revisar_importacion',
    acceso,
    /** `con_columnas`: what has to be chosen is no refusal, and a map of the same headings is remembered. */
    body: archivoSubido.extend({ con_columnas: z.boolean().optional() }),
    turno: 'reporte',
    reply: envelope(revisionSchema),
    fallos: ['ARCHIVO_INVALIDO'],
  },
  /** The rows that the file has wrong, as they stand in it, each with why: to be put right and sent again. */
  filasRechazadas: {
    ...conArchivo,
    method: 'POST',
    path: '/v1/filas_rechazadas',
    acceso,
    body: archivoSubido.extend({ formato: formatoField }),
    turno: 'reporte',
    reply: z.unknown(),
    fallos: ['ARCHIVO_INVALIDO'],
  },
  /** All of the file or nothing; of `parcial`, all rows that have nothing wrong. `huella` is what the revision said it would do. */
  importarProductos: {
    ...conArchivo,
    espera: 120_000,
    method: 'POST',
    path: '/v1/importar_productos',
    acceso,
    idempotente: true,
    body: archivoSubido.extend({
      huella: z.string().regex(/^[0-9a-f]{64}$/, 'Revise el archivo antes de importarlo'),
      parcial: z.boolean().optional(),
    }),
    reply: envelope(hechoSchema),
    fallos: [
      'ARCHIVO_INVALIDO',
      'CATALOGO_CAMBIADO',
      'IMPORTACION_CON_ERRORES',
      'IMPORTACION_EN_CURSO',
      'IMPORTACION_REPETIDA',
    ],
  },
  /** The company's last import, or that of the key it was asked for with; null where there is none. */
  consultarImportacion: {
    method: 'GET',
    path: '/v1/importacion_productos',
    acceso,
    query: porEmpresa.extend({ id: z.uuid('La importación no es válida').optional() }),
    reply: envelope(importacionSchema.nullable()),
  },
});
