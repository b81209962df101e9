import type { Db } from './db';

/** How far the main database had written at a moment. */
export type Muestra = { escrito: bigint; en: Date };

/** How far a replica is. Places in the log of writing are bytes from its beginning. */
export type Mirada = {
  ahora: Date;
  /** It has all that was written until then. */
  hasta: Date;
  /** What is written by now, and how much of it the replica has applied. */
  escrito: bigint;
  aplicado: bigint;
  muestras: readonly Muestra[];
};

type Principal = { escrito: string; ahora: Date; desde: Date };
type Replica = { replica: boolean; aplicado: string | null; ultima: Date | null; desde: Date };

const lugar = (funcion: string) => `pg_wal_lsn_diff(${funcion}(), '0/0')::text`;
const PRINCIPAL = `
  select ${lugar('pg_current_wal_insert_lsn')} as escrito, clock_timestamp() as ahora, pg_postmaster_start_time() as desde`;
const REPLICA = `
  select pg_is_in_recovery() as replica, ${lugar('pg_last_wal_replay_lsn')} as aplicado,
         pg_last_xact_replay_timestamp() as ultima, pg_postmaster_start_time() as desde`;

/** What is written next begins after the head of its page, and no transaction is as short as one. */
const CABEZA_DE_PAGINA = 24n;
/** Ten minutes of them, where it is asked every second. */
const MUESTRAS = 600;

/**
 * Asks both. That a replica has applied all it has received says nothing where it receives nothing any more: it is of the
 * last moment whose writing it has. The instant of the last transaction it applied alone would be hours old by night.
 */
export async function mirarReplica(
  principal: Pick<Db, 'pool'>,
  replica: Pick<Db, 'pool'>,
  antes: readonly Muestra[],
): Promise<Mirada> {
  const escrita = await unaFila<Principal>(principal, PRINCIPAL);
  const aplicada = await unaFila<Replica>(replica, REPLICA);
  const { ahora } = escrita;
  const escrito = BigInt(escrita.escrito);
  if (!aplicada.replica) {
    // a balancer that has no replica left leads to the main database; one that was promoted alone would lie
    if (aplicada.desde.getTime() !== escrita.desde.getTime())
      throw new Error('REPLICA_URL leads to a database of its own, not to a replica');
    return { ahora, hasta: ahora, escrito, aplicado: escrito, muestras: antes };
  }
  const aplicado = BigInt(aplicada.aplicado ?? 0);
  const muestras = [...antes.slice(-MUESTRAS + 1), { escrito, en: ahora }];
  return { ahora, hasta: hastaCuando(aplicada, aplicado, muestras), escrito, aplicado, muestras };
}

function hastaCuando({ ultima }: Replica, aplicado: bigint, muestras: readonly Muestra[]): Date {
  const vista =
    muestras.findLast(({ escrito }) => escrito <= aplicado + CABEZA_DE_PAGINA)?.en ?? new Date(0);
  return ultima !== null && ultima > vista ? ultima : vista;
}

async function unaFila<Row extends object>(
  { pool }: Pick<Db, 'pool'>,
  texto: string,
): Promise<Row> {
  const { rows } = await pool.query<Row & Record<string, unknown>>(texto);
  const [fila] = rows;
  if (!fila) throw new Error('mirarReplica: no row');
  return fila;
}
