import type pg from 'pg';

/**
 * Ends a transaction. One whose statement failed is rolled back by the same word, and PostgreSQL says so in the answer
 * alone: whoever swallowed that failure would take nothing for done.
 */
export async function confirmarTransaccion(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error(`confirmar: the commit was answered with ${command}`);
}

/** Connections whose last commit is in this server alone. */
const sinReplica = new WeakSet<object>();

/** SQLSTATE of a warning, and the file of PostgreSQL's where a commit waits for its standby. */
const AVISO = '01000';
const DONDE_ESPERA = 'syncrep.c';

/** Hears, on every connection of the pool, that a commit stopped waiting for its synchronous standby. */
export function anotarSinReplica(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    client.on('notice', ({ code, file }) => {
      if (code === AVISO && file === DONDE_ESPERA) sinReplica.add(client);
    });
  });
}

/** What was done may be gone when the standby takes over: it is not known, and is asked again with the same id. */
export class SinConfirmar extends Error {
  /** SQLSTATE of a transaction whose end is not known. */
  readonly code = '08007';
  constructor() {
    super('the commit is not known to be in a standby');
  }
}

/** Throws where the transaction that has just ended is in this server alone. */
export function exigirReplicado(client: pg.PoolClient): void {
  if (sinReplica.delete(client)) throw new SinConfirmar();
}
