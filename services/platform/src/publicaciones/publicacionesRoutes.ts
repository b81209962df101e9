import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/http/exponer';
import { conMsg } from '@comanda/kit/http/respuesta';
import { publicacionesCalls as calls } from '@comanda/shared/contracts/admin/publicaciones';

import type { Deps } from '../deps';
import { conFuentes } from '../telemetria/conFuentes';
import { fallosRepository } from '../telemetria/fallosRepository';

import { decideDe } from './canalesRepository';
import { activarEstable, fijarEmpresa, ponerCanario, quitarCanario, volverAtras } from './decidir';
import { listarPublicaciones } from './listarPublicaciones';

/** The operator decides what everybody runs. */
export const publicacionesRoutes: FastifyPluginAsync<Deps> = async (app, { db, fuentes }) => {
  const fallos = fallosRepository(db);

  exponer(app, calls.listarPublicaciones, ({ ahora }) => listarPublicaciones(db, ahora));

  exponer(app, calls.listarFallos, async ({ entrada }) =>
    conFuentes(fuentes, entrada, await fallos.deBuild(entrada.area, entrada.build)),
  );

  exponer(app, calls.activarBuild, async ({ caller, entrada }) => {
    await activarEstable(db, decideDe(caller), entrada);
    return conMsg(null, 'Build activado');
  });

  exponer(app, calls.volverAtras, async ({ caller, entrada: { area, build } }) =>
    conMsg(await volverAtras(db, decideDe(caller), area, build), 'Se volvió al build anterior'),
  );

  exponer(app, calls.ponerCanario, async ({ caller, entrada }) => {
    await ponerCanario(db, decideDe(caller), entrada);
    return conMsg(null, 'Canario puesto');
  });

  exponer(app, calls.quitarCanario, async ({ caller, entrada: { area, build } }) => {
    await quitarCanario(db, decideDe(caller), area, build);
    return conMsg(null, 'Canario quitado');
  });

  exponer(app, calls.fijarBuild, async ({ caller, empresa, entrada: { area, build } }) => {
    await fijarEmpresa(db, decideDe(caller), { empresa, area, build });
    return conMsg(null, build === null ? 'La empresa va con las demás' : 'Build fijado');
  });
};
