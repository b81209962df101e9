import pg from 'pg';

import { hasta } from './hasta';

export type Cerrojo = {
  /** Answers as soon as that many wait for a lock of this database. */
  esperan(cuantos: number): Promise<void>;
  abrir(): Promise<void>;
  /** The same, where what the statement did is to stay. */
  confirmar(): Promise<void>;
};

/** A test that failed may hold what is asked for here: better an error than the rest of the night. */
const ESPERA_S = 60;

/** Who waits for a row waits for a transaction, which is of no database: the waiting one has other locks in this. */
const ESPERAN = `select count(distinct pid)::int as cuantos from pg_locks
  where not granted and pid in (
    select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`;

/**
 * A lock that a test holds, taken by that statement: whoever needs it stands still at a step the test knows of, for as
 * long as the test likes.
 */
export async function echarCerrojo(url: string, sentencia: string): Promise<Cerrojo> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(`set local lock_timeout = '${ESPERA_S}s'`);
  await client.query(sentencia);
  const terminar = async (como: 'rollback' | 'commit') => {
    await client.query(como);
    await client.end();
  };
  return {
    esperan: (cuantos) =>
      hasta(`${cuantos} waiting behind "${sentencia}"`, async () => {
        const { rows } = await client.query<{ cuantos: number }>(ESPERAN);
        return (rows[0]?.cuantos ?? 0) >= cuantos;
      }),
    abrir: () => terminar('rollback'),
    confirmar: () => terminar('commit'),
  };
}
