import { sql, type Kysely } from 'kysely';

import { MOVIMIENTOS_POR_PAGINA } from '@comanda/shared/contracts/inventario/mermas';
import { corteDePagina } from '@comanda/kit/http/corte';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { exigirMateria } from './mermasRepository';

export type MovimientosDeBodegaRepository = ReturnType<typeof movimientosDeBodegaRepository>;

/** A chart shows no more days of movement. */
const DIAS = 180;

export function movimientosDeBodegaRepository(db: Db<Database>) {
  return {
    /** A page of a material's ledger, latest first, and how many rows it has in all. */
    pagina: (empresa: EmpresaId, { materia, pagina }: { materia: string; pagina: number }) =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const corte = corteDePagina({ pagina }, MOVIMIENTOS_POR_PAGINA);
        await exigirMateria(trx, empresa, materia);
        const filas = await deMateria(trx, empresa, materia)
          .select(['id', 'creado', 'tipo', 'cantidad', 'saldo', 'costo', 'usuario', 'detalle'])
          .orderBy('id', 'desc')
          .limit(corte.filas)
          .offset(corte.desde)
          .execute();
        const { total } = await deMateria(trx, empresa, materia)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        return { filas, total };
      }),

    /** What there was at the end of each day that something moved, the last of them. */
    cierres: (empresa: EmpresaId, materia: string) =>
      enEmpresa(db, empresa, async ({ trx }) => {
        await exigirMateria(trx, empresa, materia);
        const ultimos = await deMateria(trx, empresa, materia)
          .distinctOn('fecha_negocio')
          .select([sql<string>`fecha_negocio::text`.as('fecha'), 'saldo'])
          .orderBy('fecha_negocio', 'desc')
          .orderBy('id', 'desc')
          .limit(DIAS)
          .execute();
        return ultimos.reverse();
      }),
  };
}

const deMateria = (trx: Kysely<Database>, empresa: EmpresaId, materia: string) =>
  trx
    .selectFrom('pedidos.materia_movimientos')
    .where('empresa_id', '=', empresa)
    .where('materia_id', '=', Number(materia));
