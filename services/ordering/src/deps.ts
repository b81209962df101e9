import type { Db } from '@comanda/kit/db';
import type { Lectura } from '@comanda/kit/lectura';

import type { Database } from './db/schema';
import type { Certificados } from './empresas/certificados';

/** What the service is given. */
export type OrderingDeps = {
  db: Db;
  reloj: () => Date;
  /** Where reports are read: a replica (REPLICA_URL), or `db` where nothing is said. */
  lectura?: Lectura;
  /** Billing, for the certificate that comes with a company; without it there is none to ask. */
  certificados?: Certificados;
};

/** What its features work with. */
export type Deps = { db: Db<Database>; reloj: () => Date; lectura: Lectura<Database> };

/** Features that ask billing get this too. */
export type DepsConFacturacion = Deps & { certificados: Certificados };
