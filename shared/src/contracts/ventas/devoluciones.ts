import { z } from 'zod';

import { claveAccesoField, dolaresField, empresaField } from '../campos';
import { defineCalls, envelope } from '../defineCall';
import { imprimible } from '../imprimible';
import { FORMAS_PAGO } from './formas';

const linea = z
  .strictObject({
    /** Its place in the invoice, from 0. */
    linea: z.number().int().min(0).max(299),
    /** So many units of it, or */
    cantidad: z
      .number('Escriba la cantidad')
      .min(0.001, 'La cantidad debe ser mayor que cero')
      .max(100_000, 'La cantidad es demasiado grande')
      .refine(
        (valor) => Number.isInteger(Math.round(valor * 1e6) / 1e3),
        'Use hasta tres decimales',
      )
      .optional(),
    /** dollars off its price, tax included. */
    monto: dolaresField('El valor', 'Escriba el valor que se devuelve, como 2.50').optional(),
  })
  .refine(({ cantidad, monto }) => (cantidad === undefined) !== (monto === undefined), {
    path: ['cantidad'],
    error: 'Elija una cantidad o un valor de cada producto',
  });

export const devolucionHechaSchema = z.object({
  /** Key of the credit note. */
  clave_nota: z.string(),
  total: z.number(),
  /** True when the same Idempotency-Key had already given it back. */
  repetida: z.boolean(),
  /** Dollars of it that had gone out before, by a note that was annulled in the portal: no money moves for them again. Absent: none. */
  ya_devuelto: z.number().optional(),
});

export type DevolucionHecha = z.output<typeof devolucionHechaSchema>;

export const devolucionesCalls = defineCalls('ordering', {
  /**
   * Ours: gives back a part of a sale that stays in force, by a credit note over chosen lines of its authorised invoice, and
   * its money out of the drawer's open period (docs/adr/0074). `total` is what the screen showed: refused where it is another.
   */
  devolverVenta: {
    method: 'POST',
    path: '/v1/devolver_venta',
    acceso: { perfiles: ['Administrador'], area: 'ventas' },
    idempotente: true,
    body: z.strictObject({
      empresa: empresaField,
      editar: claveAccesoField,
      lineas: z
        .array(linea)
        .min(1, 'Elija qué se devuelve')
        .max(300, 'Una nota admite 300 líneas')
        .refine((lineas) => new Set(lineas.map((una) => una.linea)).size === lineas.length, {
          error: 'Cada producto se devuelve una sola vez en la misma nota',
        }),
      /** How the money goes back. */
      forma_pago: z.enum(FORMAS_PAGO, 'Seleccione una forma de pago'),
      motivo: z
        .string('Escriba el motivo')
        .trim()
        .max(300, 'El motivo admite 300 caracteres')
        .regex(/[\p{L}\p{N}]/u, 'Escriba el motivo')
        .refine(...imprimible('El motivo')),
      total: dolaresField('total'),
    }),
    reply: envelope(devolucionHechaSchema),
    fallos: [
      'NO_ENCONTRADO',
      'IDEMPOTENCIA_EN_CONFLICTO',
      'DEVOLUCION_CONSUMIDOR_FINAL',
      'DEVOLUCION_SIN_AUTORIZAR',
      'DEVOLUCION_DE_ANULADA',
      'ANULACION_CONSTA_EN_SRI',
      'DEVOLUCION_COMPLETA',
      'DEVOLUCION_EXCEDE',
      'DEVOLUCION_NO_COINCIDE',
      'SERIE_AGOTADA',
    ],
  },
});
