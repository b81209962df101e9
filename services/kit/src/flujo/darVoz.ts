import { randomUUID } from 'node:crypto';

import type { Db } from '../base/db';

import { CANAL, DECIR } from './canal';
import { vozDe } from './voz';

import type { Hub } from './hub';

/** For a process that no page listens to: it tells the others what it changes, and hears nothing. */
export function darVoz({ db, hub }: { db: Pick<Db, 'pool'>; hub: Hub }): { cerrar(): void } {
  const voz = vozDe({
    yo: randomUUID(),
    decir: (texto) => db.pool.query(DECIR, [CANAL, texto]),
  });
  hub.conectar({ oido: () => 'nunca', contar: (hecho) => voz.contar(hecho) });
  return voz;
}
