import { z } from 'zod';

import { cajaField } from './caja';
import { dolaresField, empresaField, porEmpresa } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { FORMAS_PAGO, TARJETAS } from '../ventas/formas';
import { notaDeVentaSchema } from '../ventas/ventas';

/** How a customer stands who was sold on account; dollars, days 'YYYY-MM-DD'. */
export const cuentaPorCobrarSchema = z.object({
  cedula: z.string(),
  nombre: z.string(),
  debe: z.number(),
  /** What of it should have been paid before today. */
  vencido: z.number(),
  /** What they paid above what they owe: of a sale that was voided or given back since. */
  favor: z.number(),
  /** Until when the oldest debt was to be paid; null: nothing is owed. */
  vence: z.string().nullable(),
});
export type CuentaPorCobrar = z.output<typeof cuentaPorCobrarSchema>;

export const ventaACreditoSchema = z.object({
  id: z.string(),
  /** '001-001-000000123' */
  secuencia: z.string(),
  /** Its nota de venta, where it has one. */
  nota: notaDeVentaSchema.optional(),
  /** ISO instant. */
  fecha: z.string(),
  plazo: z.number().int(),
  vence: z.string(),
  /** What of it stands on account, and what is left to pay. */
  monto: z.number(),
  pendiente: z.number(),
});
export type VentaACredito = z.output<typeof ventaACreditoSchema>;

export const abonoSchema = z.object({
  id: z.string(),
  cedula: z.string(),
  nombre: z.string(),
  monto: z.number(),
  forma_pago: z.enum(FORMAS_PAGO),
  /** What was left to pay after it. */
  debe: z.number(),
  /** Who took it. */
  usuario: z.string(),
  /** ISO instant. */
  creado: z.string(),
});
export type Abono = z.output<typeof abonoSchema>;

/** What a customer may still be sold on account. */
export const creditoDeClienteSchema = z.object({
  debe: z.number(),
  favor: z.number(),
  /** How much they may owe, and whether that is said of them alone. */
  limite: z.number(),
  propio: z.boolean(),
  disponible: z.number(),
});
export type CreditoDeCliente = z.output<typeof creditoDeClienteSchema>;

/** So many sales and payments are shown of a customer, the latest; what is left to pay is always shown. */
export const CUENTA_FILAS = 200;

export const cuentaAbiertaSchema = z.object({
  cuenta: cuentaPorCobrarSchema,
  credito: creditoDeClienteSchema,
  /** What is left to pay first, by when it is due. */
  ventas: z.array(ventaACreditoSchema),
  /** Latest first. */
  abonos: z.array(abonoSchema),
});
export type CuentaAbierta = z.output<typeof cuentaAbiertaSchema>;

const cedulaField = z
  .string('Elija un cliente')
  .min(3, 'cédula es muy corta')
  .max(20, 'cédula es demasiado larga');
const deCliente = porEmpresa.extend({ cedula: cedulaField });

const ver = { perfiles: ['Administrador', 'Cajero', 'Contador'], area: 'caja' } as const;
const cobrar = { perfiles: ['Administrador', 'Cajero'], area: 'caja' } as const;

/** Ours: what customers owe of what they were sold on account (docs/adr/0086). */
export const cuentasCalls = defineCalls('ordering', {
  /** Whoever owes or has paid above what they owe, the most first. */
  listarCuentas: {
    method: 'GET',
    path: '/v1/cuentas_por_cobrar',
    acceso: ver,
    query: porEmpresa,
    reply: envelope(z.array(cuentaPorCobrarSchema)),
  },
  consultarCuentaPorCobrar: {
    method: 'GET',
    path: '/v1/cuenta_por_cobrar',
    acceso: ver,
    query: deCliente,
    reply: envelope(cuentaAbiertaSchema),
    fallos: ['NO_ENCONTRADO'],
  },
  /** What a till says of a buyer before it sells to them on account. */
  creditoDeCliente: {
    method: 'GET',
    path: '/v1/credito_de_cliente',
    acceso: { perfiles: ['Administrador', 'Cajero'], area: 'ventas' },
    query: deCliente,
    reply: envelope(creditoDeClienteSchema),
  },
  /** Into the open drawer, never more than is owed; once a key. */
  registrarAbono: {
    method: 'POST',
    path: '/v1/abono',
    acceso: cobrar,
    idempotente: true,
    body: z.strictObject({
      empresa: empresaField,
      cedula: cedulaField,
      monto: dolaresField('El monto', 'Ingrese el monto').refine(
        (monto) => monto > 0,
        'El monto debe ser mayor que cero',
      ),
      forma_pago: z.enum(FORMAS_PAGO, 'Seleccione una forma de pago'),
      /** Only a payment by card has it. */
      tarjeta: z.enum(TARJETAS, 'Seleccione el tipo de tarjeta').optional(),
      banco: z.string().trim().max(60, 'banco admite 60 letras').optional(),
      referencia: z.string().trim().max(40, 'referencia admite 40 letras').optional(),
      caja: cajaField.optional(),
    }),
    reply: envelope(abonoSchema),
    fallos: ['NO_ENCONTRADO', 'ABONO_EXCEDE', 'CAJA_NO_EXISTE', 'IDEMPOTENCIA_EN_CONFLICTO'],
  },
  /** How much one customer may owe; null: as much as anybody. */
  guardarLimiteCredito: {
    method: 'PUT',
    path: '/v1/limite_credito',
    acceso: { perfiles: ['Administrador'], area: 'caja' },
    body: z.strictObject({
      empresa: empresaField,
      cedula: cedulaField,
      limite: dolaresField('El límite').nullable(),
    }),
    reply: envelope(creditoDeClienteSchema),
  },
});
