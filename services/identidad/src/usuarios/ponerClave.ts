import type { PoolClient } from 'pg';

const PONER = `update identidad.usuarios set clave_hash = $2, cambiar_clave = true where id = $1`;

/** A password somebody else chose: its owner changes it at the next login. */
export async function ponerClave(
  client: PoolClient,
  { id, hash }: { id: string; hash: string },
): Promise<void> {
  await client.query(PONER, [id, hash]);
}
