import { z } from 'zod';

import { PERFILES_DE_CAJA } from '../auth/perfiles';

import { aprobadorSchema, FALLOS_DE_APROBADOR } from '../auth/aprobador';
import {
  claveAccesoField,
  diaField,
  dolaresField,
  empresaField,
  idField,
  usuarioIdField,
} from '../campos';
import { FALLOS_SIN_LINEA } from './actoSinLinea';
import { canalField } from './canales';
import { clienteBody } from './clientes';
import { defineCalls, envelope } from '../defineCall';
import { firmaSchema, tokenDeDispositivoField } from '../admin/firma';
import { imprimible } from '../imprimible';
import { MODIFICADOR_LARGO } from '../inventario/modificadores';
import { FORMAS_DE_VENTA, FORMAS_PAGO, TARJETAS } from './formas';
import { randomField } from './ordenes';

export { FORMAS_DE_VENTA, FORMAS_PAGO, TARJETAS } from './formas';
export type { FormaDeVenta, FormaPago, Tarjeta } from './formas';

/** Days of grace of a sale on account. */
export const PLAZO_MAXIMO = 365;
export const plazoField = z
  .number('El plazo debe ser un número de días')
  .int('El plazo no lleva decimales')
  .min(1, 'El plazo es de un día por lo menos')
  .max(PLAZO_MAXIMO, `El plazo admite hasta ${PLAZO_MAXIMO} días`);

export const ESTADOS_VENTA = ['ACTIVO', 'ANULADO'] as const;

export const OPCIONES_LARGO = 120;
export const MOTIVO_LARGO = 120;
/** Payments of one sale. */
export const PAGOS_MAXIMO = 20;

const motivoDescuentoField = z
  .string()
  .trim()
  .max(MOTIVO_LARGO, `El motivo del descuento admite ${MOTIVO_LARGO} letras`);

/** Spec section 3, Cart line. `iva` is the tax of one unit in dollars, `subtota` (sic) the line's gross. */
export const lineaVentaSchema = z.strictObject({
  id: idField,
  id_categoria: z.string().max(64),
  producto: z.string().min(1, 'producto no puede estar vacío').max(300),
  precio_venta: dolaresField('precio_venta'),
  /** Units are whole; a weight has three decimals. */
  cantidad: z
    .number('cantidad debe ser un número')
    .min(0.001, 'Cantidad es 1 mínimo requerido')
    .max(9999, 'cantidad no puede pasar de 9999')
    .refine(
      (valor) => Math.abs(valor * 1000 - Math.round(valor * 1000)) < 1e-6,
      'cantidad admite tres decimales',
    ),
  iva: dolaresField('iva'),
  subtota: dolaresField('subtota'), // as spelled in spec section 3
  porcentaje_iva: z.union([z.number(), z.string().max(10)]),
  /** Ours: what the kitchen has to know of the line ('sin cebolla'). */
  opciones: z
    .string()
    .trim()
    .max(OPCIONES_LARGO, `opciones admite ${OPCIONES_LARGO} letras`)
    .optional(),
  /** Ours: what was chosen with it ('extra queso'); `precio_venta` is the price of one unit with all of them. */
  modificadores: z
    .array(
      z.strictObject({
        id: idField,
        nombre: z.string().max(MODIFICADOR_LARGO),
        precio: dolaresField('precio'),
      }),
    )
    .max(20, 'Una línea admite 20 modificadores')
    .optional(),
  /** Ours: dollars off the whole line, tax included; `subtota` is without it. */
  descuento: dolaresField('descuento').optional(),
  motivo_descuento: motivoDescuentoField.optional(),
  /** Ours: the ICE of one unit, within its price; unsaid where it bears none. The server has its own. */
  ice: dolaresField('ice').optional(),
  /** Ours: which lines of `orden` it pays, at the price they were ordered at. */
  orden_lineas: z.array(z.uuid()).min(1).max(300).optional(),
});

export type LineaVenta = z.output<typeof lineaVentaSchema>;

