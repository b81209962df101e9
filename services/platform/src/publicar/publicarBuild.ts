import path from 'node:path';

import type { PoolClient } from 'pg';

import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import type { Db } from '@comanda/kit/base/db';

import { desempaquetar } from '../archivo/desempaquetar';
import { baseDeBuild } from '../lanzamientos/lanzamiento';
import {
  apuntarCanal,
  canalesDe,
  enTurno,
  perdonarBuild,
  type Decide,
} from '../publicaciones/canalesRepository';
import { contextoVivo } from '../puerta/contexto';
import { revisarBuild } from '../puerta/revisarBuild';
import { abrirVista } from '../vistas/vistasRepository';

import { escribirCarpeta } from './carpetas';
import { guardarBuild, type BuildEntregado } from './guardarBuild';

export type Publicado = {
  area: string;
  build: string;
  canal: 'estable' | 'canario' | 'vista';
  vista?: { direccion: string; vence: string };
  repetido: boolean;
  base: string;
};

type Pedido = BuildEntregado & {
  /** The only area the publisher may publish. */
  area: string;
  /** Share of the companies it goes to; null: all. */
  canario: number | null;
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
  const { area, archivo, canario, vista, decide, carpeta, alEmpezar, alTerminar } = pedido;
  const archivos = await desempaquetar(archivo);
  return enTurno(db, async (client) => {
    const antes = await alEmpezar(client);
    if (antes) return antes;
    const candidato = await revisarBuild(archivos, await contextoVivo(client, area));
    const { build } = candidato.lanzamiento;
    const nuevo = await guardarBuild(client, candidato, { ...pedido, por: decide.por });
    if (nuevo) await escribirCarpeta(archivos, path.join(carpeta, area, build));
    if (!vista) await dejarSalir(client, decide, { area, build, canario });
    await anotarAuditoria(client, decide.usuario, {
      empresa: null,
      accion: vista ? 'build mostrado' : 'build publicado',
      despues: { area, build, canario, repetido: !nuevo, nota: pedido.nota, por: decide.por },
    });
    const canal = canalDe({ vista, canario });
    const base = baseDeBuild({ area, build });
    const publicado: Publicado = { area, build, canal, repetido: !nuevo, base };
    await alTerminar(client, publicado);
    return vista ? { ...publicado, vista: await abrirVista(client, decide, publicado) } : publicado;
  });
}

function canalDe({ vista, canario }: Pick<Pedido, 'vista' | 'canario'>): Publicado['canal'] {
  if (vista) return 'vista';
  return canario === null ? 'estable' : 'canario';
}

type Salida = { area: string; build: string; canario: number | null };

async function dejarSalir(client: PoolClient, decide: Decide, { area, build, canario }: Salida) {
  const antes = await canalesDe(client, area);
  await perdonarBuild(client, area, build);
  if (canario !== null)
    return apuntarCanal(client, decide, { area, canal: 'canario', build, porcentaje: canario });
  if (antes.estable?.build !== build)
    await apuntarCanal(client, decide, { area, canal: 'estable', build });
  if (antes.canario?.build === build)
    await apuntarCanal(client, decide, {
      area,
      canal: 'canario',
      build: null,
      motivo: 'ya es el estable',
    });
}
