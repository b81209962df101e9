import type { Db } from '@comanda/kit/base/db';
import type { Lectura } from '@comanda/kit/base/lectura';

import type { Database } from './db/schema';

/** What the service is given. */
export type OrderingDeps = {
  db: Db;
  reloj: () => Date;
  /** Where reports are read: a replica (REPLICA_URL), or `db` where nothing is said. */
  lectura?: Lectura;
};

/** What its features work with. */
export type Deps = { db: Db<Database>; reloj: () => Date; lectura: Lectura<Database> };
