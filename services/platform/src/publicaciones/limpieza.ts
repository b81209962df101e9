import type { FastifyInstance } from 'fastify';

import { cadaDia } from '@comanda/kit/proceso/cadaDia';

import type { Deps } from '../deps';

import { retirar } from './retirar';

/** Withdraws old builds, a minute after the start and once a day. */
export function limpiezaDiaria(
  app: FastifyInstance,
  { db, vivos, carpeta, reloj }: Pick<Deps, 'db' | 'vivos' | 'carpeta' | 'reloj'>,
): void {
  cadaDia(app, {
    fallo: 'old builds were not withdrawn; tried again tomorrow',
    hacer: async () => {
      const retirados = await retirar(db, { carpeta, ahora: reloj() });
      vivos.releer();
      if (retirados.length > 0) app.log.info({ retirados }, 'old builds withdrawn');
    },
  });
}
