import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

export type Devolucion = {
  id: string;
  nombre: string;
  /** Null: nobody asked, its time was over. */
  por: string | null;
  porque: 'PEDIDO' | 'REVOCADO' | 'VENCIDO';
  ahora: Date;
};

/** What a device holds goes back, in the transaction of whoever took its row; the trace of it where there was anything. */
export async function devolverEn(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { id, nombre, por, porque, ahora }: Devolucion,
): Promise<void> {
  const { rows } = await client.query<{ cuantos: number; desde: number; hasta: number }>(
    'select cuantos, desde, hasta from facturacion.devolver_numeros($1, $2, $3)',
    [empresa, id, ahora],
  );
  const [devueltos] = rows;
  if (!devueltos || devueltos.cuantos === 0) return;
  const despues = { id, nombre, porque, ...devueltos };
  await anotarAuditoria(client, por, { empresa, accion: 'numeros devueltos', despues });
}
