import type { PoolClient } from 'pg';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { enCampo } from '@comanda/kit/http/enCampo';

const HACER = `
  update identidad.prospectos p set estado = 'EMPRESA', hecho_empresa = $2, actualizado = now()
   where p.id = $1 and p.estado = 'NUEVO'
  returning (select u.id from identidad.usuarios u where u.id = p.vendedor_id and u.estado <> 'E') as vendedor`;

/** Whose it is: who brought it, and null if they are gone. In the transaction that makes the company. */
export async function hacerEmpresa(
  client: PoolClient,
  { prospecto, empresa }: { prospecto: string; empresa: EmpresaId },
): Promise<string | null> {
  const { rows } = await client.query<{ vendedor: string | null }>(HACER, [prospecto, empresa]);
  if (!rows[0])
    throw enCampo('DATOS_INVALIDOS', 'prospecto', {
      msg: 'Ese cliente ya no espera: ya es empresa o fue descartado',
    });
  return rows[0].vendedor;
}
