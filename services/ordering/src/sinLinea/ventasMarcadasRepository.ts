import { sql } from 'kysely';

import { auditar, type Hecho } from '@comanda/kit/auditoria';
import { enEmpresa, preguntar, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import type { VentaMarcadaRow } from './ventaMarcadaRow';

/** More than anybody looks at. */
const MAXIMO = 200;

const LISTAR = `
  select s.venta_id as id, v.secuencia, v.total, v.caja_usuario as vendedor, s.dispositivo, s.vendida, s.recibida, s.marcas,
         s.detalle, s.aceptada_por, s.motivo, s.revisada_por
    from pedidos.ventas_sin_linea s
    join pedidos.ventas v on v.empresa_id = s.empresa_id and v.id = s.venta_id
   where s.empresa_id = $1 and s.marcas <> '{}'
   order by (s.revisada is not null), s.recibida desc, s.venta_id
   limit ${MAXIMO}`;

/** Sales that were made without a line and are not as they would have been with one. */
export function ventasMarcadasRepository(db: Db<Database>) {
  return {
    listar: (empresa: EmpresaId): Promise<VentaMarcadaRow[]> =>
      preguntar(db, empresa, { name: 'ventasMarcadas', text: LISTAR, values: [empresa] }),

    /** Somebody has looked at it, once; false where the company has no such sale with a mark. */
    revisar: (empresa: EmpresaId, venta: string, hecho: Hecho): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        const marcada = await trx
          .selectFrom('pedidos.ventas_sin_linea')
          .select('revisada')
          .where('empresa_id', '=', empresa)
          .where('venta_id', '=', venta)
          .where(sql<boolean>`cardinality(marcas) > 0`)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!marcada) return false;
        if (marcada.revisada !== null) return true;
        await trx
          .updateTable('pedidos.ventas_sin_linea')
          .set({ revisada: hecho.ahora, revisada_por: hecho.usuario.nombreCompleto })
          .where('empresa_id', '=', empresa)
          .where('venta_id', '=', venta)
          .execute();
        await auditar(client, 'pedidos', empresa, {
          ...{ ...hecho, accion: 'venta sin linea revisada', entidad: venta },
        });
        return true;
      }),
  };
}
