import { buildServer, type Server, type ServerOptions } from '@comanda/kit/server';

import { permitirOrigenes } from './cors';
import { imprimirRoutes } from './imprimirRoutes';

import type { Impresoras } from './impresoras/elegirImpresoras';

export type PrintDeps = Impresoras & {
  /** Origins of the product's pages: 'http://localhost:3000'. */
  origenes: readonly string[];
};

/** Anybody on the machine may call it without a login: of all of them together, many times what a till prints. */
export const RITMO_DE_IMPRESION = { usuario: 0, direccion: 20 } as const;

/** The till's own print service; it must listen on the loopback only. */
export async function buildPrint(
  { impresora, estaciones, origenes }: PrintDeps,
  options: Omit<ServerOptions, 'nombre'> = {},
): Promise<Server> {
  const app = await buildServer({
    nombre: 'print',
    salud: () => Promise.resolve({ impresora: impresora.destino }),
    ...options,
  });
  permitirOrigenes(app, origenes);
  await app.register(imprimirRoutes, { impresora, estaciones });
  return app;
}
