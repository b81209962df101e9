import pg from 'pg';

import { openDb, type Db } from './db';

/** The role the services work as: neither owner nor superuser, so row-level security holds for it. */
export const ROL_APP = 'comanda_app';

const CONECTAR_MS = 10_000;

/** What a login of the services must not be: each would see past row security, by itself or after a `set role`. */
const DE_MAS = `
  select 'es superusuario' as porque from pg_roles where rolname = session_user and rolsuper
  union all
  select 'ignora la seguridad por filas' from pg_roles where rolname = session_user and rolbypassrls
  union all
  select 'puede crear roles' from pg_roles where rolname = session_user and rolcreaterole
  union all
  select 'puede ser ' || r.rolname from pg_roles r
   where pg_has_role(session_user, r.oid, 'member') and r.rolname not in (session_user, '${ROL_APP}')
     and not (select rolsuper from pg_roles where rolname = session_user)
  union all
  select 'es dueño de ' || c.oid::regclass::text from pg_class c
   where c.relkind in ('r', 'p') and c.relowner = session_user::regrole
   limit 3`;

type Entrada = {
  /** The owner's address; none where somebody else has migrated. */
  url?: string;
  urlApp: string;
  max?: number;
  /** DB_PREPARED. */
  preparadas: 'on' | 'off';
  /** DB_ESPERA_MS. */
  esperaMs: number;
};

/** The database as the services enter it, which is as the restricted role or not at all. */
export async function abrirComoApp({
  url,
  urlApp,
  max,
  preparadas,
  esperaMs,
}: Entrada): Promise<Db> {
  if (url) await darEntrada({ url, urlApp });
  const db = openDb({ url: urlApp, prepared: preparadas === 'on', esperaMs, ...(max && { max }) });
  try {
    await exigirRolApp(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * Lets the services' role log in with the name and password of `urlApp`, where the role cannot log in yet: one that can
 * keeps its password, which others may be using. `url` is the owner's.
 */
export async function darEntrada({ url, urlApp }: { url: string; urlApp: string }): Promise<void> {
  const { username, password } = new URL(urlApp);
  if (username !== ROL_APP) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONECTAR_MS });
  client.on('error', () => undefined); // one that is cut says so here besides
  await client.connect();
  try {
    const clave = client.escapeLiteral(decodeURIComponent(password));
    const { rowCount } = await client.query(
      'select 1 from pg_roles where rolname = $1 and rolcanlogin',
      [ROL_APP],
    );
    if (rowCount === 0) await client.query(`alter role ${ROL_APP} login password ${clave}`);
  } finally {
    await client.end();
  }
}

/** Throws when the pool's login may do more than the services' role: it would hold other companies' rows back from nobody. */
export async function exigirRolApp(
  { pool }: Pick<Db, 'pool'>,
  variable = 'DATABASE_APP_URL',
): Promise<void> {
  const { rows } = await pool.query<{ rol: string; es_app: boolean }>(
    `select session_user as rol, pg_has_role(session_user, '${ROL_APP}', 'usage') as es_app`,
  );
  const { rol = '', es_app = false } = rows[0] ?? {};
  const motivos = es_app
    ? (await pool.query<{ porque: string }>(DE_MAS)).rows.map(({ porque }) => porque)
    : [`no es ${ROL_APP}`];
  if (motivos.length === 0) return;
  throw new Error(
    `${variable} entra a la base como "${rol}", que no es un rol restringido: ${motivos.join(', ')}. ` +
      `Entre como ${ROL_APP}.`,
  );
}
