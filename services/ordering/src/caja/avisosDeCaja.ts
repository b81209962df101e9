import { sql, type Kysely } from 'kysely';

import { DIA_MS, fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { PASA_DEL_LIMITE } from './cuadres/pasaDelLimite';

/** A closing that nobody looked at in so many days is looked for in the reports. */
const DIAS_DE_AVISO = 30;

/**
 * Drawers whose open period has something in it for more than a day; that were counted before, or never. What a till without a
 * line did before the period began is in it only since then.
 */
const contarAbiertas =
  (contada: boolean) =>
  async (
    trx: Kysely<Database>,
    empresa: EmpresaId,
    { ahora }: { ahora: Date },
  ): Promise<number> => {
    const hastaAyer = new Date(ahora.getTime() - DIA_MS);
    const { cuantas } = await trx
      .selectFrom('pedidos.cajas as c')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('pedidos.caja_movimientos as m')
            .select('m.id')
            .whereRef('m.empresa_id', '=', 'c.empresa_id')
            .whereRef('m.caja_id', '=', 'c.id')
            .whereRef('m.periodo', '=', 'c.periodo')
            // by when it was: ids of a spread base are in no order
            .where('m.creado', '<', hastaAyer)
            .limit(1)
            .as('antigua'),
        (join) => join.onTrue(),
      )
      .select((eb) => eb.fn.countAll<number>().as('cuantas'))
      .where('c.empresa_id', '=', empresa)
      .where('c.estado', '=', 'A')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('pedidos.periodos as p')
              .select('p.numero')
              .whereRef('p.empresa_id', '=', 'c.empresa_id')
              .whereRef('p.caja_id', '=', 'c.id')
              .whereRef('p.numero', '=', 'c.periodo')
              .where('p.abierto', '>=', hastaAyer),
          ),
        ),
      )
      .where((eb) => {
        const conteos = eb.exists(
          eb
            .selectFrom('pedidos.conteos as n')
            .select('n.id')
            .whereRef('n.empresa_id', '=', 'c.empresa_id')
            .whereRef('n.caja_id', '=', 'c.id'),
        );
        return contada ? conteos : eb.not(conteos);
      })
      .executeTakeFirstOrThrow();
    return cuantas;
  };

export const contarAbiertasDeMas = contarAbiertas(true);
export const contarNuncaContadas = contarAbiertas(false);

/** Closings of late whose difference is above the company's limit and that no Administrador has said they saw. */
export async function contarPorRevisar(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { ahora }: { ahora: Date },
): Promise<number> {
  const { cuantos } = await trx
    .selectFrom('pedidos.cuadres as q')
    .leftJoin('pedidos.ajustes_caja as a', 'a.empresa_id', 'q.empresa_id')
    .leftJoin('pedidos.cuadres_revisados as r', (join) =>
      join.onRef('r.empresa_id', '=', 'q.empresa_id').onRef('r.cuadre_id', '=', 'q.id'),
    )
    .select((eb) => eb.fn.countAll<number>().as('cuantos'))
    .where('q.empresa_id', '=', empresa)
    .where('q.fecha_negocio', '>', sumarDias(fechaNegocio(ahora), -DIAS_DE_AVISO))
    .where(sql.raw<boolean>(PASA_DEL_LIMITE))
    .where('r.cuadre_id', 'is', null)
    .executeTakeFirstOrThrow();
  return cuantos;
}
