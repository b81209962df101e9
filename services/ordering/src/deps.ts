import type { Db } from '@comanda/kit/db';

import type { Database } from './db/schema';

/** What the service is given. */
export type OrderingDeps = { db: Db; reloj: () => Date };

/** What its features work with. */
export type Deps = { db: Db<Database>; reloj: () => Date };
