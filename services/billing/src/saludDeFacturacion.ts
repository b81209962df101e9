import { verComo } from '@comanda/kit/base/db';
import type { Salud } from '@comanda/kit/http/salud';

import type { Database } from './db/schema';
import type { BillingDeps } from './deps';
import { autoridadRepository } from './entrega/autoridadRepository';
import { trabajosRepository } from './entrega/trabajosRepository';

/** What `/salud` tells of documents, alone or beside other services: how many wait, for whom, and whether it answers. */
export const saludDeFacturacion = ({
  db,
  modo = 'sandbox',
}: Pick<BillingDeps, 'db' | 'modo'>): Salud => {
  const suya = verComo<Database>(db);
  return async () => ({
    ...(await trabajosRepository(suya).cola()),
    sri: modo,
    autoridad: await autoridadRepository(suya).leer(),
  });
};
