import { z } from 'zod';

import {
  diaField,
  empresaField,
  ESPERA_DE_ARCHIVO,
  formatoDeTablaField,
  usuarioIdField,
} from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { ESTADOS_COMPROBANTE } from '../facturacion/documentos';
import { PERFILES_DE_CAJA } from '../auth/perfiles';
import { CANALES } from '../ventas/canales';
import {
  editarField,
  emitidoLineaSchema,
  ESTADOS_VENTA,
  FORMAS_DE_VENTA,
  notaDeVentaSchema,
  pagoHechoSchema,
  ventaSchema,
} from '../ventas/ventas';

/** Rows a page (spec section 9, Page sizes). */
export const EMITIDOS_POR_PAGINA = 10;
/** No more than these are counted; beyond them it is only said that there are more. */
export const EMITIDOS_CONTADOS = 10_000;

/** Spec section 3, Sales report row. `fecha` is the business day; what is ours stands below. */
export const emitidoFilaSchema = z.object({
  secuencia: z.string(),
  /** The largest of its payments. */
  forma_pago: z.enum(FORMAS_DE_VENTA),
  total: z.number(),
  empresa: z.string(),
  caja_usuario: z.string(),
  fecha: z.string(),
  estado: z.enum(ESTADOS_VENTA),
  id: z.string(),
  /** What actualizar_estado knows it by: its access key, or its secuencia where it has none. */
  editar: z.string(),
  fecha_creacion: z.string(),
  cedula: z.string(),
  nombre: z.string(),
  clave_acceso: z.string().nullable(),
  /** Every method it is paid with, the largest first. */
  formas: z.array(z.enum(FORMAS_DE_VENTA)),
  /** Its nota de venta, where it has one. */
  nota: notaDeVentaSchema.optional(),
  /** State of its invoice, ANULADA where a credit note took it back; null where it has none. */
  factura: z.enum(ESTADOS_COMPROBANTE).nullable(),
  /** Whether credit notes gave back a part of it; unsaid where none did. */
  en_partes: z.boolean().optional(),
});

export type EmitidoFila = z.output<typeof emitidoFilaSchema>;

export const paginaDeEmitidosSchema = z.object({
  filas: z.array(emitidoFilaSchema),
  /** How many there are, as far as they were counted. */
  total: z.number().int(),
  /** There are more than were counted. */
  hay_mas: z.boolean(),
  /** What those in force add up to, in dollars; of voided sales alone, what they were. Null where they were not all counted. */
  suma: z.number().nullable(),
  /** The company's business day by now, which may be yesterday's until its cut-off hour. */
  hoy: z.string(),
  /** Who may have sold them. */
  usuarios: z.array(z.object({ id: z.string(), nombre: z.string() })),
});

export type PaginaDeEmitidos = z.output<typeof paginaDeEmitidosSchema>;

/** What may be done about a sale now, decided by the server; `frase` tells the reader what would happen or why not. */
export const posibleSchema = z.object({ puede: z.boolean(), frase: z.string() });
export type Posible = z.output<typeof posibleSchema>;

/** An issued sale opened. Its lines as spec section 3 has them, for a reprint. */
export const emitidoSchema = z.object({
  venta: ventaSchema.extend({
    email: z.string(),
    caja_usuario: z.string(),
    motivo_descuento: z.string(),
    /** How it reached who bought it; null, as unsaid by a server of before: nobody said. */
    canal: z.enum(CANALES).nullable().optional(),
  }),
  editar: z.string(),
  lineas: z.array(emitidoLineaSchema),
  pagos: z.array(pagoHechoSchema),
  factura: z.enum(ESTADOS_COMPROBANTE).nullable(),
  en_partes: z.boolean().optional(),
  /** Whether a part of it may be given back (devolverVenta); unsaid where it has no invoice. */
  devolucion: posibleSchema.optional(),
  /** Whether the sale may go to its other state; `motivo`: the law asks for a reason. */
  cambio_estado: posibleSchema.extend({ a: z.enum(ESTADOS_VENTA), motivo: z.boolean() }),
  cambio_pago: posibleSchema,
});

export type Emitido = z.output<typeof emitidoSchema>;

/** Which sales are looked for. */
const filtro = z.strictObject({
  empresa: empresaField,
  /** Every word of it is found in the number, the buyer's name or identification, the access key or the amount. */
  busqueda: z.string().max(200, 'La búsqueda es demasiado larga').optional(),
  /** Any part of it was paid so. */
  forma_pago: z.enum(FORMAS_DE_VENTA, 'Seleccione una forma de pago').optional(),
  estado: z.enum(ESTADOS_VENTA, 'Seleccione el estado').optional(),
  usuario: usuarioIdField.optional(),
});

const entero = (campo: string, max: number) =>
  z.coerce
    .number<number>(`${campo} debe ser un número`)
    .int(`${campo} debe ser un número entero`)
    .min(1, `${campo} empieza en 1`)
    .max(max, `${campo} es demasiado grande`);

const deUnaPagina = filtro.extend({
  pagina: entero('pagina', 1_000_000).optional(),
  filas: entero('filas', 100).optional(),
});
const rango = { fecha_ini: diaField, fecha_fin: diaField };
const enOrden = ({ fecha_ini, fecha_fin }: { fecha_ini: string; fecha_fin: string }) =>
  fecha_ini <= fecha_fin;
const alReves = { path: ['fecha_fin'], error: 'Fecha Fin no puede ser anterior a Fecha Inicio' };

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;
/** The screen 'Reportes' lists them too. */
const listar = { perfiles: PERFILES_DE_CAJA, area: ['ventas', 'reportes'] } as const;

/** The screen 'Emitidos' (spec section 2): what was sold, and one sale opened. */
export const emitidosCalls = defineCalls('ordering', {
  /** Answers one page of a day, latest first. */
  listarEmitidosDelDia: {
    method: 'GET',
    path: '/v1/listar_reporte_venta_actual',
    acceso: vender,
    query: deUnaPagina.extend({ fecha: diaField }),
    reply: envelope(paginaDeEmitidosSchema),
  },
  /** Answers one page of several days, latest first. */
  listarEmitidos: {
    method: 'GET',
    path: '/v1/listar_reporte_venta',
    acceso: listar,
    query: deUnaPagina.extend(rango).refine(enOrden, alReves),
    reply: envelope(paginaDeEmitidosSchema),
  },
  /** Ours: all of them, latest first, as a sheet. */
  exportarEmitidos: {
    method: 'GET',
    path: '/v1/exportar_emitidos',
    acceso: { ...listar, conClave: true },
    query: filtro.extend({ ...rango, formato: formatoDeTablaField }).refine(enOrden, alReves),
    espera: ESPERA_DE_ARCHIVO,
    turno: 'archivo',
    reply: z.unknown(),
  },
  /** Ours: one sale, how it was paid, and what may be done about it. */
  consultarEmitido: {
    method: 'GET',
    path: '/v1/emitido',
    acceso: vender,
    query: z.strictObject({ empresa: empresaField, editar: editarField }),
    reply: envelope(emitidoSchema),
    fallos: ['NO_ENCONTRADO'],
  },
});