/** One payment of a sale: ours. */
export const pagoSchema = z.strictObject({
  forma_pago: z.enum(FORMAS_DE_VENTA, 'Seleccione una forma de pago'),
  monto: dolaresField('monto'),
  /** Only a payment by card has it. */
  tarjeta: z.enum(TARJETAS, 'Seleccione el tipo de tarjeta').optional(),
  /** Only a payment by transfer has it. */
  banco: z.string().trim().max(60, 'banco admite 60 letras').optional(),
  /** Number of the card's voucher, or of the transfer. */
  referencia: z.string().trim().max(40, 'referencia admite 40 letras').optional(),
  /** Only what is left on account has it: days; the company's where nothing is said. */
  plazo: plazoField.optional(),
});

export type Pago = z.output<typeof pagoSchema>;

/** Ours: of a till that sells without a line, whether it had one or not (docs/adr/0045). */
export const sinLineaSchema = z.strictObject({
  dispositivo: z.uuid('El equipo no es válido'),
  token: tokenDeDispositivoField,
  /** When it was sold and when it is sent: the till's clock, corrected by what it last knew of the server's. */
  vendida: z.iso.datetime('vendida debe ser un instante'),
  reloj: z.iso.datetime('reloj debe ser un instante'),
  /** The person who sold it; somebody else may send it. */
  vendedor: usuarioIdField,
  /** By that person, made at the till; without it nobody but they themselves are believed to have sold it. */
  firma: firmaSchema.optional(),
  /** The drawer its money is in; where nothing is said, the seller's. */
  caja: z.number().int().min(1).max(1_000_000).optional(),
  /** Who buys (`cedula`), taken down by a till that did not know them: registered with the sale, where nobody is yet. */
  comprador: clienteBody.omit({ empresa: true }).optional(),
});
export type SinLinea = z.output<typeof sinLineaSchema>;

export const crearVentaBody = z.strictObject({
  tienda: z
    .array(lineaVentaSchema)
    .min(1, 'No hay productos en la factura')
    .max(300, 'tienda admite 300 líneas'),
  empresa: empresaField,
  secuencial: z.string().max(9).nullable(),
  forma_pago: z.enum(FORMAS_DE_VENTA, 'Seleccione una forma de pago'),
  caja_usuario: z.string().max(200),
  clave_acceso: claveAccesoField.nullable(),
  cedula: z.string().min(3, 'cédula es muy corta').max(20, 'cédula es demasiado larga'),
  iva: dolaresField('iva'),
  subtotal: dolaresField('subtotal'),
  /** subtotal + iva + propina: what is paid. */
  total: dolaresField('total'),
  /** Ours: with several methods, or details of one. They sum to `total`; `forma_pago` is then the largest. */
  pagos: z
    .array(pagoSchema)
    .min(1, 'Seleccione una forma de pago')
    .max(PAGOS_MAXIMO, `Una venta admite ${PAGOS_MAXIMO} pagos`)
    .optional(),
  /** Ours: dollars off the whole sale besides what its lines lose, tax included. */
  descuento: dolaresField('descuento').optional(),
  motivo_descuento: motivoDescuentoField.optional(),
  /** Ours: outside the tax base, at most 10% of `subtotal`; the servicio is in it. */
  propina: dolaresField('propina').optional(),
  /** Ours: how much of `propina` is the servicio of the law; the server computes it and refuses another. */
  servicio: dolaresField('servicio').optional(),
  /** Ours: an Administrador's approval of the discounts (aprobarDescuento). */
  aprobacion: z.uuid('aprobación no es válida').optional(),
  /** Ours: how it reaches who buys it, by which its prices are; a page that says none knows of no tarifas. */
  canal: canalField.optional(),
  /** Ours: the order it pays, whole or in part. */
  orden: randomField.optional(),
  /** Ours: `clave_acceso` is then of a number that the till holds, for the day it was sold. */
  sin_linea: sinLineaSchema.optional(),
});

export const notaDeVentaSchema = z.object({
  /** '001-001-000000123' */
  numero: z.string(),
  /** Of the talonario, and the last day of it. */
  autorizacion: z.string(),
  caduca: z.string(),
});
export type NotaDeVenta = z.output<typeof notaDeVentaSchema>;

