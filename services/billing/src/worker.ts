import { carteroDe, entregaDe } from './piezas';

import type { BillingDeps } from './deps';
import type { Registro } from './entrega/entrega';

/** The background half of billing: delivers what sales queued and mails what was authorised, until stopped. */
export function startWorker(deps: BillingDeps & { log: Registro }): { stop(): Promise<void> } {
  const obreros = [entregaDe(deps, deps.log), carteroDe(deps, deps.log)];
  for (const obrero of obreros) obrero.iniciar();
  return {
    stop: async () => {
      await Promise.all(obreros.map((obrero) => obrero.detener()));
    },
  };
}
