import { z } from 'zod';

import { dolaresField, empresaField } from './campos';
import { defineCalls, envelope } from './defineCall';
import { FORMAS_PAGO, lineaVentaSchema, PAGOS_MAXIMO, pagoSchema } from './ventas';

/** Spec section 7, local print service; `emai` and `tikect` as spelled there. The optional fields are ours. */
const ticketBody = z.strictObject({
  razon_social: z.string().max(300),
  ruc: z.string().max(13),
  tarifa: z.string().max(20),
  secuencial: z.string().max(20),
  tienda: z.array(lineaVentaSchema).min(1, 'No hay productos en la factura').max(300),
  empresa: empresaField,
  direccion: z.string().max(300),
  fecha: z.string().max(30),
  iva: dolaresField('iva'),
  subtotal: dolaresField('subtotal'),
  total: dolaresField('total'),
  clave_acceso: z.string().max(49).nullable(),
  cliente: z.string().max(300),
  emai: z.string().max(200),
  cedula: z.string().max(20),
  forma_pago: z.enum(FORMAS_PAGO).optional(),
  /** Where there are several, or one has details; they sum to `total`. */
  pagos: z.array(pagoSchema).max(PAGOS_MAXIMO).optional(),
  /** Off the whole sale besides what its lines lose. */
  descuento: dolaresField('descuento').optional(),
  propina: dolaresField('propina').optional(),
  recibido: dolaresField('recibido').optional(),
  cambio: dolaresField('cambio').optional(),
  ambiente: z.enum(['1', '2']).optional(),
  copia: z.boolean().optional(),
});

export type TicketBody = z.output<typeof ticketBody>;

export const impresionCalls = defineCalls({
  imprimirTicket: {
    method: 'POST',
    path: '/imprimir/tikect',
    acceso: { perfiles: 'publico', area: null }, // the service listens on the till itself, to the product's origin only
    body: ticketBody,
    reply: envelope(z.object({ id: z.string(), destino: z.string() })),
    fallos: [
      'ORIGEN_NO_PERMITIDO',
      'TOTALES_NO_COINCIDEN',
      'IMPRESORA_NO_DISPONIBLE',
      'IMPRESORA_OCUPADA',
    ],
  },
});
