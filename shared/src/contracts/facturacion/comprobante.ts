import { z } from 'zod';

import { TIPOS_IDENTIFICACION } from '../ventas/clientes';
import { FORMAS_DE_VENTA } from '../ventas/formas';

const centavos = z.number().int().min(0);

/**
 * What ordering hands to billing inside the sale's transaction (facturacion.consumir_reserva): all an invoice is
 * made from, in cents, gross (with tax). Billing computes bases and taxes with domain/iva, as the sale did.
 */
export const comprobanteVentaSchema = z.object({
  version: z.literal(1),
  /** YYYY-MM-DD in America/Guayaquil. */
  fecha_emision: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  comprador: z.object({
    tipo_identificacion: z.enum(TIPOS_IDENTIFICACION),
    identificacion: z.string(),
    razon_social: z.string(),
    direccion: z.string(),
    email: z.string(),
    telefono: z.string(),
  }),
  lineas: z.array(
    z.object({
      codigo: z.string(),
      descripcion: z.string(),
      /** A weight has three decimals. */
      cantidad: z.number().min(0.001),
      /** Price of one unit in cents, tax included. */
      precio_venta: centavos,
      /** Whole percent. */
      tarifa: z.number().int().min(0),
      /** Taken off the whole line, in cents, tax included; none when absent. */
      descuento: centavos.optional(),
      /** The ICE of one unit, in cents: part of its price without IVA, never of weighed goods; none when absent. */
      ice: centavos.optional(),
    }),
  ),
  /** `debito`: the cashier said that the card is a debit card. `plazo`: days, of what is left on account. */
  pagos: z.array(
    z.object({
      forma_pago: z.enum(FORMAS_DE_VENTA),
      total: centavos,
      debito: z.boolean().optional(),
      plazo: z.number().int().min(1).optional(),
    }),
  ),
  /** The tip, which bears no tax; none when absent. */
  propina: centavos.optional(),
  /** How much of the tip is the servicio of the law; none when absent. */
  servicio: centavos.optional(),
  subtotal: centavos,
  iva: centavos,
  /** subtotal + iva + propina: what is paid. */
  total: centavos,
});

export type ComprobanteVenta = z.output<typeof comprobanteVentaSchema>;
