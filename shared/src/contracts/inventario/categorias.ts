import { z } from 'zod';

import { empresaField, idField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';

/** What a company may tell its categories apart with; one it chose no colour for takes them in turn. */
export const COLORES_CATEGORIA = [
  'mar',
  'mostaza',
  'teja',
  'hoja',
  'uva',
  'cielo',
  'rosa',
  'tierra',
] as const;
export type ColorCategoria = (typeof COLORES_CATEGORIA)[number];

/** Spec section 3, Category. In the company's own order. */
export const categoriaSchema = z.object({
  id_categoria: z.string(),
  categoria: z.string(),
  descripcion: z.string(),
  empresa: z.string(),
  /** Ours: its place among the company's, from 1. */
  orden: z.number().int(),
  /** Ours: the colour it is shown in. */
  color: z.enum(COLORES_CATEGORIA),
  /** Ours: false where the colour is only its turn. */
  color_elegido: z.boolean(),
  /** Ours: how many products it holds. */
  productos: z.number().int(),
});

export type Categoria = z.output<typeof categoriaSchema>;

const administrar = { perfiles: ['Administrador'], area: 'inventario' } as const;

const datos = z.strictObject({
  empresa: empresaField,
  categoria: z
    .string('Ingrese el nombre de la categoría') // spec section 5
    .trim()
    .min(1, 'Ingrese el nombre de la categoría')
    .max(80, 'El nombre de la categoría admite 80 letras'),
  descripcion: z.string().trim().max(300, 'La descripción admite 300 letras').optional(),
  /** Null: whichever is its turn. */
  color: z.enum(COLORES_CATEGORIA, 'Elija un color de la lista').nullable().optional(),
});

/** What its form says of one that is there: no colour where that is only its turn. */
const leido = categoriaSchema
  .pick({ categoria: true, descripcion: true, color: true })
  .extend({ color: categoriaSchema.shape.color.nullable() });

export const categoriasCalls = defineCalls('ordering', {
  listarCategorias: {
    method: 'GET',
    path: '/v1/listar_categoria/:empresa',
    acceso: administrar,
    params: porEmpresa,
    reply: envelope(z.array(categoriaSchema)),
  },
  crearCategoria: {
    method: 'POST',
    path: '/v1/crear_categoria',
    acceso: administrar,
    body: datos,
    reply: envelope(categoriaSchema),
    fallos: ['CATEGORIA_REPETIDA'],
  },
  editarCategoria: {
    method: 'PUT',
    path: '/v1/editar_categoria',
    acceso: administrar,
    body: datos.extend({
      id: idField,
      /** The same as it was read: what is left as it was stays as others have it by now, and what both changed is refused. */
      antes: leido.partial().optional(),
    }),
    reply: envelope(categoriaSchema),
    fallos: ['NO_ENCONTRADO', 'CAMBIADO_POR_OTRO', 'CATEGORIA_REPETIDA'],
  },
  /** A category that holds products is refused, unless `mover_a` names another that takes them. */
  eliminarCategoria: {
    method: 'DELETE',
    path: '/v1/eliminar_categoria',
    acceso: administrar,
    query: z.strictObject({
      empresa: z.string().min(1, 'seleccione una empresa').max(200), // as spelled in spec section 5
      id: idField,
      mover_a: idField.optional(),
    }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO', 'CATEGORIA_EN_USO'],
  },
  /** The company's categories as the till shows them: all of them, first to last. */
  ordenarCategorias: {
    method: 'PUT',
    path: '/v1/ordenar_categorias',
    acceso: administrar,
    body: z.strictObject({
      empresa: empresaField,
      ids: z.array(idField).min(1, 'Envíe las categorías en su orden').max(1000),
    }),
    reply: envelope(z.array(categoriaSchema)),
    fallos: ['CATEGORIAS_CAMBIADAS'],
  },
});
