import { z } from 'zod';

/** Limits of a list that comes as a file, and of its rows under the heading. */
export const LISTA_MAX_BYTES = 5 * 1024 * 1024;
export const LISTA_MAX_FILAS = 10_000;
/** Errors that are told one by one, of however many there are. */
export const LISTA_ERRORES_NOMBRADOS = 200;
/** Columns that a spreadsheet has at most. */
const MAX_COLUMNAS = 16_384;
const MAX_FILA = 1_048_576;

const enBase64 = Math.ceil(LISTA_MAX_BYTES / 3) * 4;
const UN_KB = 1024;

/** What every call that takes a file of a list has. */
export const conArchivo = { cuerpo: enBase64 + 8 * UN_KB, espera: 60_000 } as const;

/** A file as it is sent. */
export const archivoDeLista = {
  nombre: z.string().min(1, 'Elija un archivo').max(200, 'El nombre del archivo es muy largo'),
  archivo: z
    .string('Elija un archivo')
    .min(1, 'El archivo está vacío')
    .max(enBase64, 'El archivo admite hasta 5 MB'),
};

/** What is wrong with a cell; `fila` as the spreadsheet numbers it. */
export const errorDeLista = <C extends readonly [string, ...string[]]>(columnas: C) =>
  z.object({
    fila: z.number().int(),
    columna: z.enum(columnas),
    valor: z.string(),
    msg: z.string(),
  });

const FILA = z.number().int().min(1).max(MAX_FILA);
const lugaresDe = <C extends readonly [string, ...string[]]>(columnas: C) =>
  z.partialRecord(
    z.enum(columnas),
    z.number('La columna no es válida').int().min(0).max(MAX_COLUMNAS),
  );

/** Which row names the columns, and where each of ours stands, from 0; what is not in it is not imported. */
export type MapaDeLista<C extends string> = {
  fila: number;
  columnas: Partial<Record<C, number>>;
};
/** As somebody chooses it: of a row alone the columns are looked for. */
export type MapaElegido<C extends string> = Partial<MapaDeLista<C>> & { fila: number };

export const mapaElegido = <C extends readonly [string, ...string[]]>(columnas: C) =>
  z.strictObject({ fila: FILA, columnas: lugaresDe(columnas).optional() });

/** How a file was read, and what else it could be. */
export const columnasLeidas = <C extends readonly [string, ...string[]]>(columnas: C) =>
  z.object({
    mapa: z.object({ fila: FILA, columnas: lugaresDe(columnas) }),
    /** Whether it is as the company read the last file with these headings. */
    recordado: z.boolean(),
    /** The first rows that say anything, as the spreadsheet numbers them: one of them is the heading. */
    filas: z.array(z.object({ fila: z.number().int(), dice: z.string() })),
    titulos: z.array(
      z.object({ lugar: z.number().int(), titulo: z.string(), ejemplos: z.array(z.string()) }),
    ),
    /** Those that several headings name: which one is meant has to be said. */
    dudas: z.array(z.enum(columnas)),
    /** Those that a file cannot do without, and this one has not. */
    faltan: z.array(z.enum(columnas)),
  });
export type ColumnasLeidas<C extends string> = {
  mapa: MapaDeLista<C>;
  recordado: boolean;
  filas: { fila: number; dice: string }[];
  titulos: { lugar: number; titulo: string; ejemplos: string[] }[];
  dudas: C[];
  faltan: C[];
};
