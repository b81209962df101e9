import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Registry } from 'prom-client';

import { portador } from '../acceso/acceso';
import { esDeEsteEquipo } from '../acceso/esDeEsteEquipo';
import { fallo, responder } from '../http/fallos';

import { lectorDeCifras, type Cifras } from './cifras';
import { delProceso, medirNode } from './delProceso';

import type { Db } from '../base/db';

export type Vigilancia = {
  /** METRICAS_TOKEN. */
  token?: string | undefined;
  /** The service's database; none where it has none. */
  base?: Pick<Db, 'pool' | 'prepared'>;
  /** What is asked of it at each reading. */
  cifras?: readonly Cifras[];
};

/** `/metricas`: what Prometheus reads. Whoever may not is answered as if it were not there. */
export function metricas(
  app: FastifyInstance,
  { token, base, cifras = [] }: Vigilancia = {},
): void {
  const registro = new Registry();
  const lector = base && lectorDeCifras({ base, cifras, registro, log: app.log });
  if (base) medirPool(base, registro);
  const opciones = {
    ...({ logLevel: 'warn', schema: { hide: true } } as const),
    config: { sinRitmo: true },
  } as const;
  app.get('/metricas', opciones, async (request, reply) => {
    if (!puedeLeer(request, token)) return responder(reply, fallo('NO_ENCONTRADO'));
    medirNode();
    await lector?.actualizar();
    const partes = await Promise.all([delProceso.metrics(), registro.metrics()]);
    return reply.type(registro.contentType).send(partes.join('\n'));
  });
}

function medirPool({ pool }: Pick<Db, 'pool'>, registro: Registry): void {
  new Gauge({
    name: 'comanda_pool_conexiones',
    help: 'Conexiones a la base: en uso, libres, y quien espera una',
    labelNames: ['estado'] as const,
    registers: [registro],
    collect() {
      this.set({ estado: 'en_uso' }, pool.totalCount - pool.idleCount);
      this.set({ estado: 'libres' }, pool.idleCount);
      this.set({ estado: 'esperando' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'comanda_pool_maximo',
    help: 'Conexiones que este proceso puede abrir (DB_MAX)',
    registers: [registro],
    collect() {
      this.set(pool.options.max);
    },
  });
}

/** Who has the token may read; without a token, this machine. */
function puedeLeer(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return esDeEsteEquipo(request);
  const dicho = portador(request);
  return dicho !== null && timingSafeEqual(huella(dicho), huella(token));
}

const huella = (texto: string) => createHash('sha256').update(texto).digest();
