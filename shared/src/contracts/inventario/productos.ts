import { z } from 'zod';

import { PERFILES_DE_BODEGA, PERFILES_DE_CAJA } from '../auth/perfiles';

import { leyDeEmpresaSchema } from '../admin/ley';
import { dolaresField, empresaField, idField, porEmpresa } from '../campos';
import { COLORES_CATEGORIA } from './categorias';
import { ajustesSchema } from '../ventas/ajustes';
import { defineCalls, envelope } from '../defineCall';
import { imprimible } from '../imprimible';
import { FUNDAS } from './fundas';
import { modificadorSchema } from './modificadores';
import { grupoDeOpcionesSchema } from './opciones';
import { tarifaDePrecioSchema } from './tarifasDePrecio';

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
  /** Ours: the company's own code, the invoice's codigoPrincipal; without one it is the id. */
  codigo: z.string().nullable(),
  /** Ours: EAN-13, EAN-8 or UPC-A. */
  codigo_barras: z.string().nullable(),
  /** Ours: before the others on the till. */
  favorito: z.boolean(),
  /** Ours: its quantity has three decimals ('Libra de camarón'). */
  por_peso: z.boolean(),
  /** Ours: address of its picture under that of the ordering API; another picture has another address. */
  imagen: z.string().nullable(),
  /** Ours: what is asked before it is sold, in order; unsaid where nothing is. */
  grupos: z.array(grupoDeOpcionesSchema).optional(),
  /** Ours: outside the regime of a negocio popular, and sold with an invoice; unsaid by a server of before. */
  fuera_regimen: z.boolean().optional(),
  /** Ours: a plastic bag that bears ICE; null or unsaid: it is none. */
  funda: z.enum(FUNDAS).nullable().optional(),
  /** Ours: the ICE of one unit today, in dollars, within its price; unsaid where it bears none. */
  ice: z.number().optional(),
});

export type Producto = z.output<typeof productoSchema>;

/** Rows a page (spec section 9, Page sizes). */
export const PRODUCTOS_POR_PAGINA = 25;
export const ESTADOS_PRODUCTO = ['ACTIVO', 'AGOTADO'] as const;
/** Of a picture as it is sent: what a phone's camera makes. What is kept of it is small. */
export const IMAGEN_MAX_BYTES = 12 * 1024 * 1024;

/** A change of price: what it was, what it became, who changed it and when. `antes` null: it was created with it. */
export const cambioPrecioSchema = z.object({
  id_producto: z.string(),
  precio_antes: z.number().nullable(),
  precio_venta: z.number(),
  iva_antes: z.number().nullable(),
  porcentaje_iva: z.number(),
  usuario: z.string(),
  fecha: z.string(),
});

export type CambioPrecio = z.output<typeof cambioPrecioSchema>;

/** Products whose rate no invoice can carry any more: the first, how many there are, and the rate they would be moved to. */
export const tarifasMuertasSchema = z.object({
  tarifa: z.number().int(),
  total: z.number().int(),
  productos: z.array(
    z.object({ id: z.string(), producto: z.string(), porcentaje_iva: z.number() }),
  ),
});

export type TarifasMuertas = z.output<typeof tarifasMuertasSchema>;

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;
const administrar = { perfiles: ['Administrador'], area: 'inventario' } as const;

/** Empty and null are the same: none. */
const codigoField = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9._/-]{0,25}$/, 'El código admite 25 letras, números, puntos y guiones')
  .nullable();
const barrasField = z
  .string()
  .trim()
  .max(20, 'El código de barras tiene 8, 12 o 13 dígitos')
  .nullable();

