import path from 'node:path';

import type { PoolClient } from 'pg';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import type { Db } from '@comanda/kit/base/db';

import { CANARIO_DE_INICIO } from '@comanda/shared/contracts/admin/subidas';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { AppError } from '@comanda/shared/errors/AppError';

import { desempaquetar } from '../archivo/desempaquetar';
import { baseDeBuild } from '../lanzamientos/lanzamiento';
import {
  apuntarCanal,
  canalesDe,
  enTurno,
  hacerEstable,
  porQueEsMalo,
  ultimoDe,
  type Decide,
} from '../publicaciones/canalesRepository';
import { sustituirCanario } from '../publicaciones/decidir';
import { separarMapas } from '../mapas/separarMapas';
import { contextoVivo } from '../puerta/contexto';
import type { Candidato } from '../puerta/candidato';
import { revisarBuild } from '../puerta/revisarBuild';
import { bytesDe } from '../puerta/reglas/deArchivos';
import { abrirVista } from '../vistas/vistasRepository';

import { escribirCarpeta } from './carpetas';
import { diferenciaDe, estableParaComparar } from './diferencia';
import { guardarBuild, type BuildEntregado } from './guardarBuild';

export type Publicado = {
  area: string;
  build: string;
  canal: 'estable' | 'canario' | 'vista';
  porcentaje?: number;
  tras?: number;
  vista?: { direccion: string; vence: string };
  repetido: boolean;
  base: string;
};

type Pedido = BuildEntregado & {
  /** The only area the publisher may publish. */
  area: string;
  /** Share of the companies it goes to first; null: as is usual. */
  canario: number | null;
  /** Why it goes to all at once; undefined: it does not, but for an area that has none. */
  motivo: string | undefined;
  /** Loads without a failure after which a canary goes to all. */
  tras: number;
  /** The build that was out when this one was made; undefined: that is not said. */
  basadoEn: string | null | undefined;
  /** To nobody but who has the link. */
  vista: boolean;
  decide: Decide;
  /** DATA_DIR/lanzamientos. */
  carpeta: string;
  /** What the same publication made already, asked once its turn has come: two of it may be under way. */
  alEmpezar: (client: PoolClient) => Promise<Publicado | null>;
  /** What else belongs to the same transaction. */
  alTerminar: (client: PoolClient, publicado: Publicado) => Promise<unknown>;
};

/** Through the gate and out, in one transaction with what it was held against. A build that breaks a rule throws a Rechazo. */
export async function publicarBuild(db: Pick<Db, 'pool'>, pedido: Pedido): Promise<Publicado> {
  const { area, archivo, vista, decide, carpeta, alEmpezar, alTerminar } = pedido;
  const { archivos } = separarMapas(await desempaquetar(archivo));
  return enTurno(db, async (client) => {
    const antes = await alEmpezar(client);
    if (antes) return antes;
    const candidato = await revisarBuild(archivos, await contextoVivo(client, area));
    const { build } = candidato.lanzamiento;
    if (!vista) await exigirQuePuedaSalir(client, { ...pedido, build });
    const diferencia = await diferenciaCon(client, candidato);
    const nuevo = await guardarBuild(client, candidato, { ...pedido, diferencia, por: decide.por });
    if (nuevo) await escribirCarpeta(archivos, path.join(carpeta, area, build));
    const salida: Salida = vista
      ? { canal: 'vista' }
      : await dejarSalir(client, decide, { ...pedido, build });
    await anotarAuditoria(client, decide.usuario, {
      empresa: null,
      accion: vista ? 'build mostrado' : 'build publicado',
      despues: {
        area,
        build,
        canario: salida.porcentaje ?? null,
        motivo: pedido.motivo,
        repetido: !nuevo,
        nota: pedido.nota,
        por: decide.por,
      },
    });
    const base = baseDeBuild({ area, build });
    const publicado: Publicado = { area, build, ...salida, repetido: !nuevo, base };
    await alTerminar(client, publicado);
    return vista ? { ...publicado, vista: await abrirVista(client, decide, publicado) } : publicado;
  });
}

/** What was taken back stays so, and nothing goes over a build that its team has not seen. */
async function exigirQuePuedaSalir(
  client: PoolClient,
  { area, build, basadoEn }: Pick<Pedido, 'area' | 'basadoEn'> & { build: string },
): Promise<void> {
  const malo = await porQueEsMalo(client, area, build);
  if (malo !== null)
    throw new AppError('BUILD_MALO', { area, build }, [
      { campo: 'build', msg: `${build} consta como malo: ${malo}` },
    ]);
  if (basadoEn === undefined) return;
  const ultimo = await ultimoDe(client, area);
  if (!ultimo || [basadoEn, build].includes(ultimo.build)) return;
  const commit = ultimo.commit === null ? '' : `, del commit ${ultimo.commit.slice(0, 12)}`;
  throw new AppError('BUILD_ADELANTADO', { area, build, basadoEn, ultimo: ultimo.build }, [
    {
      campo: 'basadoEn',
      msg: `${ultimo.build} salió el ${formatFechaHora(ultimo.publicado.toISOString())} (${ultimo.por}${commit})`,
    },
  ]);
}

async function diferenciaCon(client: PoolClient, candidato: Candidato) {
  const { area, build, llama } = candidato.lanzamiento;
  const antes = await estableParaComparar(client, area);
  if (!antes || antes.build === build) return null;
  return diferenciaDe({ build, llama, bytes: bytesDe(candidato) }, antes);
}

type Salida = Pick<Publicado, 'canal' | 'porcentaje' | 'tras'>;
type PorSalir = Pick<Pedido, 'area' | 'canario' | 'motivo' | 'tras'> & { build: string };

/** To a share of the companies first; to all with a reason, or where there is none that could stay with the others. */
async function dejarSalir(
  client: PoolClient,
  decide: Decide,
  { area, build, canario, motivo, tras }: PorSalir,
): Promise<Salida> {
  const antes = await canalesDe(client, area);
  if (motivo !== undefined && antes.canario?.build !== build)
    await sustituirCanario(client, decide, { area, build });
  if (antes.estable?.build === build) return { canal: 'estable' };
  if (motivo === undefined && antes.estable !== null) {
    const porcentaje = canario ?? CANARIO_DE_INICIO;
    const apuntado = { area, canal: 'canario', build, porcentaje, promoverTras: tras } as const;
    await apuntarCanal(client, decide, apuntado);
    return { canal: 'canario', porcentaje, tras };
  }
  await hacerEstable(client, decide, { area, build, motivo, antes });
  return { canal: 'estable' };
}
