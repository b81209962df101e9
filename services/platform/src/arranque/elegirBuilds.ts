import type { Caller } from '@comanda/kit/acceso/tenant';

import { elegirBuild, type BuildElegido, type RegistroDeBuilds } from '../lanzamientos/registro';

/** Names the shell that did not open in this browser (pagina/vigia.ts), for as long as the cookie lives. */
export const COOKIE_SHELL_ROTO = 'comanda.shell';

type Visita = { caller: Caller | null; cookies: Readonly<Record<string, string | undefined>> };

/** The builds this visitor is given, of every area and the shell. Of several companies the first decides: a page has one build of each. */
export function elegirBuilds(
  registro: RegistroDeBuilds,
  { caller, cookies }: Visita,
): BuildElegido[] {
  const empresa = caller?.empresas[0]?.id ?? null;
  return [...registro.areas.keys()].flatMap((area) => {
    const elegido = elegirBuild(registro, area, empresa);
    if (!elegido) return [];
    const { build, anterior } = elegido;
    const roto = area === 'shell' && cookies[COOKIE_SHELL_ROTO] === build.build;
    return roto && anterior ? { build: anterior, anterior: null } : elegido;
  });
}

/** That of the frame, if there is one. */
export const elShell = (elegidos: readonly BuildElegido[]): BuildElegido | undefined =>
  elegidos.find(({ build }) => build.area === 'shell');
