import type { Db } from '../base/db';

import type { Hub } from './hub';

/** So that a session that was ended hears nothing five seconds later. */
const CADA_MS = 4_000;

const VIVAS = 'select viva as id from identidad.sesiones_vivas($1) as viva';

type Barrido = {
  db: Pick<Db, 'pool'>;
  hub: Pick<Hub, 'sesiones' | 'soloDe'>;
  log: { warn(detalle: object, que: string): void };
};

/**
 * Asks for all sessions that streams are open for at once whether they live still, and ends the streams of the others. By session:
 * the token that a stream was opened with is another after ten minutes. Answers how to stop.
 */
export function barrerSesiones({ db, hub, log }: Barrido): () => void {
  let enCurso = false;

  async function barrer(): Promise<void> {
    const preguntadas = hub.sesiones();
    if (preguntadas.length === 0) return;
    const { rows } = await db.pool.query<{ id: string }>(VIVAS, [preguntadas]);
    hub.soloDe(new Set(rows.map(({ id }) => id)), new Set(preguntadas));
  }

  const reloj = setInterval(() => {
    if (enCurso) return;
    enCurso = true;
    void barrer()
      // without the database nothing is told either, and the next round asks again
      .catch((error: unknown) =>
        log.warn({ motivo: String(error) }, 'the sessions of the streams were not looked at'),
      )
      .finally(() => (enCurso = false));
  }, CADA_MS).unref();
  return () => clearInterval(reloj);
}
