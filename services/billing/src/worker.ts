import { cuadrilla } from '@comanda/kit/cola/cuadrilla';

import { crearVencimientos } from './dispositivos/vencimientos';
import { carteroDe, conciliadorDe, entregaDe } from './piezas';

import type { BillingDeps } from './deps';
import type { RegistroDeEntrega } from './entrega/entrega';

/**
 * The background half of billing: delivers what sales queued, mails what was authorised, takes back numbers and asks at night
 * what became of what was authorised, until stopped.
 */
export function startWorker(deps: BillingDeps & { log: RegistroDeEntrega }): {
  stop(): Promise<void>;
} {
  const obreros = cuadrilla([
    entregaDe(deps, deps.log),
    carteroDe(deps, deps.log),
    crearVencimientos(deps),
    conciliadorDe(deps, deps.log),
  ]);
  obreros.iniciar();
  return { stop: obreros.detener };
}
