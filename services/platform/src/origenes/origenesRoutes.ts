import type { FastifyPluginAsync } from 'fastify';

import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { origenesCalls as calls } from '@comanda/shared/contracts/plataforma/origenes';

import type { Deps } from '../deps';
import { claveDeBuild } from '../lanzamientos/lanzamiento';

import { origenDelProducto } from './origenPropio';
import { estadoEnOrigen } from './revisar';

/** Whether the files of an area are where the operator said. */
export const origenesRoutes: FastifyPluginAsync<Deps> = async (app, { vivos }) => {
  exponer(app, calls.revisarOrigen, async ({ request, entrada: { area }, ahora }) => {
    vivos.releer(); // it may have been said a moment ago
    const { origenes, areas, builds } = await vivos.registro();
    const origen = origenes.get(area);
    if (origen === undefined)
      throw enCampo('NO_ENCONTRADO', 'area', { msg: `El área ${area} no tiene otro origen` });
    const { estable = null, canario = null } = areas.get(area) ?? {};
    const enUso = [estable, canario?.build ?? null].flatMap((build) =>
      build === null ? [] : (builds.get(claveDeBuild({ area, build })) ?? []),
    );
    const producto = origenDelProducto(request);
    return {
      origen,
      builds: await Promise.all(
        enUso.map(async (lanzamiento) => ({
          build: lanzamiento.build,
          estado: await estadoEnOrigen(lanzamiento, { origen, producto, log: request.log }),
        })),
      ),
      revisado: ahora.toISOString(),
    };
  });
};
