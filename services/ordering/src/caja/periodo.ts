import { deUnaVez } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import { AppError } from '@comanda/shared/errors/AppError';

import type { PoolClient } from 'pg';

type DeCaja = { caja: number; ahora: Date };

/**
 * The open period of a drawer, shared with who writes in it: nobody closes it until the end of this transaction. The first
 * drawer comes to be with it; one that was taken off a moment ago is refused.
 */
export async function tomarPeriodo(
  client: PoolClient,
  empresa: EmpresaId,
  { caja, ahora }: DeCaja,
): Promise<number> {
  const { rows } = await client.query<{ periodo: number | null }>(
    'select pedidos.tomar_periodo($1, $2, $3) as periodo',
    [empresa, caja, ahora],
  );
  const periodo = rows[0]?.periodo ?? null;
  if (periodo === null) throw enCampo('CAJA_NO_EXISTE', 'caja', { detalle: { caja } });
  return periodo;
}

/** Takes the drawer for this transaction alone: waits for what is being written in it, and what comes later waits. */
export async function tomarCaja(
  client: PoolClient,
  empresa: EmpresaId,
  { caja, ahora }: DeCaja,
): Promise<number> {
  const [, periodo] = await deUnaVez(client, () =>
    Promise.all([
      client.query("select pedidos.candado($1, 'cajas', $2)", [empresa, caja]),
      tomarPeriodo(client, empresa, { caja, ahora }),
    ]),
  );
  return periodo;
}

/** Refused where somebody closed the period that is meant; null: whichever is open. */
export function exigirPeriodo(
  { caja, periodo }: { caja: number; periodo: number },
  cual: number | null,
): void {
  if (cual !== null && cual !== periodo) throw new AppError('CAJA_YA_CUADRADA', { caja, periodo });
}

/** Which drawers there are, for this transaction alone; taken before any one of them. */
export async function bloquearCajas(client: PoolClient, empresa: EmpresaId): Promise<void> {
  await client.query("select pedidos.candado($1, 'cajas')", [empresa]);
}
