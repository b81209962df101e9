import { getInstance } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';

import type { AreaModule } from '@comanda/shared/area';
import type { AreaArranque } from '@comanda/shared/contracts/plataforma';

import { urlManifiesto } from './buildsPermitidos';

const cargas = new Map<string, Promise<AreaModule>>();

/** The screens of an area's build. One quiet retry; a failure is forgotten, so that a later call really tries again. */
function cargarArea(area: AreaArranque): Promise<AreaModule> {
  const { contenedor } = area;
  const carga =
    cargas.get(contenedor) ??
    pedir(area)
      .catch(async () => {
        await renovar(area);
        return pedir(area);
      })
      .catch((error: unknown) => {
        cargas.delete(contenedor);
        throw error;
      });
  cargas.set(contenedor, carga);
  return carga;
}

/** One screen of an area, by the path of its descriptor. */
export async function cargarPantalla(
  area: AreaArranque,
  path: string,
): Promise<{ default: ComponentType }> {
  const { rutas } = await cargarArea(area);
  const pantalla = rutas.find((ruta) => ruta.path === path);
  if (!pantalla) throw new Error(`federation: ${area.contenedor} has no screen for '${path}'`);
  return pantalla.cargar().catch(async () => {
    await renovar(area);
    return pantalla.cargar();
  });
}

/**
 * Fetches the files of a build past the browser's cache. They are kept for ever, so one that arrived broken would
 * fail its hash on every later try.
 */
async function renovar({ base, integridad }: AreaArranque): Promise<void> {
  await Promise.allSettled(
    Object.keys(integridad).map((archivo) => fetch(base + archivo, { cache: 'reload' })),
  );
}

async function pedir(area: AreaArranque): Promise<AreaModule> {
  const federation = getInstance();
  if (!federation) throw new Error('federation: the shell was built without its runtime');
  const { contenedor } = area;
  federation.registerRemotes([{ name: contenedor, entry: urlManifiesto(area) }]);
  const modulo = await federation.loadRemote<Partial<AreaModule>>(`${contenedor}/routes`);
  // After a throw while evaluating, the second load resolves with an empty module.
  if (!Array.isArray(modulo?.rutas)) throw new Error(`federation: ${contenedor} has no routes`);
  return { rutas: modulo.rutas };
}
