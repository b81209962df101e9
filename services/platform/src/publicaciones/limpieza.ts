import type { FastifyInstance } from 'fastify';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

import type { Deps } from '../deps';

import { retirar } from './retirar';

const AL_ENCENDER_MS = 60_000;

/** Withdraws old builds, a minute after the start and once a day. */
export function limpiezaDiaria(
  app: FastifyInstance,
  { db, vivos, carpeta, reloj }: Pick<Deps, 'db' | 'vivos' | 'carpeta' | 'reloj'>,
): void {
  let siguiente: NodeJS.Timeout | null = null;
  let cerrado = false;
  const correr = async () => {
    try {
      const retirados = await retirar(db, { carpeta, ahora: reloj() });
      vivos.releer();
      if (retirados.length > 0) app.log.info({ retirados }, 'old builds withdrawn');
    } catch (error) {
      app.log.error({ err: error }, 'old builds were not withdrawn; tried again tomorrow');
    }
  };
  const programar = (ms: number) => {
    if (cerrado) return;
    siguiente = setTimeout(() => void correr().then(() => programar(DIA_MS)), ms);
    siguiente.unref();
  };
  app.addHook('onReady', async () => programar(AL_ENCENDER_MS));
  app.addHook('onClose', async () => {
    cerrado = true;
    if (siguiente) clearTimeout(siguiente);
  });
}
