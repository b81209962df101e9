import type { Db } from '@comanda/kit/base/db';
import {
  type BuildPublicado,
  type Publicacion,
} from '@comanda/shared/contracts/admin/publicaciones';

import { claveDeBuild } from '../lanzamientos/lanzamiento';
import { caducosDeBuilds, type CaducosDeBuilds } from '../puerta/caducos';
import { SIN_USO, usoDe, type Usos } from '../telemetria/usoDe';

import { anteriorDe, PLATAFORMA } from './canalesRepository';
import { CARGAS_DE_CANARIO } from './promover';

type FilaDeBuild = Omit<BuildPublicado, 'publicado' | 'retirado' | 'uso' | 'caducos'> & {
  area: string;
  publicado: Date;
  retirado: Date | null;
};
type FilaDeCanal = {
  area: string;
  canal: 'estable' | 'canario';
  build: string;
  porcentaje: number | null;
  detenido: Date | null;
  motivo: string | null;
  tras: number | null;
  cargas: number;
  fallos: number;
};

/** Builds of an area that are told: what is older is in the audit. */
const ULTIMOS = 40;

const BUILDS = `
  select l.area, l.build, l.version, l.nota, l.publicado, l.publicado_por as por, l.bytes, m.motivo as malo,
         l.procedencia, l.diferencia,
         r.cuando as retirado,
         array(select e.empresa from plataforma.fijaciones f join identidad.todas_las_empresas() e on e.id = f.empresa_id
                where f.area = l.area and f.build = l.build order by e.empresa) as fijas
    from (select *, row_number() over (partition by area order by publicado desc, build) as puesto
            from plataforma.lanzamientos) l
    left join plataforma.builds_malos m on m.area = l.area and m.build = l.build
    left join plataforma.retiradas r on r.area = l.area and r.build = l.build
   where l.puesto <= $1
      or exists (select from plataforma.canales c where c.area = l.area and c.build = l.build)
   order by l.publicado desc, l.build`;

const CANALES = `
  select c.area, c.canal, c.build, c.porcentaje, c.detenido, c.motivo, c.promover_tras as tras, i.cargas, i.fallos
    from plataforma.canales c
   cross join lateral (${CARGAS_DE_CANARIO}) i`;

/** In the order of the menu, the frame last. */
const AREAS = `
  (select area, titulo from plataforma.areas where retirada is null order by orden, area)
  union all select 'shell', 'Marco'`;

/** Stable builds that the platform took back by itself, with a reason, where that was the last that was decided of them. */
const VUELTAS = `
  select a.area, a.cuando, a.motivo, antes.build
    from plataforma.canales c
    cross join lateral (
      select * from plataforma.activaciones t where t.area = c.area and t.canal = 'estable' order by t.id desc limit 1) a
    cross join lateral (
      select t.build from plataforma.activaciones t
       where t.area = c.area and t.canal = 'estable' and t.id < a.id order by t.id desc limit 1) antes
   where c.canal = 'estable' and a.por = $1 and a.motivo <> ''`;
type FilaDeVuelta = { area: string; cuando: Date; motivo: string; build: string };

/** What is published of every area, with what browsers said of it. */
export async function listarPublicaciones(
  db: Pick<Db, 'pool'>,
  ahora: Date,
): Promise<Publicacion[]> {
  const [{ rows: areas }, { rows: builds }, { rows: canales }, { rows: vueltas }, usos] =
    await Promise.all([
      db.pool.query<Pick<Publicacion, 'area' | 'titulo'>>(AREAS),
      db.pool.query<FilaDeBuild>(BUILDS, [ULTIMOS]),
      db.pool.query<FilaDeCanal>(CANALES),
      db.pool.query<FilaDeVuelta>(VUELTAS, [PLATAFORMA.por]),
      usoDe(db, ahora),
    ]);
  const caducos = await caducosDeBuilds(
    db.pool,
    builds.map(({ build }) => build),
  );
  return Promise.all(
    areas.map(async ({ area, titulo }) => ({
      area,
      titulo,
      ...canalesEn(canales.filter((canal) => canal.area === area)),
      vuelta: vueltaDe(vueltas.find((vuelta) => vuelta.area === area)),
      anterior: await anteriorDe(db.pool, area),
      builds: builds
        .filter((build) => build.area === area)
        .map((build) => toBuild(build, usos, caducos)),
    })),
  );
}

function canalesEn(canales: readonly FilaDeCanal[]): Pick<Publicacion, 'estable' | 'canario'> {
  const canario = canales.find(({ canal }) => canal === 'canario');
  return {
    estable: canales.find(({ canal }) => canal === 'estable')?.build ?? null,
    canario: canario
      ? {
          build: canario.build,
          porcentaje: canario.porcentaje ?? 0,
          detenido: canario.detenido?.toISOString() ?? null,
          motivo: canario.motivo,
          promocion: promocionDe(canario),
        }
      : null,
  };
}

function vueltaDe(fila: FilaDeVuelta | undefined): Publicacion['vuelta'] {
  if (!fila) return null;
  const { build, cuando, motivo } = fila;
  return { build, cuando: cuando.toISOString(), motivo };
}

const promocionDe = ({ detenido, tras, cargas, fallos }: FilaDeCanal) =>
  detenido === null && tras !== null ? { tras, cargas, fallos } : null;

function toBuild(
  { area, ...fila }: FilaDeBuild,
  usos: Usos,
  caducos: CaducosDeBuilds,
): BuildPublicado {
  return {
    ...fila,
    publicado: fila.publicado.toISOString(),
    retirado: fila.retirado?.toISOString() ?? null,
    uso: usos.get(`${area}/${fila.build}`) ?? SIN_USO,
    caducos: caducos.get(claveDeBuild({ area, build: fila.build })) ?? [],
  };
}
