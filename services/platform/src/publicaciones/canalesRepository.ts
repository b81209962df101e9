import type { PoolClient } from 'pg';

import type { Caller } from '@comanda/kit/acceso/tenant';
import { enTransaccion, type Db } from '@comanda/kit/base/db';
import { decirBuilds } from '@comanda/kit/flujo/canal';

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
  /** Of a canary: loads without a failure after which all get it. */
  promoverTras?: number;
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

/**
 * Which company a canary has for certain: of those where somebody uses the area, the one that comes first in the order by which the
 * others are taken (entraEnCanario).
 */
const PRIMERA = `
  select e.empresa_id from plataforma.areas_empresa e
   where e.activa and (e.area = $1 or $1 = 'shell')
   order by exists (select from plataforma.telemetria t
                     where t.empresa_id = e.empresa_id and t.area = $1 and t.fase = 'carga') desc,
            sha256(convert_to(e.empresa_id || '/' || $3, 'UTF8')) limit 1`;

const APUNTAR = `
  insert into plataforma.canales (area, canal, build, por, porcentaje, promover_tras, primera)
  values ($1::text, $2::text, $3::text, $4, $5, $6, case when $2 = 'canario' then (${PRIMERA}) end)
  on conflict (area, canal) do update set build = excluded.build, por = excluded.por, porcentaje = excluded.porcentaje,
    promover_tras = excluded.promover_tras, primera = excluded.primera, desde = now(), detenido = null, motivo = null`;

/** Points a channel somewhere, keeps that it did (the channels follow from what is kept), and has open pages told. */
export async function apuntarCanal(
  client: ClienteDeBase,
  { por }: Decide,
  { area, canal, build, porcentaje, promoverTras, motivo = '' }: Apuntado,
): Promise<void> {
  const parte = porcentaje ?? null;
  if (build === null)
    await client.query('delete from plataforma.canales where area = $1 and canal = $2', [
      area,
      canal,
    ]);
  else await client.query(APUNTAR, [area, canal, build, por, parte, promoverTras ?? null]);
  // what sessions found when it was out before says nothing of this time
  if (canal === 'canario')
    await client.query('delete from plataforma.informes_de_sesion where area = $1 and build = $2', [
      area,
      build,
    ]);
  await client.query(
    `insert into plataforma.activaciones (area, canal, build, porcentaje, por, motivo) values ($1, $2, $3, $4, $5, $6)`,
    [area, canal, build, parte, por, motivo],
  );
  await decirBuilds(client);
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

type NuevoEstable = { area: string; build: string; motivo?: string; antes: Canales };

/** Points the stable channel there; a canary of the same build has done its work. */
export async function hacerEstable(
  client: ClienteDeBase,
  decide: Decide,
  { area, build, motivo, antes }: NuevoEstable,
): Promise<void> {
  await apuntarCanal(client, decide, { area, canal: 'estable', build, motivo });
  if (antes.canario?.build !== build) return;
  const fin = { area, canal: 'canario', build: null, motivo: 'ya es el estable' } as const;
  await apuntarCanal(client, decide, fin);
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

/** Why a build counts as broken; null: it does not. */
export async function porQueEsMalo(
  client: ClienteDeBase,
  area: string,
  build: string,
): Promise<string | null> {
  const { rows } = await client.query<{ motivo: string }>(
    'select motivo from plataforma.builds_malos where area = $1 and build = $2',
    [area, build],
  );
  return rows[0]?.motivo ?? null;
}

export type Ultimo = { build: string; publicado: Date; por: string; commit: string | null };

/** What was let out last in an area, stable or canary. */
export async function ultimoDe(client: ClienteDeBase, area: string): Promise<Ultimo | null> {
  const { rows } = await client.query<Ultimo>(
    `select l.build, l.publicado, l.publicado_por as por, l.procedencia ->> 'commit' as commit
       from plataforma.activaciones a join plataforma.lanzamientos l on l.area = a.area and l.build = a.build
      where a.area = $1 order by a.id desc limit 1`,
    [area],
  );
  return rows[0] ?? null;
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
