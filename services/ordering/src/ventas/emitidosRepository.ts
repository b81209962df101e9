import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

export type EmitidosRepository = ReturnType<typeof emitidosRepository>;

export function emitidosRepository(db: Db<Database>) {
  return {
    /** The lines of a sale; empty when the company has none of that number. The latest, where two series share it. */
    lineas: (empresa: EmpresaId, secuencia: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('pedidos.venta_lineas as l')
          .innerJoin('pedidos.ventas as v', (join) =>
            join.onRef('v.empresa_id', '=', 'l.empresa_id').onRef('v.id', '=', 'l.venta_id'),
          )
          .select([
            'l.linea',
            'l.producto',
            'l.cantidad',
            'l.precio_venta',
            'l.porcentaje_iva',
            'l.bruto',
          ])
          .select(['v.secuencia', 'v.fecha_creacion', 'v.iva', 'v.subtotal', 'v.total'])
          .select(['v.nombre', 'v.email', 'v.cedula', 'v.clave_acceso'])
          .where('l.empresa_id', '=', empresa)
          .where('v.id', '=', (eb) =>
            eb
              .selectFrom('pedidos.ventas')
              .select('id')
              .where('empresa_id', '=', empresa)
              .where('secuencia', '=', secuencia)
              .orderBy('fecha_creacion', 'desc')
              .limit(1),
          )
          .orderBy('l.linea')
          .execute(),
      ),
  };
}