const datos = z.strictObject({
  empresa: empresaField,
  producto: z
    .string('El nombre del producto no puede estar vacío') // spec section 5
    .trim()
    .min(1, 'El nombre del producto no puede estar vacío')
    .max(150, 'El nombre del producto admite 150 letras')
    .refine(...imprimible('El nombre del producto')),
  id_categoria: z
    .string('Debe seleccionar una categoría')
    .min(1, 'Debe seleccionar una categoría')
    .max(64),
  precio_venta: dolaresField('El precio', 'El precio del producto no puede estar vacío'),
  /** The specification lets it be written as 15, '15%' or 1.15. */
  porcentaje_iva: z.union([z.number(), z.string().min(1).max(10)], 'Debe seleccionar un iva'),
  codigo: codigoField.optional(),
  codigo_barras: barrasField.optional(),
  favorito: z.boolean().optional(),
  por_peso: z.boolean().optional(),
  fuera_regimen: z.boolean().optional(),
  funda: z.enum(FUNDAS, 'Elija qué funda es').nullable().optional(),
  // what a product carries besides (spec section 3): accepted, and not the sender's to say
  id: z.string().max(64).optional(),
  categoria: z.string().max(200).optional(),
  estado: z.string().max(10).optional(),
  porcentaje: z.string().max(10).optional(),
});

/** What its form says of a product that is there, by no rule of the form: one of before those rules can be mended. */
const leido = productoSchema
  .pick({ producto: true, id_categoria: true, precio_venta: true, por_peso: true, favorito: true })
  .extend({
    porcentaje_iva: datos.shape.porcentaje_iva,
    codigo: z.string().nullable(),
    codigo_barras: z.string().nullable(),
    fuera_regimen: z.boolean(),
    funda: z.enum(FUNDAS).nullable(),
  })
  .partial();

const catalogo = z.array(productoSchema);

/** What somebody has to know of a product to say that it ran out. */
const deCartaSchema = productoSchema.pick({
  id: true,
  producto: true,
  categoria: true,
  agotado: true,
});
export type DeCarta = z.output<typeof deCartaSchema>;

