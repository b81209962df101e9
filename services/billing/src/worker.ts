import { cuadrilla } from '@comanda/kit/cola/cuadrilla';

import { crearVencimientos } from './dispositivos/vencimientos';
import { carteroDe, entregaDe } from './piezas';

import type { BillingDeps } from './deps';
import type { RegistroDeEntrega } from './entrega/entrega';

/** The background half of billing: delivers what sales queued, mails what was authorised and takes back numbers, until stopped. */
export function startWorker(deps: BillingDeps & { log: RegistroDeEntrega }): {
  stop(): Promise<void>;
} {
  const obreros = cuadrilla([
    entregaDe(deps, deps.log),
    carteroDe(deps, deps.log),
    crearVencimientos(deps),
  ]);
  obreros.iniciar();
  return { stop: obreros.detener };
}
