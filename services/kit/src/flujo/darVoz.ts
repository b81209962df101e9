import { randomUUID } from 'node:crypto';

import type { Db } from '../base/db';

import { CANAL, DECIR } from './canal';
import { flujoDe } from './hub';
import { vozDe } from './voz';

/** For a process that no page listens to: it tells the others what it changes, and hears nothing. */
export function darVoz(db: Pick<Db, 'pool'>): { cerrar(): void } {
  const voz = vozDe({
    yo: randomUUID(),
    decir: (texto) => db.pool.query(DECIR, [CANAL, texto]),
  });
  flujoDe(db).conectar({ oido: () => 'nunca', contar: (hecho) => voz.contar(hecho) });
  return voz;
}
