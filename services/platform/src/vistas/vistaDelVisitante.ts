import type { FastifyBaseLogger } from 'fastify';

import { esBaseCaida, type Db } from '@comanda/kit/base/db';
import type { Arranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { aTiempo, Tarde } from '@comanda/kit/proceso/aTiempo';
import type { LanzamientosVivos } from '../lanzamientos/lanzamientosVivos';
import { COOKIE_SHELL_ROTO } from '../arranque/elegirBuilds';
import { claveDeBuild, esDeArea, type Lanzamiento } from '../lanzamientos/lanzamiento';
import type { BuildElegido, RegistroDeBuilds } from '../lanzamientos/registro';

import { vistaDe } from './vistasRepository';

/** The link that was opened in this browser. */
export const COOKIE_DE_VISTA = 'comanda.vista';

const ESPERA_MS = 1_500;

export type VistaAbierta = { build: Lanzamiento; vence: Date };

type Mundo = { db: Pick<Db, 'pool'>; vivos: LanzamientosVivos; log: FastifyBaseLogger };

/** What the link of this browser shows; null for none. It is optional: where it cannot be read in time, the page is as for others. */
export async function vistaDelVisitante(
  { db, vivos, log }: Mundo,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<VistaAbierta | null> {
  const token = cookies[COOKIE_DE_VISTA];
  if (!token) return null;
  try {
    const vista = await aTiempo(vistaDe(db.pool, token), ESPERA_MS);
    const build = vista && (await vivos.buscar(vista.area, vista.build));
    return build ? { build, vence: vista.vence } : null;
  } catch (error) {
    if (!(error instanceof Tarde) && !esBaseCaida(error)) throw error;
    log.warn({ motivo: String(error) }, 'preview not read: the page is as for others');
    return null;
  }
}

/**
 * The builds of a visitor with that one in its place; what was theirs takes over where it fails. A shell that did not open in this
 * browser (`cookies`) is not tried again, and nothing stands behind the one that is published: the page would go from one to the other.
 */
export function conVista(
  elegidos: readonly BuildElegido[],
  vista: VistaAbierta | null,
  cookies: Readonly<Record<string, string | undefined>>,
): readonly BuildElegido[] {
  if (!vista) return elegidos;
  const { build } = vista;
  const suyo = elegidos.find((elegido) => elegido.build.area === build.area);
  if (build.area === 'shell' && cookies[COOKIE_SHELL_ROTO] === build.build)
    return elegidos.map((elegido) => (elegido === suyo ? { ...elegido, anterior: null } : elegido));
  const anterior = suyo && suyo.build.build !== build.build ? suyo.build : (suyo?.anterior ?? null);
  return [...elegidos.filter((elegido) => elegido !== suyo), { build, anterior }];
}

/** What a page of this visitor lets in: nobody else's lets those files run. */
export function registroCon(
  registro: RegistroDeBuilds,
  vista: VistaAbierta | null,
): RegistroDeBuilds {
  if (!vista) return registro;
  const { build } = vista;
  return { ...registro, builds: new Map([...registro.builds, [claveDeBuild(build), build]]) };
}

/** What is said of it on every page. */
export const dichoDeVista = (vista: VistaAbierta | null): Pick<Arranque, 'vista'> =>
  vista
    ? {
        vista: {
          area: vista.build.area,
          titulo: esDeArea(vista.build) ? vista.build.descriptor.titulo : 'el marco',
          build: vista.build.build,
          vence: vista.vence.toISOString(),
        },
      }
    : {};