export const productosCalls = defineCalls('ordering', {
  listarProductos: {
    method: 'GET',
    path: '/v1/listar_produtos_empresa', // as spelled in spec section 7
    acceso: { perfiles: PERFILES_DE_CAJA, area: null },
    query: porEmpresa,
    guardadas: 5,
    /**
     * `version` is that of the catalogue these are of (versionCatalogo); beside them what can be chosen with them, how
     * the company sells and what the law asks about it.
     */
    reply: envelope(catalogo).extend({
      version: z.number().int(),
      modificadores: z.array(modificadorSchema),
      ajustes: ajustesSchema,
      /** What the law makes of these rates and prices, which are those of the catalogue: domain/ley/segunLey. */
      ley: leyDeEmpresaSchema.optional(),
      /** By which channel and at which hour these prices are others: domain/producto/tarifasDePrecio. */
      tarifas: z.array(tarifaDePrecioSchema).optional(),
      /** When it answers, by its own clock: an ISO instant. */
      ahora: z.string().optional(),
    }),
  },
  /** A number that is another one after any change of what `listarProductos` answers: what a till asks every moment. */
  versionCatalogo: {
    method: 'GET',
    path: '/v1/version_catalogo',
    acceso: { perfiles: PERFILES_DE_CAJA, area: null },
    query: porEmpresa,
    reply: envelope(z.number().int()),
  },
  /** Ours: ids of what was in most sales of the last four weeks, the most first: where a waiter's catalogue begins. */
  masVendidos: {
    method: 'GET',
    path: '/v1/mas_vendidos',
    acceso: vender,
    query: porEmpresa,
    guardadas: 5,
    reply: envelope(z.array(z.string())),
  },
  buscarProductos: {
    method: 'POST',
    path: '/v1/busqueda_coinsidencia', // as spelled in spec section 7
    acceso: vender,
    body: z.strictObject({
      busqueda: z.string().max(100, 'búsqueda es demasiado larga'),
      empresa: empresaField,
    }),
    reply: envelope(catalogo),
  },
  /** One page of the products screen: found by name or code, whatever its case and accents. */
  consultarProductos: {
    method: 'POST',
    path: '/v1/consultar_productos',
    acceso: administrar,
    body: z.strictObject({
      empresa: empresaField,
      busqueda: z.string().max(100, 'La búsqueda es demasiado larga'),
      id_categoria: idField.optional(),
      porcentaje_iva: z.number().int().optional(),
      estado: z.enum(ESTADOS_PRODUCTO).optional(),
      pagina: z.number().int().min(1).max(10_000_000).optional(),
      filas: z.number().int().min(1).max(100).optional(),
      orden: z.enum(['producto', 'categoria', 'precio']).optional(),
      desc: z.boolean().optional(),
    }),
    reply: envelope(z.object({ filas: catalogo, total: z.number().int() })),
  },
  /** What is on the menu and not to be had today: so many at most, by name. Ours. */
  listarAgotados: {
    method: 'GET',
    path: '/v1/agotados',
    acceso: { perfiles: PERFILES_DE_BODEGA, area: 'inventario' },
    query: porEmpresa,
    reply: envelope(z.array(productoSchema.pick({ id: true, producto: true, categoria: true }))),
  },
  /** Ours: a page of the menu, by name and without prices, for who says what ran out. */
  consultarCarta: {
    method: 'POST',
    path: '/v1/consultar_carta',
    acceso: { perfiles: PERFILES_DE_BODEGA, area: 'inventario' },
    body: z.strictObject({
      empresa: empresaField,
      busqueda: z.string().max(100, 'La búsqueda es demasiado larga'),
      pagina: z.number().int().min(1).max(10_000_000).optional(),
      filas: z.number().int().min(1).max(100).optional(),
    }),
    reply: envelope(z.object({ filas: z.array(deCartaSchema), total: z.number().int() })),
  },
  /** Ours: ran out, or is there again. Who cooks knows it first. */
  marcarAgotado: {
    method: 'PUT',
    path: '/v1/marcar_agotado',
    acceso: { perfiles: PERFILES_DE_BODEGA, area: 'inventario' },
    body: z.strictObject({ empresa: empresaField, id: idField, agotado: z.boolean() }),
    reply: envelope(deCartaSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  crearProducto: {
    method: 'POST',
    path: '/v1/cargar_producto_unitario',
    acceso: administrar,
    body: datos,
    reply: envelope(productoSchema),
    fallos: ['CODIGO_REPETIDO', 'CODIGO_BARRAS_INVALIDO', 'TARIFA_INVALIDA'],
  },
  actualizarProducto: {
    method: 'PUT',
    path: '/v1/actualizar_producto',
    acceso: administrar,
    body: datos.extend({
      id: idField,
      /** The same as it was read: what is left as it was stays as others have it by now, and what both changed is refused. */
      antes: leido.optional(),
    }),
    reply: envelope(productoSchema),
    fallos: [
      'NO_ENCONTRADO',
      'CAMBIADO_POR_OTRO',
      'CODIGO_REPETIDO',
      'CODIGO_BARRAS_INVALIDO',
      'TARIFA_INVALIDA',
    ],
  },
  eliminarProducto: {
    method: 'DELETE',
    path: '/v1/eliminar_producto_id',
    acceso: administrar,
    query: porEmpresa.extend({ id: idField }),
    reply: envelope(z.null()),
    fallos: ['NO_ENCONTRADO'],
  },
  /** Ran out, or is there again; among the first of the till, or no more. What is not said stays. */
  marcarProducto: {
    method: 'PUT',
    path: '/v1/marcar_producto',
    acceso: administrar,
    body: z.strictObject({
      empresa: empresaField,
      id: idField,
      agotado: z.boolean().optional(),
      favorito: z.boolean().optional(),
    }),
    reply: envelope(productoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  consultarTarifasMuertas: {
    method: 'GET',
    path: '/v1/tarifas_muertas',
    acceso: administrar,
    query: porEmpresa,
    reply: envelope(tarifasMuertasSchema),
  },
  /** Moves all of them to the company's rate, or none; their prices stay. It answers how many they were. */
  ponerTarifasAlDia: {
    method: 'PUT',
    path: '/v1/tarifas_al_dia',
    acceso: administrar,
    body: porEmpresa,
    reply: envelope(z.object({ cambiados: z.number().int() })),
  },
  /** Its changes of price, the last first. */
  listarPrecios: {
    method: 'GET',
    path: '/v1/precios_producto',
    acceso: administrar,
    query: porEmpresa.extend({ id: idField }),
    reply: envelope(z.array(cambioPrecioSchema)),
    fallos: ['NO_ENCONTRADO'],
  },
});
