import type { FastifyPluginAsync } from 'fastify';

import { exponer } from '@comanda/kit/exponer';
import { FASES_DE_FALLO, telemetriaCalls as calls } from '@comanda/shared/contracts/telemetria';

import { visitante } from '../arranque/visitante';
import type { PlatformDeps } from '../deps';

import { telemetriaRepository } from './telemetriaRepository';
import { tope } from './tope';

const LIMPIAR_CADA_MS = 60_000;
const DE_FALLO: ReadonlySet<string> = new Set(FASES_DE_FALLO);

/** What pages report of what they loaded. Nobody waits for the answer, and what does not fit is dropped. */
export const telemetriaRoutes: FastifyPluginAsync<PlatformDeps> = async (app, { db, reloj }) => {
  const telemetria = telemetriaRepository(db);
  const cabe = tope(reloj);
  let limpiada = 0;

  const limpiar = async (ahora: Date) => {
    if (ahora.getTime() - limpiada < LIMPIAR_CADA_MS) return;
    limpiada = ahora.getTime();
    await telemetria.olvidar(ahora);
  };

  exponer(app, calls.informar, async ({ request, entrada: { eventos } }) => {
    if (!cabe(request.ip)) return null;
    const ahora = reloj();
    const caller = await visitante(db, request);
    await telemetria.sumar(caller?.empresas[0]?.id ?? 0, eventos, ahora);
    const fallados = eventos.filter(({ fase }) => DE_FALLO.has(fase));
    if (fallados.length > 0) {
      const builds = [...new Set(fallados.map(({ area, build }) => `${area}/${build}`))];
      for (const detenido of await telemetria.detenerCanarios(builds, ahora))
        app.log.warn(detenido, 'canary stopped');
    }
    await limpiar(ahora);
    return null;
  });
};
