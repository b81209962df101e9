import pg from 'pg';

import { exigirRepartoEntero } from './aMedias';
import { openDb, type Db } from './db';

/** The role the services work as: neither owner nor superuser, so row-level security holds for it. */
export const ROL_APP = 'comanda_app';
/** The role of identidad alone: a member of the other one, that writes besides the tables of who enters (docs/adr/0050). */
export const ROL_IDENTIDAD = 'comanda_identidad';

type Rol = typeof ROL_APP | typeof ROL_IDENTIDAD;
/** By which setting each is given, and what each may be besides itself. */
const VARIABLE: Readonly<Record<Rol, string>> = {
  [ROL_APP]: 'DATABASE_APP_URL',
  [ROL_IDENTIDAD]: 'DATABASE_IDENTIDAD_URL',
};
const PUEDE_SER: Readonly<Record<Rol, readonly Rol[]>> = {
  [ROL_APP]: [ROL_APP],
  [ROL_IDENTIDAD]: [ROL_IDENTIDAD, ROL_APP],
};

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
   where pg_has_role(session_user, r.oid, 'member') and r.rolname <> session_user and r.rolname <> all ($1)
     and not (select rolsuper from pg_roles where rolname = session_user)
  union all
  select 'es dueño de ' || c.oid::regclass::text from pg_class c
   where c.relkind in ('r', 'p') and c.relowner = session_user::regrole
   limit 3`;

type Entrada = {
  /** The owner's address; none where somebody else has migrated. */
  url?: string;
  /** As who works enters. */
  urlApp: string;
  rol?: Rol;
  max?: number;
  /** DB_PREPARED. */
  preparadas: 'on' | 'off';
  /** DB_ESPERA_MS. */
  esperaMs: number;
};

/** The address of identidad's own role: by the password of the services' where none of its own is given. */
export function urlDeIdentidad(urlApp: string, dada?: string): string {
  if (dada !== undefined) return dada;
  const direccion = new URL(urlApp);
  direccion.username = ROL_IDENTIDAD;
  return direccion.href;
}

/** The database as the services enter it, which is as the restricted role or not at all; and whole, where it is of several servers. */
export async function abrirComoApp({
  url,
  urlApp,
  rol = ROL_APP,
  max,
  preparadas,
  esperaMs,
}: Entrada): Promise<Db> {
  if (url) await darEntrada({ url, urlApp });
  const db = openDb({ url: urlApp, prepared: preparadas === 'on', esperaMs, ...(max && { max }) });
  try {
    await exigirRolApp(db, { rol });
    await exigirRepartoEntero((texto) => db.pool.query<{ si: boolean }>(texto));
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * Lets a role of the services log in with the name and password of `urlApp`, where the role cannot log in yet: one that can
 * keeps its password, which others may be using. `url` is the owner's.
 */
export async function darEntrada({ url, urlApp }: { url: string; urlApp: string }): Promise<void> {
  const { username, password } = new URL(urlApp);
  if (username !== ROL_APP && username !== ROL_IDENTIDAD) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONECTAR_MS });
  client.on('error', () => undefined); // one that is cut says so here besides
  await client.connect();
  try {
    const clave = client.escapeLiteral(decodeURIComponent(password));
    const { rowCount } = await client.query(
      'select 1 from pg_roles where rolname = $1 and rolcanlogin',
      [username],
    );
    if (rowCount === 0) await client.query(`alter role ${username} login password ${clave}`);
  } finally {
    await client.end();
  }
}

type Exigencia = { rol?: Rol; variable?: string };

/** Throws when the pool's login may do more than the role it is to work as: it would hold other companies' rows back from nobody. */
export async function exigirRolApp(
  { pool }: Pick<Db, 'pool'>,
  { rol = ROL_APP, variable = VARIABLE[rol] }: Exigencia = {},
): Promise<void> {
  const { rows } = await pool.query<{ quien: string; lo_es: boolean }>(
    `select session_user as quien,
            coalesce((select pg_has_role(session_user, r.oid, 'usage') from pg_roles r where r.rolname = $1), false) as lo_es`,
    [rol],
  );
  const { quien = '', lo_es = false } = rows[0] ?? {};
  const motivos = lo_es
    ? (await pool.query<{ porque: string }>(DE_MAS, [PUEDE_SER[rol]])).rows.map(
        ({ porque }) => porque,
      )
    : [`no es ${rol}`];
  if (motivos.length === 0) return;
  throw new Error(
    `${variable} entra a la base como "${quien}", que no es un rol restringido: ${motivos.join(', ')}. ` +
      `Entre como ${rol}.`,
  );
}
