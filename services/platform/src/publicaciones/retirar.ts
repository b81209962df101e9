import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { enTransaccion, type Db } from '@comanda/kit/base/db';

import { tomarTurno } from './canalesRepository';

const DIAS = 30;

/**
 * Builds nobody may need any more: published long ago, long out of every channel, pinned for nobody, not what a rollback
 * leads to, and on no tab that was open in the last day. Of an area that was withdrawn, what was stable last is what leads back to it.
 */
const SOBRAN = `
  with usos as (
    select area, canal, build, lead(cuando) over (partition by area, canal order by id) as hasta
      from plataforma.activaciones
  )
  select l.area, l.build
    from plataforma.lanzamientos l
   where l.publicado < $1::timestamptz - make_interval(days => ${DIAS})
     and not exists (select from plataforma.retiradas r where r.area = l.area and r.build = l.build)
     and not exists (select from plataforma.canales c where c.area = l.area and c.build = l.build)
     and not exists (select from plataforma.fijaciones f where f.area = l.area and f.build = l.build)
     and not exists (select from usos u where u.area = l.area and u.build = l.build
                       and coalesce(u.hasta, $1) >= $1::timestamptz - make_interval(days => ${DIAS}))
     and l.build is distinct from (
       select a.build from plataforma.activaciones a
        where a.area = l.area and a.canal = 'estable' and a.build is not null
          and a.build is distinct from (select c.build from plataforma.canales c where c.area = a.area and c.canal = 'estable')
          and not exists (select from plataforma.builds_malos m where m.area = a.area and m.build = a.build)
          and not exists (select from plataforma.retiradas r where r.area = a.area and r.build = a.build)
        order by a.id desc limit 1)
     and not exists (select from plataforma.telemetria t where t.area = l.area and t.build = l.build
                       and t.fase = 'vivo' and t.hora >= $1::timestamptz - interval '25 hours')`; // an hour is told by its beginning

type Build = { area: string; build: string };

/** Withdraws what is left over; one process does it, whichever comes first, and each clears its own folder. */
export async function retirar(
  db: Pick<Db, 'pool'>,
  { carpeta, ahora }: { carpeta: string; ahora: Date },
): Promise<Build[]> {
  const retirados = await enTransaccion(db, async (client) => {
    const { rows } = await client.query<{ mio: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended('plataforma.retirar', 0)) as mio",
    );
    if (!rows[0]?.mio) return [];
    await tomarTurno(client);
    const { rows: sobran } = await client.query<Build>(SOBRAN, [ahora]);
    for (const { area, build } of sobran) {
      await client.query(
        'insert into plataforma.retiradas (area, build, cuando) values ($1, $2, $3)',
        [area, build, ahora],
      );
      await client.query(
        'delete from plataforma.archivos_de_lanzamiento where area = $1 and build = $2',
        [area, build],
      );
    }
    return sobran;
  });
  await vaciarCarpeta(db, carpeta);
  return retirados;
}

async function vaciarCarpeta({ pool }: Pick<Db, 'pool'>, carpeta: string): Promise<void> {
  const { rows } = await pool.query<Build>('select area, build from plataforma.retiradas');
  for (const area of new Set(rows.map((fila) => fila.area))) {
    const enDisco = await carpetasDe(path.join(carpeta, area));
    for (const { build } of rows.filter((fila) => fila.area === area))
      if (enDisco.includes(build))
        await rm(path.join(carpeta, area, build), { recursive: true, force: true });
  }
}

async function carpetasDe(carpeta: string): Promise<string[]> {
  try {
    return await readdir(carpeta);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
