import { sesionesDe } from '../acceso/sesiones';
import { clienteDe, type Cliente } from './cliente';
import { sesionDe } from './sesion';
import { comoDueno, testDb, type TestDb } from './testDb';

import type { Db } from '../base/db';
import type { Server } from '../http/server';
import type { QueryResultRow } from 'pg';

export type Servicio = Cliente & {
  app: Server;
  /** Address of its database, as the owner. */
  url: string;
  /** Looks at its database or arranges it, as the owner. */
  sql<Row extends QueryResultRow>(texto: string, valores?: readonly unknown[]): Promise<Row[]>;
  /** Forgets everybody's companies and areas, as a change in this process does. */
  olvidar(): void;
  /** Everybody enters again: a session that was closed is not asked with, even where it is still remembered. */
  reingresar(): void;
  /** The service, and the database with it. */
  cerrar(): Promise<void>;
};

type Acceso = Pick<Db, 'pool' | 'prepared'>;
type Opciones = {
  /** Where its calls begin. */
  prefijo?: string;
  /** The database to stand on, where one is open already; closed with the service all the same. */
  base?: Pick<TestDb<unknown>, 'url' | 'close'> & { db: Acceso };
};

/** A service that listens to nobody, on a database of its own, asked by the contracts as users of the seed. */
export async function abrirServicio<Deps extends { db: Acceso }>(
  buildApp: (deps: Deps, options: { log: false }) => Promise<Server>,
  deps: Omit<Deps, 'db'>,
  { prefijo = '', base }: Opciones = {},
): Promise<Servicio> {
  const prueba = base ?? (await testDb());
  const { url, db } = prueba;
  const app = await buildApp({ ...deps, db } as unknown as Deps, { log: false }); // the rest of it and its database
  const sesiones = new Map<string, ReturnType<typeof sesionDe>>();
  const sesion = (usuario: { id: string }) => {
    const abierta = sesiones.get(usuario.id) ?? sesionDe(url, usuario);
    sesiones.set(usuario.id, abierta);
    return abierta;
  };
  return {
    ...clienteDe(app, { prefijo, sesion }),
    app,
    url,
    sql: (texto, valores) => comoDueno(url, texto, valores),
    olvidar: () => sesionesDe(db).olvidar(),
    reingresar: () => sesiones.clear(),
    async cerrar() {
      await app.close();
      await prueba.close();
    },
  };
}
