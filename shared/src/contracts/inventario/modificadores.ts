import { z } from 'zod';

import { dolaresField, empresaField, idField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { imprimible } from '../imprimible';

export const MODIFICADOR_LARGO = 40;

/** What can be chosen with a product, or with any of a category: 'sin cebolla', 'extra queso' for 0.50. Ours. */
export const modificadorSchema = z.object({
  id: z.string(),
  nombre: z.string(),
  /** Dollars with tax, added to the price of one unit; 0 for none. */
  precio: z.number(),
  /** It belongs to a product or to a category; the other is null. */
  id_producto: z.string().nullable(),
  id_categoria: z.string().nullable(),
  /** An option of that group of its product (contracts/inventario/opciones); unsaid or null: of none. */
  grupo: z.string().nullable().optional(),
  /** Offered, and not to be had today. */
  agotado: z.boolean().optional(),
});

export type Modificador = z.output<typeof modificadorSchema>;

const administrar = { perfiles: ['Administrador'], area: 'inventario' } as const;

const datos = z.strictObject({
  empresa: empresaField,
  nombre: z
    .string('El nombre del modificador no puede estar vacío')
    .trim()
    .min(1, 'El nombre del modificador no puede estar vacío')
    .max(MODIFICADOR_LARGO, `El nombre del modificador admite ${MODIFICADOR_LARGO} letras`)
    .refine(...imprimible('El nombre del modificador')),
  precio: dolaresField('El precio', 'El precio del modificador no puede estar vacío'),
  id_producto: idField.nullable(),
  id_categoria: idField.nullable(),
});

export const modificadoresCalls = defineCalls('ordering', {
  listarModificadores: {
    method: 'GET',
    path: '/v1/modificadores',
    acceso: administrar,
    query: porEmpresa,
    reply: envelope(z.array(modificadorSchema)),
  },
  crearModificador: {
    method: 'POST',
    path: '/v1/modificador',
    acceso: administrar,
    body: datos,
    reply: envelope(modificadorSchema),
    fallos: ['MODIFICADOR_REPETIDO'],
  },
  editarModificador: {
    method: 'PUT',
    path: '/v1/modificador',
    acceso: administrar,
    body: datos.extend({ id: idField }),
    reply: envelope(modificadorSchema),
    fallos: ['NO_ENCONTRADO', 'MODIFICADOR_REPETIDO'],
  },
  eliminarModificador: {
    method: 'DELETE',
    path: '/v1/modificador',
    acceso: administrar,
    query: porEmpresa.extend({ id: idField }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
});
