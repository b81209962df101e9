import type { FastifyPluginAsync } from 'fastify';

import { enCampo } from '@comanda/kit/http/enCampo';
import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { sesionesDe } from '@comanda/kit/acceso/sesiones';
import { areasDeEmpresasCalls as calls } from '@comanda/shared/contracts/admin/areasDeEmpresas';

import type { PlatformDeps } from '../deps';
import { esDeArea } from '../lanzamientos/lanzamiento';

import { areasRepository } from './areasRepository';

/** Which areas the companies have. */
export const areasRoutes: FastifyPluginAsync<PlatformDeps> = async (app, { db, vivos }) => {
  const areas = areasRepository(db);
  const sesiones = sesionesDe(db);

  exponer(app, calls.listarAreasDeEmpresas, async () => {
    const [empresas, estables] = await Promise.all([areas.listar(), vivos.estables()]);
    const descriptores = estables.filter(esDeArea).map(({ descriptor }) => descriptor);
    return { empresas, descriptores };
  });

  exponer(app, calls.cambiarAreas, async ({ caller, entrada: { cambios } }) => {
    revisarRepetidos(cambios);
    const cambiados = await areas.cambiar(cambios, caller.id);
    sesiones.olvidar();
    return conMsg({ cambiados }, 'Areas actualizadas');
  });
};

/** On and off at once is a mistake of whoever sends it. */
function revisarRepetidos(cambios: readonly { empresa: string; area: string }[]): void {
  const vistos = new Set<string>();
  cambios.forEach(({ empresa, area }, i) => {
    const llave = JSON.stringify([empresa, area]);
    if (vistos.has(llave))
      throw enCampo('DATOS_INVALIDOS', `cambios.${i}.area`, {
        msg: `El area ${area} de ${empresa} esta dos veces`,
      });
    vistos.add(llave);
  });
}
