import type { PoolClient } from 'pg';

/** From where somebody asks, as far as it is known. */
export type Origen = { direccion: string; agente: string };

/** From where a transaction comes, for what its SQL functions tell of it. */
export async function decirOrigen(
  client: Pick<PoolClient, 'query'>,
  { direccion, agente }: Origen,
): Promise<void> {
  const origen = JSON.stringify({ direccion, agente });
  await client.query(`select set_config('app.origen', $1, true)`, [origen]);
}
