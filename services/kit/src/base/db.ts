import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { anotarSinReplica, confirmarTransaccion, exigirReplicado } from './confirmar';
import { conPaciencia, pacienciaMs } from './paciencia';
import { peticionEnCurso } from '../http/peticionEnCurso';
import { plazoDeSentencia } from './plazoDeSentencia';
import { cronometrar } from './sentenciasLentas';
import { tiposPg } from './tiposPg';

import type { EmpresaId } from '../acceso/tenant';
import type { Writable } from 'node:stream';

export type Db<Database = unknown> = {
  kysely: Kysely<Database>;
  pool: pg.Pool;
  /** False behind a PgBouncer that breaks named statements (DB_PREPARED=off). */
  prepared: boolean;
  close(): Promise<void>;
};

type DbOptions = {
  url: string;
  max?: number;
  prepared?: boolean;
  /** How long a statement that is sent now may take. */
  paciencia?: () => number;
  /** How long one waits for a connection, new or given back (SIN_TURNO). */
  esperaMs?: number;
};

/** Whoever asks is told before the till gives up (shared/api). */
const CONECTAR_MS = 10_000;

/**
 * Opens a pool of pipelined connections. The address is the services' own login (kit/rolApp): nothing is asked of the
 * session but its transactions, so PgBouncer may stand between (transaction mode, DB_PREPARED=off).
 */
