import type { Db } from '@comanda/kit/base/db';
import type { Lectura } from '@comanda/kit/base/lectura';

import type { Certificados } from './empresas/certificados';

/** What the service is given. */
export type IdentidadDeps = {
  /** Entered as its own role. */
  db: Db;
  reloj: () => Date;
  /** Billing, for the certificate that comes with a company; without it there is none to ask. */
  certificados?: Certificados;
  /** What reads from a replica in the same process, which is told who changed something. */
  lectura?: Pick<Lectura, 'escribio'>;
};

/** What its features work with. */
export type Deps = { db: Db; reloj: () => Date; certificados: Certificados };
