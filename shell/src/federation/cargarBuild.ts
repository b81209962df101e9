import { getInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

import type { AreaModule } from '@comanda/shared/area';
import type { BuildArranque } from '@comanda/shared/contracts/plataforma/plataforma';

import { urlManifiesto } from './buildsPermitidos';
import { llegarAPantallas } from './fases';

const RENOVAR_MS = 1_000;

export type Pantalla = { default: ComponentType };

const cargas = new Map<string, Promise<AreaModule>>();

/** One screen of a build, by the path of its descriptor. One quiet retry. */
export async function cargarDeBuild(build: BuildArranque, path: string): Promise<Pantalla> {
  const { rutas } = await cargarModulo(build);
  const pantalla = rutas.find((ruta) => ruta.path === path);
  if (!pantalla) throw new Error(`federation: ${build.contenedor} has no screen for '${path}'`);
  llegarAPantallas(build.contenedor);
  return pantalla.cargar().catch(async () => {
    await renovar(build);
    return pantalla.cargar();
  });
}

/** The screens of a build. A failure is forgotten, so that a later call really tries again. */
function cargarModulo(build: BuildArranque): Promise<AreaModule> {
  const { contenedor } = build;
  const carga =
    cargas.get(contenedor) ??
    pedir(build)
      .catch(async () => {
        await renovar(build);
        return pedir(build);
      })
      .catch((error: unknown) => {
        cargas.delete(contenedor);
        throw error;
      });
  cargas.set(contenedor, carga);
  return carga;
}

/**
 * Fetches the files of a build past the browser's cache, for a moment. They are kept for ever, so one that arrived broken
 * would fail its hash on every later try.
 */
async function renovar({ base, integridad }: BuildArranque): Promise<void> {
  const signal = AbortSignal.timeout(RENOVAR_MS);
  await Promise.allSettled(
    Object.keys(integridad).map((archivo) => fetch(base + archivo, { cache: 'reload', signal })),
  );
}

async function pedir(build: BuildArranque): Promise<AreaModule> {
  const federation = getInstance();
  if (!federation) throw new Error('federation: the shell was built without its runtime');
  const { contenedor } = build;
  federation.registerRemotes([{ name: contenedor, entry: urlManifiesto(build) }]);
  const modulo = await federation.loadRemote<Partial<AreaModule>>(`${contenedor}/routes`);
  // After a throw while evaluating, the second load resolves with an empty module.
  if (!Array.isArray(modulo?.rutas)) throw new Error(`federation: ${contenedor} has no routes`);
  return { rutas: modulo.rutas };
}