/** What of a sale is left on account, until when. */
export const creditoDeVentaSchema = z.object({
  /** Days. */
  plazo: z.number().int(),
  /** The last day on which it is paid in time. */
  vence: z.string(),
});
export type CreditoDeVenta = z.output<typeof creditoDeVentaSchema>;

/** What a sale answers: everything its ticket and its 'Venta 001-001-000000123' line need. */
export const ventaSchema = z.object({
  id: z.string(),
  /** '001-001-000000123' */
  secuencia: z.string(),
  secuencial: z.string(),
  empresa: z.string(),
  forma_pago: z.enum(FORMAS_DE_VENTA),
  subtotal: z.number(),
  iva: z.number(),
  total: z.number(),
  /** What was taken off, its lines included, and what was given besides, the servicio included. */
  descuento: z.number(),
  propina: z.number(),
  /** What of `propina` is servicio; a server of before knows none. */
  servicio: z.number().default(0),
  fecha: z.string(),
  fecha_creacion: z.string(),
  cedula: z.string(),
  nombre: z.string(),
  clave_acceso: z.string().nullable(),
  estado: z.enum(ESTADOS_VENTA),
  /** Its nota de venta, where it has one. */
  nota: notaDeVentaSchema.optional(),
  /** Where a part of it, or all, was sold on account. */
  credito: creditoDeVentaSchema.optional(),
  /** True when the same Idempotency-Key had already made this sale. */
  repetida: z.boolean(),
});

export type Venta = z.output<typeof ventaSchema>;

/** One line of an issued sale (spec section 3, Issued sale). */
export const emitidoLineaSchema = z.object({
  id: z.string(),
  id_categoria: z.string(),
  producto: z.string(),
  cantidad: z.number(),
  precio_venta: z.number(),
  porcentaje_iva: z.number(),
  /** Price times quantity, as it was before a discount. */
  subtota: z.number(),
  /** Ours: what the kitchen was told, what was chosen with it, and what was taken off. */
  opciones: z.string(),
  modificadores: z.array(z.object({ id: z.string(), nombre: z.string(), precio: z.number() })),
  descuento: z.number(),
  motivo_descuento: z.string(),
  /** Ours: the ICE of one unit, within its price; unsaid where it bore none. */
  ice: z.number().optional(),
  secuencia: z.string(),
  empresa: z.string(),
  fecha_creacion: z.string(),
  iva: z.number(),
  subtotal: z.number(),
  total: z.number(),
  nombre: z.string(),
  email: z.string(),
  cedula: z.string(),
  clave_acceso: z.string().nullable(),
});

export type EmitidoLinea = z.output<typeof emitidoLineaSchema>;

/** What was paid of a sale by one method, in dollars. */
export const pagoHechoSchema = z.object({
  forma_pago: z.enum(FORMAS_DE_VENTA),
  monto: z.number(),
  tarjeta: z.enum(TARJETAS).nullable(),
  banco: z.string().nullable(),
  referencia: z.string().nullable(),
});

export type PagoHecho = z.output<typeof pagoHechoSchema>;

/** The sale's access key, or its secuencia where it has none. */
export const editarField = z.string().min(1, 'Seleccione una venta').max(60);

const vender = { perfiles: PERFILES_DE_CAJA, area: 'ventas' } as const;

