import { z } from 'zod';

import { defineCalls } from '@comanda/shared/contracts/defineCall';

/** A call of nobody's with a field of every kind: what the boxes of a form are drawn from. */
export const { guardar } = defineCalls('ordering', {
  guardar: {
    method: 'POST',
    path: '/libro/guardar',
    acceso: { perfiles: 'sesion', area: null },
    body: z.strictObject({
      detalle: z.string().min(1, 'Detalle es obligatorio').max(80),
      nota: z.string().optional(),
      clave: z.string(),
      monto: z.number(),
      cantidad: z.number(),
      tipo: z.enum(['I', 'S']),
      categoria: z.string(),
      etiquetas: z.array(z.string()),
      empresas: z.array(z.string()),
      desde: z.string(),
      hora: z.string(),
      activa: z.boolean(),
      archivo: z.string(),
      colores: z.string(),
      tipo_identificacion: z.string(),
      cedula: z.string(),
    }),
    reply: z.object({ success: z.literal(true) }),
  },
});
