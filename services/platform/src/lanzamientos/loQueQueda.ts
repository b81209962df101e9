import {
  canalesDe,
  estadoDeBuild,
  porQueEsMalo,
  type ClienteDeBase,
} from '../publicaciones/canalesRepository';
import { vivaDe, type FilaDeViva } from '../puerta/contexto';
import type { Viva } from '../puerta/regla';

import type { LanzamientoNuevo } from './lanzamiento';

type Build = Pick<LanzamientoNuevo, 'area' | 'build'>;

/**
 * Whether a build of a working copy becomes the stable one of its area. One that was there before takes a channel back only from whoever
 * starts the server: not from an operator or a team.
 */
export async function tocaActivar(
  client: ClienteDeBase,
  { por, nuevo }: { por: string; nuevo: boolean },
  { area, build }: Build,
): Promise<boolean> {
  const { estable } = await canalesDe(client, area);
  if (estable?.build === build) return false;
  if (nuevo) return true;
  const decidido = estable !== null && estable.por !== por;
  return !decidido && (await porQueEsMalo(client, area, build)) === null;
}

const EN_USO = `
  select c.canal, l.area, l.build, l.descriptor, l.toma
    from plataforma.canales c join plataforma.lanzamientos l on l.area = c.area and l.build = c.build
   where c.area <> 'shell' order by l.area, c.canal`;

/** The builds that pages go on loading once these have been let out; none where the frame stays as it is. */
export async function vivasQueQuedan(
  client: ClienteDeBase,
  juntos: readonly LanzamientoNuevo[],
  por: string,
): Promise<Viva[]> {
  const activados = new Set<string>();
  for (const uno of juntos) {
    const nuevo = (await estadoDeBuild(client, uno.area, uno.build)) === 'desconocido';
    if (await tocaActivar(client, { por, nuevo }, uno)) activados.add(uno.area);
  }
  if (!activados.has('shell')) return [];
  const { rows } = await client.query<FilaDeViva & { canal: string }>(EN_USO);
  return rows
    .filter(({ canal, area }) => !(canal === 'estable' && activados.has(area)))
    .flatMap(vivaDe);
}
