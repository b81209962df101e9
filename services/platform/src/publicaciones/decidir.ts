import type { PoolClient } from 'pg';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import type { Db } from '@comanda/kit/base/db';
import { decirBuilds } from '@comanda/kit/flujo/canal';
import { AppError } from '@comanda/shared/errors/AppError';

import { esPublicable } from '../areas/deLaPlataforma';
import { noCombina } from '../puerta/combina';

import {
  anteriorDe,
  apuntarCanal,
  canalesDe,
  enTurno,
  estadoDeBuild,
  hacerEstable,
  marcarBuildMalo,
  perdonarBuild,
  porQueEsMalo,
  type Canales,
  type Decide,
} from './canalesRepository';

type Base = Pick<Db, 'pool'>;
type DeBuild = { area: string; build: string };

/** Refuses what is not there, has no files any more, or does not fit to what is in use. */
async function exigirUsable(client: PoolClient, { area, build }: DeBuild): Promise<void> {
  const estado = await estadoDeBuild(client, area, build);
  if (estado === 'desconocido' || !(await esPublicable(client, area)))
    throw new AppError('NO_ENCONTRADO', { area, build });
  if (estado === 'retirado') throw new AppError('BUILD_RETIRADO', { area, build });
  await exigirQueCombine(client, { area, build });
}

async function exigirQueCombine(client: PoolClient, { area, build }: DeBuild): Promise<void> {
  const motivos = await noCombina(client, area, build);
  if (motivos.length > 0)
    throw new AppError(
      'BUILD_NO_COMBINA',
      { area, build },
      motivos.map((msg) => ({ campo: 'build', msg })),
    );
}

/** Makes a build the stable one of its area. */
export const activarEstable = (db: Base, decide: Decide, suyo: DeBuild): Promise<void> =>
  enTurno(db, (client) => activarEnTurno(client, decide, suyo));

const YA_NO_SOLO = `
  update plataforma.canales set promover_tras = null, motivo = $3
   where area = $1 and canal = 'canario' and build <> $2 and promover_tras is not null and detenido is null`;

/** A canary of another build keeps its companies, and goes to all when somebody says so: not by itself over what was decided now. */
export async function activarEnTurno(
  client: PoolClient,
  decide: Decide,
  { area, build }: DeBuild,
): Promise<void> {
  await exigirUsable(client, { area, build });
  const antes = await canalesDe(client, area);
  if (antes.estable?.build === build) return;
  await perdonarBuild(client, area, build);
  await hacerEstable(client, decide, { area, build, antes });
  await client.query(YA_NO_SOLO, [area, build, `No pasa solo a todos: se activó ${build}`]);
  await anotarAuditoria(client, decide.usuario, {
    empresa: null,
    accion: 'build activado',
    antes: { area, build: antes.estable?.build ?? null },
    despues: { area, build, por: decide.por },
  });
}

/** Ends the canary that a build of its team takes the place of for all: it would go over that one by itself. */
export async function sustituirCanario(
  client: PoolClient,
  decide: Decide,
  { area, build }: DeBuild,
): Promise<void> {
  const { canario } = await canalesDe(client, area);
  if (!canario) return;
  const motivo = `Salió ${build} a todos`;
  await apuntarCanal(client, decide, { area, canal: 'canario', build: null, motivo });
  await anotarAuditoria(client, decide.usuario, {
    empresa: null,
    accion: 'canario quitado',
    antes: { area, build: canario.build, porcentaje: canario.porcentaje },
    despues: { motivo, por: decide.por },
  });
}

/** Back to the last good build; the one that is left counts as broken from now on. `build`: the one that somebody means to leave. */
export const volverAtras = (
  db: Base,
  decide: Decide,
  area: string,
  build?: string,
): Promise<{ build: string }> =>
  enTurno(db, async (client) => {
    const canales = await canalesDe(client, area);
    const hecho = await yaDejado(client, { area, build, sale: canales.estable, canales });
    return hecho ?? (await dejarEstable(client, decide, area, canales));
  });

/** What a team takes back: its canary, while there is one; else what is stable. */
export const volverDeEquipo = (
  db: Base,
  decide: Decide,
  area: string,
  build?: string,
): Promise<{ build: string }> =>
  enTurno(db, async (client) => {
    const canales = await canalesDe(client, area);
    const sale = canales.canario ?? canales.estable;
    const hecho = await yaDejado(client, { area, build, sale, canales });
    if (hecho) return hecho;
    return (
      (await retirarCanario(client, decide, area, canales)) ??
      (await dejarEstable(client, decide, area, canales))
    );
  });

type Dejado = {
  area: string;
  build: string | undefined;
  sale: { build: string } | null;
  canales: Canales;
};

/**
 * What is out, where the build was left before: the answer to that was lost, or somebody was quicker. Null where it is still to be
 * left, or nobody says which. One that came out since is not taken back unseen.
 */
