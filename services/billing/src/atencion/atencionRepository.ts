import { sql } from 'kysely';

import type { EstadoComprobante } from '@comanda/shared/contracts/documentos';
import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';
import { REINTENTABLES } from '../documento/estados';

type Espera = {
  limite: Date;
  ambientes: readonly string[];
  estados: readonly EstadoComprobante[];
};

export type AtencionRepository = ReturnType<typeof atencionRepository>;

export function atencionRepository(db: Db<Database>) {
  return {
    /** How many documents stay as they are until a person acts; served by the index comprobantes_atencion. */
    porRevisar: (empresa: EmpresaId): Promise<number> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { cuantos } = await trx
          .selectFrom('facturacion.comprobantes')
          .select((eb) => eb.fn.countAll<number>().as('cuantos'))
          .where('empresa_id', '=', empresa)
          .where(
            'estado',
            'in',
            REINTENTABLES.map((estado) => sql.lit(estado)),
          )
          .executeTakeFirstOrThrow();
        return cuantos;
      }),

    /** What was issued before `limite` and should have gone on by itself: how many, and since when the oldest waits. */
    enEspera: (empresa: EmpresaId, { limite, ambientes, estados }: Espera) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.trabajos as t')
          .innerJoin('facturacion.comprobantes as c', (join) =>
            join
              .onRef('c.empresa_id', '=', 't.empresa_id')
              .onRef('c.clave_acceso', '=', 't.clave_acceso'),
          )
          .select(({ fn }) => [
            fn.countAll<number>().as('cuantos'),
            fn.min<Date | null>('t.creado').as('desde'),
          ])
          .where('t.empresa_id', '=', empresa)
          .where('t.creado', '<', limite)
          .where('c.ambiente', 'in', ambientes)
          .where('c.estado', 'in', estados)
          .executeTakeFirstOrThrow(),
      ),

    /** How many documents of the queue wait to be signed. */
    porFirmar: (empresa: EmpresaId): Promise<number> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { cuantos } = await trx
          .selectFrom('facturacion.trabajos as t')
          .innerJoin('facturacion.comprobantes as c', (join) =>
            join
              .onRef('c.empresa_id', '=', 't.empresa_id')
              .onRef('c.clave_acceso', '=', 't.clave_acceso'),
          )
          .select((eb) => eb.fn.countAll<number>().as('cuantos'))
          .where('t.empresa_id', '=', empresa)
          .where('c.estado', '=', 'POR_FIRMAR')
          .executeTakeFirstOrThrow();
        return cuantos;
      }),
  };
}
