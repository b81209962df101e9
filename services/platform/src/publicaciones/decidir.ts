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
  const motivos = await noCombina(client, area, build);
  if (motivos.length > 0)
    throw new AppError(
      'BUILD_NO_COMBINA',
      { area, build },
      motivos.map((msg) => ({ campo: 'build', msg })),
    );
}

/** Makes a build the stable one of its area. */
export const activarEstable = (db: Base, decide: Decide, { area, build }: DeBuild): Promise<void> =>
  enTurno(db, async (client) => {
    await exigirUsable(client, { area, build });
    const antes = await canalesDe(client, area);
    if (antes.estable?.build === build) return;
    await perdonarBuild(client, area, build);
    await hacerEstable(client, decide, { area, build, antes });
    await anotarAuditoria(client, decide.usuario, {
      empresa: null,
      accion: 'build activado',
      antes: { area, build: antes.estable?.build ?? null },
      despues: { area, build, por: decide.por },
    });
  });

/** Back to the last good build; the one that is left counts as broken from now on. */
export const volverAtras = (db: Base, decide: Decide, area: string): Promise<{ build: string }> =>
  enTurno(db, async (client) => {
    const { estable } = await canalesDe(client, area);
    const build = await anteriorDe(client, area);
    if (!estable || build === null) throw new AppError('SIN_BUILD_ANTERIOR', { area });
    await marcarBuildMalo(client, decide, {
      area,
      build: estable.build,
      motivo: 'Se volvió atrás',
    });
    await apuntarCanal(client, decide, { area, canal: 'estable', build, motivo: 'vuelta atras' });
    await anotarAuditoria(client, decide.usuario, {
      empresa: null,
      accion: 'vuelta atras',
      antes: { area, build: estable.build },
      despues: { area, build, por: decide.por },
    });
    return { build };
  });

/** What a team takes back: its canary, while there is one; else what is stable. */
export const volverDeEquipo = async (
  db: Base,
  decide: Decide,
  area: string,
): Promise<{ build: string }> =>
  (await enTurno(db, (client) => retirarCanario(client, decide, area))) ??
  volverAtras(db, decide, area);

async function retirarCanario(client: PoolClient, decide: Decide, area: string) {
  const { canario, estable } = await canalesDe(client, area);
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

export const quitarCanario = (db: Base, decide: Decide, area: string): Promise<void> =>
  enTurno(db, async (client) => {
    const { canario } = await canalesDe(client, area);
    if (!canario) return;
    await apuntarCanal(client, decide, { area, canal: 'canario', build: null });
    await anotarAuditoria(client, decide.usuario, {
      empresa: null,
      accion: 'canario quitado',
      antes: { area, build: canario.build, porcentaje: canario.porcentaje },
    });
  });

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