export const ventasCalls = defineCalls('ordering', {
  crearVenta: {
    method: 'POST',
    path: '/v1/crear_venta',
    acceso: vender,
    idempotente: true,
    body: crearVentaBody,
    reply: envelope(ventaSchema),
    fallos: [
      'NO_ENCONTRADO',
      'IDEMPOTENCIA_EN_CONFLICTO',
      'PRECIO_CAMBIADO',
      'RESERVA_VENCIDA',
      'SIN_TALONARIO',
      'VENTA_DE_DOS_DOCUMENTOS',
      'VENTA_SIN_DOCUMENTO',
      'VENTA_DE_OTRO_DOCUMENTO',
      'EMPRESA_SIN_FACTURACION',
      'PRODUCTO_NO_DISPONIBLE',
      'TARIFA_NO_FACTURABLE',
      'FACTURA_MUY_GRANDE',
      'LETRA_NO_IMPRIMIBLE',
      'TOTALES_NO_COINCIDEN',
      'CLIENTE_NO_REGISTRADO',
      'IDENTIFICACION_INVALIDA',
      'CONSUMIDOR_FINAL_LIMITE',
      'CANTIDAD_NO_ENTERA',
      'DESCUENTO_INVALIDO',
      'DESCUENTO_SIN_APROBACION',
      'PAGOS_NO_SUMAN',
      'CREDITO_NO_PERMITIDO',
      'CREDITO_EXCEDE',
      'PROPINA_MAXIMA',
      'ORDEN_PAGADA',
      'ORDEN_CAMBIO',
      ...FALLOS_SIN_LINEA,
    ],
  },
  /** Ours: whether a sale whose answer was lost had been made. `data` is null when it had not. */
  consultarVenta: {
    method: 'GET',
    path: '/v1/venta',
    acceso: vender,
    query: z.strictObject({ empresa: empresaField, idempotencia: z.uuid() }),
    reply: envelope(ventaSchema.nullable()),
  },
  listarEmitido: {
    method: 'POST',
    path: '/v1/emitidos',
    acceso: vender,
    body: z.strictObject({ empresa: empresaField, secuencia: z.string().min(1).max(20) }),
    reply: envelope(z.array(emitidoLineaSchema)),
    fallos: ['NO_ENCONTRADO'],
  },
  /**
   * Spec section 7: one changed field, `estado` (an Administrador's, who may approve a voiding) or `forma_pago`.
   * What becomes of the invoice: docs/adr/0008-anulacion.md.
   */
  actualizarEstado: {
    method: 'PUT',
    path: '/v1/actualizar_estado',
    acceso: vender,
    body: z
      .strictObject({
        empresa: empresaField,
        editar: editarField,
        estado: z.enum(ESTADOS_VENTA, 'Seleccione el estado').optional(),
        forma_pago: z.enum(FORMAS_PAGO, 'Seleccione una forma de pago').optional(),
        /** Why it is voided; printed on the credit note. */
        motivo: z
          .string()
          .trim()
          .max(300, 'El motivo admite 300 caracteres')
          .refine(...imprimible('El motivo'))
          .optional(),
        /** Ours: the day on which its authorised invoice was annulled in the authority's portal; no credit note is issued then. */
        anulada_en_sri: diaField.optional(),
        /** Others than an Administrador void with the approval of one. */
        aprobacion: aprobadorSchema.optional(),
      })
      .refine(({ estado, forma_pago }) => estado !== undefined || forma_pago !== undefined, {
        path: ['estado'],
        error: 'Seleccione el estado',
      })
      .refine(({ estado, forma_pago }) => estado === undefined || forma_pago === undefined, {
        path: ['forma_pago'],
        error: 'Cambie el estado o la forma de pago, no los dos a la vez',
      }),
    reply: envelope(ventaSchema),
    fallos: [
      'NO_ENCONTRADO',
      'PAGO_A_CREDITO',
      'ANULACION_CONSUMIDOR_FINAL',
      'ANULACION_EN_CAMINO',
      'ANULACION_CON_PARTES',
      'ANULACION_CONSTA_EN_SRI',
      'SERIE_AGOTADA',
      'ANULACION_EN_SRI_SIN_AUTORIZAR',
      'ANULACION_EN_SRI_DE_OTRO_DIA',
      'ANULACION_EN_SRI_FUERA_DE_PLAZO',
      'REACTIVACION_CON_NOTA',
      'REACTIVACION_DE_ANULADA_EN_SRI',
      'REACTIVACION_OTRO_DIA',
      'REACTIVACION_OTRO_PERIODO',
      'PAGO_DE_ANULADA',
      'PAGO_DE_OTRO_PERIODO',
      ...FALLOS_DE_APROBADOR,
    ],
  },
});
