import type { FastifyInstance } from 'fastify';

import { DIA_MS } from '@comanda/shared/domain/texto/fecha';

const AL_ENCENDER_MS = 60_000;

/** Something that a service does a minute after it starts and once a day; what fails is said, and tried again the next day. */
export function cadaDia(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  { hacer, fallo }: { hacer: () => Promise<void>; fallo: string },
): void {
  let siguiente: NodeJS.Timeout | null = null;
  let cerrado = false;
  const correr = async () => {
    try {
      await hacer();
    } catch (error) {
      app.log.error({ err: error }, fallo);
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
