/** What the processes of a database call each other by. */
export const CANAL = 'comanda_flujo';
export const DECIR = 'select pg_notify($1, $2)';

/** Other builds are out, or other areas and flags are on. A process of before knows lists alone, and leaves it be. */
export const DE_BUILDS = 'builds';

type Cliente = { query(texto: string, valores: readonly string[]): Promise<unknown> };

/**
 * The pages that follow the stream of any process are told once this is committed. Within the transaction, unlike what a sale
 * changes: the lock that a NOTIFY takes is nothing to those who decide what is out.
 */
export const decirBuilds = (client: Cliente): Promise<unknown> =>
  client.query(DECIR, [CANAL, DE_BUILDS]);
