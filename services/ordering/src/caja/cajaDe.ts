import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { PoolClient } from 'pg';

export type QueCaja = {
  /** The drawer that was asked for; undefined: the user's own. */
  caja?: number | undefined;
  usuario: string;
};

/** The drawer that is meant: the one that was named, if the company has it, or else the user's. */
export async function cajaDe(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { caja, usuario }: QueCaja,
): Promise<number> {
  const { rows } = await client.query<{ id: number | null }>(CAJA, [
    empresa,
    caja ?? null,
    usuario,
  ]);
  const id = rows[0]?.id ?? null;
  if (id === null) throw enCampo('CAJA_NO_EXISTE', 'caja', { detalle: { caja } });
  return id;
}

/** $1 empresa, $2 caja, $3 usuario. The first drawer is there before its row is: that comes with what moves in it first. */
const CAJA = `
  select case
           when $2::int is null then pedidos.caja_de($1, $3)
           when exists (select from pedidos.cajas where empresa_id = $1 and id = $2 and estado = 'A') then $2
           when $2 = 1 and not exists (select from pedidos.cajas where empresa_id = $1) then 1
         end as id`;
