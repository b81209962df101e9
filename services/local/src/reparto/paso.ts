import type { Nodo } from './nodos';
import type pg from 'pg';

/** What is to be spread over which servers. `client` is the owner's, in the base of the product. */
export type Plan = {
  client: pg.Client;
  /** Of that base; each server has one of the same name, for the same owner. */
  url: string;
  /** The server where the product enters, as the others find it. */
  coordinador: Nodo;
  nodos: readonly Nodo[];
  /** In how many parts each table is made: a server takes whole ones. */
  partes: number;
};

/**
 * Asks the base what it still lacks, and does one of these. What was begun and cut off goes on, and what is whole is left alone, because
 * nothing is remembered but in the base itself (schema `reparto`).
 */
export type Paso = {
  que: string;
  faltan: (plan: Plan) => Promise<string[]>;
  hacer: (plan: Plan, cual: string) => Promise<void>;
};

/** With whose rows those of a company stand together. */
export const RAIZ = 'facturacion.comprobantes';

export async function nombres(
  { client }: Plan,
  texto: string,
  valores: readonly unknown[] = [],
): Promise<string[]> {
  const { rows } = await client.query<{ nombre: string }>(texto, [...valores]);
  return rows.map(({ nombre }) => nombre);
}

/** Of a table that this keeps for itself while it is at work; nothing where it is not there. */
export async function deReparto(plan: Plan, tabla: string, texto: string): Promise<string[]> {
  const hay = await nombres(plan, `select $1::text as nombre where to_regclass($1) is not null`, [
    `reparto.${tabla}`,
  ]);
  return hay.length > 0 ? nombres(plan, texto) : [];
}

/** In one transaction, which changes the parts of a table one after the other: foreign keys ask for it. */
export async function enUna(
  client: pg.Client,
  textos: readonly (string | pg.QueryConfig)[],
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
    for (const texto of textos) await client.query(texto);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
