import { sql, type Kysely } from 'kysely';

/** Whether the companies of this base are spread over several servers (docs/operacion/citus.md). */
export async function estaRepartida(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ si: boolean }>`
    select exists (select from pg_extension where extname = 'citus') as si`.execute(db);
  return rows[0]?.si ?? false;
}

/** Statement by statement: what ends a line with its semicolon, where that is not within the body of a block. */
export function partesDe(texto: string): string[] {
  const partes = [''];
  for (const [i, trozo] of texto.split('$$').entries()) {
    const esCuerpo = i % 2 === 1;
    const [seguida = '', ...nuevas] = esCuerpo ? [`$$${trozo}$$`] : trozo.split(/;[ \t]*$/m);
    partes.push((partes.pop() ?? '') + seguida, ...nuevas);
  }
  return partes.filter((parte) => parte.trim());
}

/**
 * Whose tables and functions are of the first server alone: what the others have of them is made by `npm run repartir`, over copies,
 * and one that answers otherwise by now would be refused there.
 */
const SOLO_DEL_PRIMERO: readonly string[] = ['plataforma', 'identidad'];

/**
 * A file of migrations in the transaction that is open. Where companies are spread over servers its statements go one by one, and
 * to the parts of a table one after the other: several in one text are refused, and so is a foreign key otherwise.
 */
export async function correrTexto(
  db: Kysely<unknown>,
  texto: string,
  { repartida, esquema }: { repartida: boolean; esquema: string },
): Promise<void> {
  if (!repartida) {
    await sql.raw(texto).execute(db);
    return;
  }
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(db);
  if (SOLO_DEL_PRIMERO.includes(esquema))
    await sql`set local citus.enable_ddl_propagation = off`.execute(db);
  for (const parte of partesDe(texto)) await sql.raw(parte).execute(db);
}
