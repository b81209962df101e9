import { sql } from 'kysely';

import type { Db } from '@comanda/kit/base/db';

import type { Database } from '../db/schema';

export type VistaDeAutoridad = {
  ambiente: '1' | '2';
  responde: boolean;
  /** Null when this look told nothing of its clock. */
  desfaseMs: number | null;
  ahora: Date;
};

export type AutoridadRepository = ReturnType<typeof autoridadRepository>;

/** Whether the authority answers: one row for each ambiente, shared by every process. */
export function autoridadRepository(db: Db<Database>) {
  return {
    leer: () =>
      db.kysely.selectFrom('facturacion.autoridad').selectAll().orderBy('ambiente').execute(),

    /** An absence begins with the first look that finds it and ends with the first answer. */
    anotar: async ({ ambiente, responde, desfaseMs, ahora }: VistaDeAutoridad): Promise<void> => {
      await db.kysely
        .insertInto('facturacion.autoridad')
        .values({
          ambiente,
          visto: ahora,
          sin_respuesta_desde: responde ? null : ahora,
          desfase_ms: desfaseMs,
        })
        .onConflict((yaEsta) =>
          yaEsta.column('ambiente').doUpdateSet({
            visto: ahora,
            sin_respuesta_desde: responde
              ? null
              : sql`coalesce(autoridad.sin_respuesta_desde, excluded.sin_respuesta_desde)`,
            desfase_ms: sql`coalesce(excluded.desfase_ms, autoridad.desfase_ms)`,
          }),
        )
        .execute();
    },
  };
}
