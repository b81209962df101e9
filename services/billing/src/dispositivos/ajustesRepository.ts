import {
  AJUSTES_SIN_LINEA,
  type AjustesSinLinea,
} from '@comanda/shared/contracts/admin/dispositivos';
import { anotarAuditoria } from '@comanda/kit/auditoria/anotarAuditoria';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

/** How a company lets its tills sell without a line. */
export function ajustesRepository(db: Db<Database>) {
  return {
    leer: (empresa: EmpresaId): Promise<AjustesSinLinea> =>
      enEmpresa(db, empresa, (transaccion) => leerEn(transaccion, empresa)),

    guardar: (empresa: EmpresaId, ajustes: AjustesSinLinea, usuario: string): Promise<void> =>
      enEmpresa(db, empresa, async (transaccion) => {
        const antes = await leerEn(transaccion, empresa);
        await transaccion.trx
          .insertInto('facturacion.ajustes_sin_linea')
          .values({ empresa_id: empresa, ...ajustes })
          .onConflict((una) => una.column('empresa_id').doUpdateSet(ajustes))
          .execute();
        const accion = 'ajustes sin linea';
        await anotarAuditoria(transaccion.client, usuario, {
          empresa,
          accion,
          antes,
          despues: ajustes,
        });
      }),
  };
}

const leerEn = async ({ trx }: Transaccion<Database>, empresa: EmpresaId) =>
  (await trx
    .selectFrom('facturacion.ajustes_sin_linea')
    .select(['horas_sin_ingreso', 'horas_aviso'])
    .where('empresa_id', '=', empresa)
    .executeTakeFirst()) ?? AJUSTES_SIN_LINEA;
