import { sql } from 'kysely';

import type { Cliente } from '@comanda/shared/contracts/ventas/clientes';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

export type ClientesRepository = ReturnType<typeof clientesRepository>;

export const COLUMNAS_DE_CLIENTE = [
  'cedula',
  'tipo_identificacion',
  'nombre',
  'razon_social',
  'email',
  'direccion',
  'telefono',
] as const;

export function clientesRepository(db: Db<Database>) {
  return {
    /** A passport is found whatever the case it was written in; as it is written comes first. */
    buscar: (empresa: EmpresaId, cedula: string): Promise<Cliente | undefined> =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.clientes')
          .select(COLUMNAS_DE_CLIENTE)
          .where('empresa_id', '=', empresa)
          .where('cedula', 'in', [cedula, cedula.toUpperCase(), cedula.toLowerCase()])
          .orderBy(sql`cedula = ${cedula}`, 'desc')
          .executeTakeFirst(),
      ),

    /** False when the company already has that number. */
    registrar: (empresa: EmpresaId, cliente: Cliente): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('facturacion.clientes')
          .values({ empresa_id: empresa, ...cliente })
          .onConflict((conflicto) => conflicto.columns(['empresa_id', 'cedula']).doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      }),

    /** False when the company does not have that number. */
    refrescar: (empresa: EmpresaId, cliente: Cliente, ahora: Date): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const { numUpdatedRows } = await trx
          .updateTable('facturacion.clientes')
          .set({ ...cliente, actualizado: ahora })
          .where('empresa_id', '=', empresa)
          .where('cedula', '=', cliente.cedula)
          .executeTakeFirstOrThrow();
        return numUpdatedRows === 1n;
      }),
  };
}
