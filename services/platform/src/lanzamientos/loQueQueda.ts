import {
  canalesDe,
  estadoDeBuild,
  porQueEsMalo,
  type ClienteDeBase,
} from '../publicaciones/canalesRepository';
import { marcoEnUso, vivasEnUso } from '../puerta/contexto';
import type { ContextoDePuerta, Viva } from '../puerta/regla';

import { esElRegistrado } from './devolver';
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

/** The areas of a working copy whose build becomes the stable one. One that was withdrawn does where it is here as it was. */
export async function losQueActivan(
  client: ClienteDeBase,
  juntos: readonly LanzamientoNuevo[],
  por: string,
): Promise<ReadonlySet<string>> {
  const activan = new Set<string>();
  for (const uno of juntos) {
    const estado = await estadoDeBuild(client, uno.area, uno.build);
    if (estado === 'retirado' && !(await esElRegistrado(client, uno))) continue;
    const nuevo = estado === 'desconocido';
    if (await tocaActivar(client, { por, nuevo }, uno)) activan.add(uno.area);
  }
  return activan;
}

/** The builds that pages go on loading once these have been let out; none where the frame stays as it is. */
export const vivasQueQuedan = async (
  client: ClienteDeBase,
  activan: ReadonlySet<string>,
): Promise<Viva[]> =>
  activan.has('shell')
    ? vivasEnUso(client, ({ canal, area }) => canal === 'fija' || !activan.has(area))
    : [];

/** The shell that these areas will stand in: that of the working copy where it goes out with them, else the one there is. */
export const marcoQueQueda = async (
  client: ClienteDeBase,
  activan: ReadonlySet<string>,
  propio: ContextoDePuerta['marco'],
): Promise<ContextoDePuerta['marco']> =>
  activan.has('shell') ? propio : ((await marcoEnUso(client)) ?? propio);
