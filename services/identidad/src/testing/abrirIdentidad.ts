import type { Db } from '@comanda/kit/base/db';
import type { Server } from '@comanda/kit/http/server';
import { abrirServicio, type Servicio } from '@comanda/kit/testing/servicio';
import { testDb } from '@comanda/kit/testing/testDb';

/** This service, or a server with it, on a database of its own that is entered as its role. */
export async function abrirIdentidad<Deps extends { db: Db }>(
  buildApp: (deps: Deps, options: { log: false }) => Promise<Server>,
  deps: Omit<Deps, 'db'>,
): Promise<Servicio> {
  const prueba = await testDb();
  return abrirServicio(buildApp, deps, { base: { ...prueba, db: prueba.comoIdentidad() } });
}
