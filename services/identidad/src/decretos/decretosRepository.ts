import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { enTransaccion, type Db } from '@comanda/kit/base/db';
import type { DecretoListado } from '@comanda/shared/contracts/admin/decretos';
import type { Decreto } from '@comanda/shared/contracts/admin/ley';
import { DECRETOS } from '@comanda/shared/domain/ley/decretos';
import { AppError } from '@comanda/shared/errors/AppError';

import type { PoolClient } from 'pg';

export type NuevoDecreto = Omit<Decreto, 'id'>;

type Fila = Decreto & { quien: string; creado: Date };

const LISTAR = `
  select d.id, d.tarifa, d.desde, d.hasta, d.lugares, d.fuente, d.cesa, d.creado, u.nombre_completo as quien
    from identidad.decretos d join identidad.usuarios u on u.id = d.usuario_id
   order by d.creado, d.id`;

const AGREGAR = `
  insert into identidad.decretos (tarifa, desde, hasta, lugares, fuente, cesa, usuario_id)
  values ($1, $2, $3, $4::jsonb, $5, $6, $7)
  returning id, tarifa, desde, hasta, lugares, fuente, cesa`;

/** Of no company: they hold for all. Rows are added, and nothing else. */
export function decretosRepository(db: Pick<Db, 'pool'>) {
  const leer = async (con: Pick<PoolClient, 'query'> = db.pool) =>
    (await con.query<Fila>(LISTAR)).rows;

  const agregar = async (client: PoolClient, nuevo: NuevoDecreto, quien: string) => {
    const { tarifa, desde, hasta, lugares, fuente, cesa } = nuevo;
    const { rows } = await client.query<Decreto>(AGREGAR, [
      tarifa,
      desde,
      hasta,
      JSON.stringify(lugares),
      fuente,
      cesa,
      quien,
    ]);
    const [despues] = rows;
    if (!despues) throw new Error('decretos: a row was written and not answered');
    const accion = cesa === null ? 'decreto agregado' : 'decreto terminado';
    await anotarAuditoria(client, quien, { empresa: null, accion, despues });
    return despues;
  };

  return {
    /** Those that give a rate, the newest first, each with what ended it. */
    async listar(): Promise<DecretoListado[]> {
      const agregados = (await leer()).map((fila) => ({
        ...fila,
        creado: fila.creado.toISOString(),
      }));
      const conocidos = DECRETOS.map((fila) => ({ ...fila, quien: null, creado: null }));
      return [...conocidos, ...agregados]
        .filter(({ cesa }) => cesa === null)
        .map((fila) => ({ ...fila, cesado: cesadoDesde(fila.id, agregados) }))
        .sort((a, b) => (a.desde < b.desde ? 1 : -1));
    },

    agregar: (nuevo: NuevoDecreto, quien: string): Promise<Decreto> =>
      enTransaccion(db, (client) => agregar(client, nuevo, quien)),

    /** Undefined where there is no such decree. */
    cesar: (
      { id, desde, fuente }: { id: string; desde: string; fuente: string },
      quien: string,
    ): Promise<Decreto | undefined> =>
      enTransaccion(db, async (client) => {
        await client.query(
          `select pg_advisory_xact_lock(hashtextextended('identidad.decretos', 0))`,
        );
        const agregados = await leer(client);
        const suyo = [...DECRETOS, ...agregados].find((fila) => fila.id === id);
        if (!suyo || suyo.cesa !== null) return undefined;
        if (cesadoDesde(id, agregados) !== null) throw new AppError('DECRETO_CESADO', { id });
        const { tarifa, lugares } = suyo;
        return agregar(client, { tarifa, desde, hasta: desde, lugares, fuente, cesa: id }, quien);
      }),
  };
}

const cesadoDesde = (id: string, filas: readonly Pick<Decreto, 'cesa' | 'desde'>[]) =>
  filas.find(({ cesa }) => cesa === id)?.desde ?? null;
