import type { EmitidoLinea } from '@comanda/shared/contracts/ventas';

import type { EmitidosRepository } from './emitidosRepository';

type Fila = Awaited<ReturnType<EmitidosRepository['lineas']>>[number];

/** Spec section 9: reprint lines carry no product, their ids start at 419 and their category is 28. */
const PRIMER_ID = 419;
const CATEGORIA = '28';

export const toEmitidoLinea =
  (empresa: string) =>
  ({ linea, bruto, ...fila }: Fila): EmitidoLinea => ({
    ...fila,
    id: String(PRIMER_ID + linea - 1),
    id_categoria: CATEGORIA,
    cantidad: Number(fila.cantidad),
    precio_venta: Number(fila.precio_venta),
    subtota: Number(bruto), // as spelled in spec section 3
    iva: Number(fila.iva),
    subtotal: Number(fila.subtotal),
    total: Number(fila.total),
    fecha_creacion: fila.fecha_creacion.toISOString(),
    empresa,
  });
