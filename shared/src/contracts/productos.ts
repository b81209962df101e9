import { z } from 'zod';

import { PERFILES_DE_CAJA } from './perfiles';

import { empresaField, porEmpresa } from './campos';
import { defineCalls, envelope } from './defineCall';

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

/** Spec section 3, Product. `precio_venta` is dollars with tax; `porcentaje_iva` is whole percent. */
export const productoSchema = z.object({
  id: z.string(),
  producto: z.string(),
  id_categoria: z.string(),
  categoria: z.string(),
  /** Ours: the company's own order of its categories, from 1. */
  orden_categoria: z.number().int(),
  color_categoria: z.enum(COLORES_CATEGORIA),
  precio_venta: z.number(),
  porcentaje_iva: z.number(),
  porcentaje: z.string(),
  empresa: z.string(),
  estado: z.string(),
  /** Ours: on the menu, and not to be had today. */
  agotado: z.boolean(),
});

export type Producto = z.output<typeof productoSchema>;

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;

export const productosCalls = defineCalls({
  listarProductos: {
    method: 'GET',
    path: '/v1/listar_produtos_empresa', // as spelled in spec section 7
    acceso: { perfiles: PERFILES_DE_CAJA, area: null },
    query: porEmpresa,
    reply: envelope(z.array(productoSchema)),
  },
  buscarProductos: {
    method: 'POST',
    path: '/v1/busqueda_coinsidencia', // as spelled in spec section 7
    acceso: vender,
    body: z.strictObject({
      busqueda: z.string().max(100, 'busqueda es demasiado larga'),
      empresa: empresaField,
    }),
    reply: envelope(z.array(productoSchema)),
  },
});
