import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { AprobacionVigente } from './autorizarDescuento';
import type { PoolClient } from 'pg';

type VentaAprobada = {
  id: string;
  usuario_id: string;
  fecha_creacion: Date;
  aprobacion: AprobacionVigente | null;
};

const RECLAMAR = `
  select from pedidos.reclamar_aprobacion($1::int, $2::uuid, $3::uuid, 'DESCUENTO', $4::int, $5::uuid, $6::timestamptz)`;

/** True where nobody had to approve, or the approval is this sale's from now on; in its transaction. */
export async function reclamarAprobacion(
  client: PoolClient,
  empresa: EmpresaId,
  { id, usuario_id, fecha_creacion, aprobacion }: VentaAprobada,
): Promise<boolean> {
  if (!aprobacion) return true;
  const { id: cual, porcentaje } = aprobacion;
  const valores = [empresa, cual, usuario_id, porcentaje, id, fecha_creacion];
  return (await client.query(RECLAMAR, valores)).rowCount === 1;
}
