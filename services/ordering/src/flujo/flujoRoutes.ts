import type { FastifyPluginAsync } from 'fastify';

import { empresasPermitidas } from '@comanda/kit/acceso/tenant';
import { barrerSesiones } from '@comanda/kit/flujo/barrido';
import { flujoDe } from '@comanda/kit/flujo/hub';
import { seApaga } from '@comanda/kit/http/cierre';
import { exponer } from '@comanda/kit/http/exponer';
import { flujo } from '@comanda/kit/http/respuesta';
import { redDe } from '@comanda/kit/http/ritmo';
import { flujoCalls as calls } from '@comanda/shared/contracts/ventas/flujo';

import type { Deps } from '../deps';

export const flujoRoutes: FastifyPluginAsync<Deps> = async (app, { db }) => {
  const hub = flujoDe(db);
  hub.alApagarse(() => seApaga(app));
  const dejar = barrerSesiones({ db, hub, log: app.log });
  app.addHook('preClose', async () => {
    dejar();
    hub.cerrar();
  });

  exponer(app, calls.seguirFlujo, async ({ caller, entrada, request }) => {
    const quien = { usuario: caller.id, red: redDe(request.ip) };
    const negado = hub.negar(quien);
    if (negado) throw negado;
    return flujo((salida) => {
      const escucha = {
        ...quien,
        salida,
        sesion: caller.sesion.id,
        latido: entrada.latido,
        empresas: new Map(empresasPermitidas(caller).map(({ id, empresa }) => [id, empresa])),
      };
      const dejarla = hub.entrar(escucha);
      if (entrada.dura === 0) hub.despedir(escucha);
      const reloj =
        entrada.dura !== undefined &&
        setTimeout(() => hub.despedir(escucha), entrada.dura * 1_000).unref();
      return () => {
        if (reloj) clearTimeout(reloj);
        dejarla();
      };
    });
  });
};
