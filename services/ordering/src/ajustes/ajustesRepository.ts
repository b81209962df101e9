import type { Kysely } from 'kysely';

import { AJUSTES, type Ajustes } from '@comanda/shared/contracts/ventas/ajustes';
import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { enCatalogo } from '../productos/enCatalogo';

/** How a company sells, as it said or as everybody begins. */
export async function ajustesDe(trx: Kysely<Database>, empresa: EmpresaId): Promise<Ajustes> {
  const fila = await trx
    .selectFrom('pedidos.ajustes_venta')
    .select(['descuento_maximo', 'barras_peso', 'politica_iva'])
    .select(['vende_a_credito', 'credito_plazo', 'credito_limite'])
    .where('empresa_id', '=', empresa)
    .executeTakeFirst();
  return fila ? { ...fila, credito_limite: Number(fila.credito_limite) } : AJUSTES;
}

export function ajustesRepository(db: Db<Database>) {
  return {
    /** What is not said stays. */
    guardar: (
      empresa: EmpresaId,
      dichos: Pick<Ajustes, 'descuento_maximo' | 'barras_peso'> & Partial<Ajustes>,
      hecho: Hecho,
    ): Promise<Ajustes> =>
      enCatalogo(db, empresa, async ({ trx, client }) => {
        const antes = await ajustesDe(trx, empresa);
        const ajustes = { ...antes, ...dichos };
        const fila = { ...ajustes, credito_limite: ajustes.credito_limite.toFixed(2) };
        await trx
          .insertInto('pedidos.ajustes_venta')
          .values({ empresa_id: empresa, ...fila })
          .onConflict((otra) => otra.column('empresa_id').doUpdateSet(fila))
          .execute();
        const traza = { accion: 'ajustes de venta', entidad: empresa, antes, despues: ajustes };
        await auditar(client, 'pedidos', empresa, { ...hecho, ...traza });
        return ajustes;
      }),
  };
}
