import { z } from 'zod';

import {
  empresaField,
  ESPERA_DE_ARCHIVO,
  formatoDeTablaField,
  formatoField,
  porEmpresa,
} from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { archivoDeLista, columnasLeidas, conArchivo, errorDeLista, mapaElegido } from '../lista';

import { clienteSchema } from './clientes';

/** A file that we write has them in this order. */
export const COLUMNAS_CLIENTE = [
  'Identificacion',
  'Nombre',
  'Correo',
  'Telefono',
  'Direccion',
] as const;
export type ColumnaCliente = (typeof COLUMNAS_CLIENTE)[number];

export const CLIENTES_POR_PAGINA = 15;

/** What becomes of a customer that the company has already, and the file says otherwise. */
export const CON_LOS_QUE_HAY = ['CONSERVAR', 'ACTUALIZAR'] as const;
export type ConLosQueHay = (typeof CON_LOS_QUE_HAY)[number];

/** What a file would do. */
export const revisionDeClientesSchema = z.object({
  filas: z.number().int(),
  crear: z.number().int(),
  /** Those that are there and are said otherwise. */
  distintos: z.number().int(),
  iguales: z.number().int(),
  errores: z.array(errorDeLista(COLUMNAS_CLIENTE)),
  total_errores: z.number().int(),
  avisos: z.array(errorDeLista(COLUMNAS_CLIENTE)),
  total_avisos: z.number().int(),
  columnas: columnasLeidas(COLUMNAS_CLIENTE),
  /** Why nothing was read yet: its columns have to be chosen first. */
  falta: z.string().nullable(),
  /** All that is new or otherwise, as the file has it; `antes`: the name of the one that is there. */
  clientes: z.array(
    z.object({
      fila: z.number().int(),
      cedula: z.string(),
      nombre: z.string(),
      email: z.string(),
      antes: z.string().nullable(),
    }),
  ),
});
export type RevisionDeClientes = z.output<typeof revisionDeClientesSchema>;

export const clientesImportadosSchema = z.object({
  creados: z.number().int(),
  actualizados: z.number().int(),
  conservados: z.number().int(),
  rechazados: z.number().int(),
});

/** Who sells registers customers one by one; whole lists are the owner's. */
const acceso = { perfiles: ['Administrador'], area: 'ventas' } as const;

const busqueda = z.string().max(100, 'La búsqueda admite 100 letras').optional();

const subido = z.strictObject({
  empresa: empresaField,
  ...archivoDeLista,
  /** Which column is which, as somebody chose; without it they are looked for. */
  mapa: mapaElegido(COLUMNAS_CLIENTE).optional(),
});

export const listaDeClientesCalls = defineCalls('billing', {
  /** By name; all whose name, number or mail holds what was typed. */
  listarClientes: {
    method: 'GET',
    path: '/clientes',
    acceso,
    query: porEmpresa.extend({
      busqueda,
      pagina: z.coerce.number().int().min(1).max(100_000),
      filas: z.coerce.number().int().min(1).max(100),
    }),
    reply: envelope(z.object({ filas: z.array(clienteSchema), total: z.number().int() })),
  },
  /** All of them that hold what was typed, as a sheet that `importarClientes` takes. */
  exportarClientes: {
    method: 'GET',
    path: '/exportar_clientes',
    acceso: { ...acceso, conClave: true },
    query: porEmpresa.extend({ busqueda, formato: formatoDeTablaField }),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
  /** The headings and two customers for an example. */
  plantillaClientes: {
    method: 'GET',
    path: '/plantilla_clientes',
    acceso,
    query: porEmpresa.extend({ formato: formatoField }),
    reply: z.unknown(),
  },
  /** What `importarClientes` would do with the file; writes nothing. */
  revisarClientes: {
    ...conArchivo,
    method: 'POST',
    path: '/revisar_clientes',
    acceso,
    body: subido,
    turno: 'reporte',
    reply: envelope(revisionDeClientesSchema),
    fallos: ['ARCHIVO_INVALIDO'],
  },
  /** The rows that the file has wrong, each with why. */
  clientesRechazados: {
    ...conArchivo,
    method: 'POST',
    path: '/clientes_rechazados',
    acceso,
    body: subido.extend({ formato: formatoField }),
    turno: 'reporte',
    reply: z.unknown(),
    fallos: ['ARCHIVO_INVALIDO'],
  },
  /** The rows that have nothing wrong. The same file again changes nothing more: a customer is their number. */
  importarClientes: {
    ...conArchivo,
    method: 'POST',
    path: '/importar_clientes',
    acceso,
    body: subido.extend({
      existentes: z.enum(CON_LOS_QUE_HAY, 'Elija qué hacer con los clientes que ya están'),
    }),
    reply: envelope(clientesImportadosSchema),
    fallos: ['ARCHIVO_INVALIDO'],
  },
});