export function openDb<Database = unknown>({
  url,
  max = 10,
  prepared = true,
  paciencia = pacienciaMs,
  esperaMs = CONECTAR_MS,
}: DbOptions): Db<Database> {
  const pool = cronometrar(
    sobrevivir(
      new pg.Pool({
        connectionString: url,
        max,
        pipeline: true,
        types: tiposPg,
        application_name: 'comanda',
        connectionTimeoutMillis: esperaMs,
        keepAlive: true,
      }),
    ),
  );
  conPaciencia(pool, paciencia);
  anotarSinReplica(pool);
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    kysely,
    pool,
    prepared,
    async close() {
      await kysely.destroy(); // which ends a pool only if it has ever asked it anything
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * A connection that dies is replaced: at the next query when idle, and under a transaction the query that finds it dead
 * is rejected. Both are also events, and without a listener either would end the process.
 */
export function sobrevivir(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** SQLSTATE of a server that is going, gone or not there yet, has no room, or is the primary no more; and Node's, of a connection that is not. */
const CAIDA =
  /^(57P0[1-3]|08\w{3}|53\w{3}|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** What pg and its pool say without a code. */
const CORTADA =
  /connection terminated|not queryable|query read timeout|timeout expired|timeout exceeded when trying to connect/i;

/** Whether a query failed because the database cannot serve at the moment; what it was to do may be done or not. */
export function esBaseCaida(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }; // whatever was thrown
  return typeof code === 'string' ? CAIDA.test(code) : CORTADA.test(String(message));
}

/** What pg's pool says to who waited for a connection of it, and got none. */
const SIN_TURNO = 'timeout exceeded when trying to connect';
/** SQLSTATE of a statement that was ended: it took longer than it may (statement_timeout). */
const CANCELADA = '57014';

/** Why it was not done, where the database is there and it only took too long; null: something else. */
export function porTarde(error: unknown): 'SERVIDOR_OCUPADO' | 'TARDO_DEMASIADO' | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }; // whatever was thrown
  if (code === CANCELADA) return 'TARDO_DEMASIADO';
  return message === SIN_TURNO ? 'SERVIDOR_OCUPADO' : null;
}

type Log = { warn(detalle: object, que: string): void };

/** Each connection the database ended is a line in the log, once, whether it was idle or in use. */
export function anotarPerdidas({ pool }: Pick<Db, 'pool'>, log: Log): void {
  const dichas = new WeakSet<object>(); // one that is cut has two errors: why, and that it is gone
  const anotar = (error: Error, client: object) => {
    // not the error itself: the pool hangs the whole connection on it, with the key that cancels its queries
    if (!dichas.has(client)) log.warn({ motivo: error.message }, 'database connection lost');
    dichas.add(client);
  };
  pool.on('error', anotar);
  pool.on('connect', (client) => client.on('error', (error) => anotar(error, client)));
}

/** The same database seen with another service's tables: one pool, each service its own types. */
export function verComo<Database>(db: Db): Db<Database> {
  return db as unknown as Db<Database>; // Kysely's parameter exists for the compiler alone
}

export type Transaccion<Database> = { trx: Kysely<Database>; client: pg.PoolClient };

/** The limit belongs to the transaction and goes with it, so that PgBouncer may stand between. Without a time the server's own holds. */
function fijarPlazo(): string[] {
  const plazo = plazoDeSentencia();
  return plazo === null ? [] : [`set local statement_timeout = ${plazo}`];
}

/**
 * Whose rows, and how long a statement may take. Literals, each a statement of its own: a distributed engine takes no other
 * along to its nodes, and they cost less than a function does (docs/adr/0093).
 */
const fijarEmpresa = (empresa: EmpresaId): string[] => [
  `set local app.empresa_id = ${pg.escapeLiteral(String(empresa))}`,
  ...fijarPlazo(),
];

/** The same, and for which request: what is queued in the transaction keeps its id (facturacion.trabajos). */
function fijarPeticion(empresa: EmpresaId): string[] {
  const peticion = peticionEnCurso();
  return [
    ...fijarEmpresa(empresa),
    ...(peticion ? [`set local app.peticion = ${pg.escapeLiteral(peticion.id)}`] : []),
  ];
}

const decir = (client: pg.PoolClient, sentencias: readonly string[]) =>
  Promise.all(sentencias.map((una) => client.query(una)));

/**
 * One transaction that sees and writes the rows of one company only. `alFinal`: what is sent with its commit, in one packet, so
 * that a lock that everybody asks for is held no longer than that.
 */
export async function enEmpresa<Database, Result>(
  db: Db<Database>,
  empresa: EmpresaId,
  trabajo: (transaccion: Transaccion<Database>) => Promise<Result>,
  alFinal?: (client: pg.PoolClient) => Promise<unknown>,
): Promise<Result> {
  return enCliente(db, async (client) => {
    await deUnaVez(client, () => empezar(client, empresa));
    const resultado = await trabajo({ trx: sobre<Database>(client), client });
    await deUnaVez(client, () => Promise.all([alFinal?.(client), confirmarTransaccion(client)]));
    return resultado;
  });
}

const LECTURA = 'begin isolation level repeatable read read only';

/** The same, to read several things as they were at one moment. */
export async function deUnMomento<Database, Result>(
  db: Db<Database>,
  empresa: EmpresaId,
  leer: (transaccion: Transaccion<Database>) => Promise<Result>,
): Promise<Result> {
  return enCliente(db, async (client) => {
    await deUnaVez(client, () => empezar(client, empresa, LECTURA));
    const resultado = await leer({ trx: sobre<Database>(client), client });
    await confirmarTransaccion(client);
    return resultado;
  });
}

/** One transaction of no company, for the tables of people and companies: each of its statements names the companies it is about. */
export function enTransaccion<Result>(
  db: Pick<Db, 'pool'>,
  trabajo: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return enCliente(db, async (client) => {
    await deUnaVez(client, () => decir(client, ['begin', ...fijarPlazo()]));
    const resultado = await trabajo(client);
    await confirmarTransaccion(client);
    return resultado;
  });
}

type Pregunta = {
  /** The statement's name, for the server to keep its plan by. */
  name: string;
  text: string;
  values: readonly unknown[];
};

/** One question about the rows of one company, in one trip: what is asked every moment must cost little. */
export async function preguntar<Row extends pg.QueryResultRow>(
  db: Pick<Db, 'pool' | 'prepared'>,
  empresa: EmpresaId,
  { name, text, values }: Pregunta,
): Promise<Row[]> {
  return enCliente(db, async (client) => {
    const [, { rows }] = await deUnaVez(client, () =>
      Promise.all([
        decir(client, ['begin', ...fijarEmpresa(empresa)]),
        client.query<Row>({ ...(db.prepared && { name }), text, values: [...values] }),
        confirmarTransaccion(client),
      ]),
    );
    return rows;
  });
}

/**
 * Lends a connection; one whose transaction did not end well is thrown away instead of going back. Work that succeeds
 * has ended its transaction: whoever got the connection next would work inside it, and perhaps be rolled back with it.
 */
export async function enCliente<Result>(
  db: Pick<Db, 'pool'>,
  trabajo: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db.pool.connect();
  let roto = false;
  try {
    const resultado = await trabajo(client);
    if (client.getTransactionStatus() !== 'I') throw new Error('enCliente: transaction left open');
    exigirReplicado(client);
    return resultado;
  } catch (error) {
    // what leads to a server that cannot serve may not lead anywhere else, and a rollback may wait there for ever
    roto = esBaseCaida(error) || esDelMotor(error) || !(await deshacer(client));
    throw error;
  } finally {
    client.release(roto);
  }
}

/**
 * Internal error, not supported, and a transaction that is at work already: after one of these a connection to a base that is spread
 * over servers sends no function to its company's any more, until it is closed (docs/adr/0094).
 */
const DEL_MOTOR: ReadonlySet<string> = new Set(['XX000', '0A000', '25001']);

const esDelMotor = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && DEL_MOTOR.has(error.code ?? '');

const deshacer = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

/**
 * Queues several queries and sends them in one packet: a write for each of their messages costs more than the rest of
 * a short transaction, on both sides of the wire.
 */
export function deUnaVez<Results>(
  client: pg.PoolClient,
  encolar: () => Promise<Results>,
): Promise<Results> {
  // the socket is not in pg's types; without it the queries go out one by one
  const { stream } = (client as unknown as { connection?: { stream?: Writable } }).connection ?? {};
  stream?.cork();
  try {
    return encolar();
  } finally {
    if (stream) process.nextTick(() => stream.uncork());
  }
}

/** `begin`, and whose transaction it is: to be sent together (deUnaVez). */
export const empezar = (client: pg.PoolClient, empresa: EmpresaId, begin = 'begin') =>
  decir(client, [begin, ...fijarPeticion(empresa)]);

/** From here on a transaction is of that company. */
export const entrarEn = (client: pg.PoolClient, empresa: EmpresaId) =>
  decir(client, fijarEmpresa(empresa));

function sobre<Database>(client: pg.PoolClient): Kysely<Database> {
  const prestado = {
    query: client.query.bind(client),
    release: () => undefined,
  } as unknown as pg.PoolClient; // Kysely asks a connection for these two only
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: () => Promise.resolve(prestado), end: () => Promise.resolve() },
    }),
  });
}
