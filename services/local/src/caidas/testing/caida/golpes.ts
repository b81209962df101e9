import { setTimeout as esperar } from 'node:timers/promises';

import type { Vendedores } from '../apagones/vendedores';
import type { Proceso } from '../caos/procesos';

import type { Cluster } from './cluster';
import type { Red } from './red';

export type Golpe = {
  que: string;
  /** Until every till had sold again, from the blow. */
  segundos: number;
  /** Sales answered meanwhile. */
  ventas: number;
};

type Mundo = { cluster: Cluster; red: Red; vendedores: Vendedores; clientes: number };

const LIMITE_MS = 120_000;
const MIRADA_MS = 50;

/** A blow, what is done meanwhile, and how long it took until every till had sold again; answers once all is well. */
export async function golpear(
  { cluster, vendedores, clientes }: Mundo,
  que: string,
  { dar, mientras }: { dar: () => Promise<void>; mientras: () => Promise<void> },
): Promise<Golpe> {
  const antes = vendedores.vendidas();
  const inicio = performance.now();
  await dar();
  const seguir = mientras();
  seguir.catch(() => undefined); // it is waited for below
  while (vendedores.queVendieronDesde(inicio) < clientes) {
    if (performance.now() - inicio > LIMITE_MS)
      throw new Error(`${que}: not all of them sell again`);
    await esperar(MIRADA_MS);
  }
  const segundos = (performance.now() - inicio) / 1000;
  await seguir;
  await cluster.sano();
  return { que, segundos, ventas: vendedores.vendidas() - antes };
}

export const matarPrincipal = async ({ cluster }: Mundo): Promise<void> =>
  cluster.nodos[await cluster.cual('leader')]?.matar();

const INTENTOS = 20;

/** kill -9, and started again as systemd would: it ends by itself while there is no database to start on. */
export async function matarProceso(proceso: Proceso, quedan = INTENTOS): Promise<void> {
  try {
    await proceso.renacer();
  } catch (error) {
    if (quedan === 1) throw error;
    await matarProceso(proceso, quedan - 1);
  }
}
