import type { PoolClient } from 'pg';

/** What is done about people and companies, as the audit of who exists calls it. */
export type Anotacion = {
  /** Null: of no company. */
  empresa: number | null;
  accion: string;
  antes?: object;
  despues?: object;
};

const ANOTAR = 'select identidad.anotar($1, $2, $3, $4, $5)';

/** Leaves the trace of a change of who exists, inside its transaction; null: no user did it (a team's key). Never a password, a hash, a PIN or a secret. */
export async function anotarAuditoria(
  client: Pick<PoolClient, 'query'>,
  usuario: string | null,
  { empresa, accion, antes, despues }: Anotacion,
): Promise<void> {
  const json = (valor: object | undefined) => (valor ? JSON.stringify(valor) : null);
  await client.query(ANOTAR, [usuario, empresa, accion, json(antes), json(despues)]);
}