async function yaDejado(
  client: PoolClient,
  { area, build, sale, canales: { estable, canario } }: Dejado,
): Promise<{ build: string } | null> {
  if (build === undefined || !estable || sale?.build === build) return null;
  const fuera = ![estable.build, canario?.build].includes(build);
  if (fuera && (await porQueEsMalo(client, area, build)) !== null) return { build: estable.build };
  const ahora = sale?.build ?? estable.build;
  throw new AppError('BUILD_ADELANTADO', { area, build, ahora }, [
    {
      campo: 'build',
      msg: `No se volvió atrás: en lugar de ${build} ahora está ${ahora}. Revise qué está en uso e intente de nuevo`,
    },
  ]);
}

async function dejarEstable(
  client: PoolClient,
  decide: Decide,
  area: string,
  { estable }: Canales,
): Promise<{ build: string }> {
  const build = await anteriorDe(client, area);
  if (!estable || build === null) throw new AppError('SIN_BUILD_ANTERIOR', { area });
  await exigirQueCombine(client, { area, build });
  await marcarBuildMalo(client, decide, { area, build: estable.build, motivo: 'Se volvió atrás' });
  await apuntarCanal(client, decide, { area, canal: 'estable', build, motivo: 'vuelta atras' });
  await anotarAuditoria(client, decide.usuario, {
    empresa: null,
    accion: 'vuelta atras',
    antes: { area, build: estable.build },
    despues: { area, build, por: decide.por },
  });
  return { build };
}

async function retirarCanario(
  client: PoolClient,
  decide: Decide,
  area: string,
  { canario, estable }: Canales,
): Promise<{ build: string } | null> {
  if (!canario || !estable) return null;
  const motivo = 'Lo retiró su equipo';
  await marcarBuildMalo(client, decide, { area, build: canario.build, motivo });
  await apuntarCanal(client, decide, { area, canal: 'canario', build: null, motivo });
  await anotarAuditoria(client, decide.usuario, {
    empresa: null,
    accion: 'canario quitado',
    antes: { area, build: canario.build, porcentaje: canario.porcentaje },
    despues: { por: decide.por },
  });
  return { build: estable.build };
}

export const ponerCanario = (
  db: Base,
  decide: Decide,
  { area, build, porcentaje }: DeBuild & { porcentaje: number },
): Promise<void> =>
  enTurno(db, async (client) => {
    await exigirUsable(client, { area, build });
    await perdonarBuild(client, area, build);
    await apuntarCanal(client, decide, { area, canal: 'canario', build, porcentaje });
    await anotarAuditoria(client, decide.usuario, {
      empresa: null,
      accion: 'canario puesto',
      despues: { area, build, porcentaje, por: decide.por },
    });
  });

/** `build`: the canary that somebody means to take off. */
export const quitarCanario = (
  db: Base,
  decide: Decide,
  area: string,
  build?: string,
): Promise<void> =>
  enTurno(db, async (client) => {
    const canales = await canalesDe(client, area);
    const { canario } = canales;
    if (build !== undefined) exigirEseCanario(canales, { area, build });
    if (!canario) return;
    await apuntarCanal(client, decide, { area, canal: 'canario', build: null });
    await anotarAuditoria(client, decide.usuario, {
      empresa: null,
      accion: 'canario quitado',
      antes: { area, build: canario.build, porcentaje: canario.porcentaje },
    });
  });

/** One that came since is not taken off unseen, and one that went to all is not said to have been taken off. */
function exigirEseCanario({ estable, canario }: Canales, { area, build }: DeBuild): void {
  if (canario?.build === build) return;
  if (!canario && estable?.build !== build) return;
  const msg = canario
    ? `No se quitó el canario: en lugar de ${build} ahora está ${canario.build}. Revise qué está en uso e intente de nuevo`
    : `No se quitó el canario: ${build} ya pasó a todas las empresas`;
  throw new AppError('BUILD_ADELANTADO', { area, build }, [{ campo: 'build', msg }]);
}

const FIJAR = `
  insert into plataforma.fijaciones (empresa_id, area, build, por) values ($1, $2, $3, $4)
  on conflict (empresa_id, area) do update set build = excluded.build, por = excluded.por, desde = now()`;

/** Keeps a company on a build, or (null) lets it go with the others. */
export const fijarEmpresa = (
  db: Base,
  decide: Decide,
  { empresa, area, build }: { empresa: number; area: string; build: string | null },
): Promise<void> =>
  enTurno(db, async (client) => {
    if (build === null)
      await client.query('delete from plataforma.fijaciones where empresa_id = $1 and area = $2', [
        empresa,
        area,
      ]);
    else {
      await exigirUsable(client, { area, build });
      await client.query(FIJAR, [empresa, area, build, decide.por]);
    }
    await decirBuilds(client);
    await anotarAuditoria(client, decide.usuario, {
      empresa,
      accion: build === null ? 'build soltado' : 'build fijado',
      despues: { area, build, por: decide.por },
    });
  });
