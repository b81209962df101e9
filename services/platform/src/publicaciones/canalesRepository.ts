import type { PoolClient } from 'pg';

import type { Caller } from '@comanda/kit/acceso/tenant';
import { enTransaccion, type Db } from '@comanda/kit/base/db';

export type ClienteDeBase = Pick<PoolClient, 'query'>;

/** Who decides, as channels and audit say it; `usuario` is null for a team's key and for the server itself. */
export type Decide = { por: string; usuario: string | null };

/** The server itself, which nobody told to. */
export const PLATAFORMA: Decide = { por: 'plataforma', usuario: null };

export const decideDe = ({ id, nombreCompleto }: Caller): Decide => ({
  por: nombreCompleto,
  usuario: id,
});

export type Apuntado = {
  area: string;
  canal: 'estable' | 'canario';
  /** Null: the canary ends. */
  build: string | null;
  porcentaje?: number;
  motivo?: string;
};

/** Decisions are made one at a time in all processes, so that what was checked against what is live is still so when it is written. */
export const enTurno = <T>(
  db: Pick<Db, 'pool'>,
  trabajo: (client: PoolClient) => Promise<T>,
): Promise<T> =>
  enTransaccion(db, async (client) => {
    await tomarTurno(client);
    return trabajo(client);
  });

/** The same, for a transaction that has first to find out whether it is wanted. */
export const tomarTurno = (client: ClienteDeBase) =>
  client.query("select pg_advisory_xact_lock(hashtextextended('plataforma.canales', 0))");

const APUNTAR = `
  insert into plataforma.canales (area, canal, build, por, porcentaje) values ($1, $2, $3, $4, $5)
  on conflict (area, canal) do update set build = excluded.build, por = excluded.por, porcentaje = excluded.porcentaje,
    desde = now(), detenido = null, motivo = null`;

/** Points a channel somewhere, and keeps that it did: the channels follow from what is kept. */
export async function apuntarCanal(
  client: ClienteDeBase,
  { por }: Decide,
  { area, canal, build, porcentaje, motivo = '' }: Apuntado,
): Promise<void> {
  const parte = porcentaje ?? null;
  if (build === null)
    await client.query('delete from plataforma.canales where area = $1 and canal = $2', [
      area,
      canal,
    ]);
  else await client.query(APUNTAR, [area, canal, build, por, parte]);
  await client.query(
    `insert into plataforma.activaciones (area, canal, build, porcentaje, por, motivo) values ($1, $2, $3, $4, $5, $6)`,
    [area, canal, build, parte, por, motivo],
  );
}

export type Canales = {
  estable: { build: string; por: string } | null;
  canario: { build: string; porcentaje: number } | null;
};

export async function canalesDe(client: ClienteDeBase, area: string): Promise<Canales> {
  const { rows } = await client.query<{
    canal: string;
    build: string;
    por: string;
    porcentaje: number;
  }>('select canal, build, por, porcentaje from plataforma.canales where area = $1', [area]);
  return {
    estable: rows.find(({ canal }) => canal === 'estable') ?? null,
    canario: rows.find(({ canal }) => canal === 'canario') ?? null,
  };
}

/** The last build that was stable before the present one, is not known to be broken and still has its files. */
export const ANTERIOR = `
  select a.build from plataforma.activaciones a
   where a.area = $1 and a.canal = 'estable'
     and a.build <> (select c.build from plataforma.canales c where c.area = a.area and c.canal = 'estable')
     and not exists (select from plataforma.builds_malos m where m.area = a.area and m.build = a.build)
     and not exists (select from plataforma.retiradas r where r.area = a.area and r.build = a.build)
   order by a.id desc limit 1`;

export async function anteriorDe(client: ClienteDeBase, area: string): Promise<string | null> {
  const { rows } = await client.query<{ build: string }>(ANTERIOR, [area]);
  return rows[0]?.build ?? null;
}

export type EstadoDeBuild = 'servible' | 'retirado' | 'desconocido';

export async function estadoDeBuild(
  client: ClienteDeBase,
  area: string,
  build: string,
): Promise<EstadoDeBuild> {
  const { rows } = await client.query<{ retirado: boolean }>(
    `select exists (select from plataforma.retiradas r where r.area = l.area and r.build = l.build) as retirado
       from plataforma.lanzamientos l where l.area = $1 and l.build = $2`,
    [area, build],
  );
  if (!rows[0]) return 'desconocido';
  return rows[0].retirado ? 'retirado' : 'servible';
}

export async function esBuildMalo(
  client: ClienteDeBase,
  area: string,
  build: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from plataforma.builds_malos where area = $1 and build = $2',
    [area, build],
  );
  return rowCount === 1;
}

export const marcarBuildMalo = (
  client: ClienteDeBase,
  { por }: Decide,
  malo: { area: string; build: string; motivo: string },
) =>
  client.query(
    `insert into plataforma.builds_malos (area, build, motivo, por) values ($1, $2, $3, $4)
     on conflict (area, build) do update set motivo = excluded.motivo, por = excluded.por, desde = now()`,
    [malo.area, malo.build, malo.motivo, por],
  );

/** What is let out again on purpose is no longer counted as broken, nor what was told of it until then. */
export async function perdonarBuild(
  client: ClienteDeBase,
  area: string,
  build: string,
): Promise<void> {
  for (const tabla of ['builds_malos', 'informes_de_sesion'])
    await client.query(`delete from plataforma.${tabla} where area = $1 and build = $2`, [
      area,
      build,
    ]);
}
