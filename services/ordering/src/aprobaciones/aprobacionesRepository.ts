import { auditar } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { ReclamoExigido } from '@comanda/kit/credenciales/segundoFactor';

import type { Database } from '../db/schema';

export type NuevaAprobacion = {
  id: string;
  porcentaje: number;
  aprobador_id: string;
  aprobador: string;
  usuario_id: string;
  creado: Date;
  vence: Date;
};

export function aprobacionesRepository(db: Db<Database>) {
  return {
    /** `reclamar`: uses up what the approver showed. */
    crear: (
      empresa: EmpresaId,
      aprobacion: NuevaAprobacion,
      reclamar: ReclamoExigido,
    ): Promise<void> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
        await reclamar(client);
        const { id, porcentaje, aprobador_id, aprobador, usuario_id, creado } = aprobacion;
        await trx
          .insertInto('pedidos.aprobaciones')
          .values({ empresa_id: empresa, ...aprobacion })
          .execute();
        await auditar(client, 'pedidos', empresa, {
          usuario: { id: aprobador_id, nombreCompleto: aprobador },
          ahora: creado,
          accion: 'descuento aprobado',
          entidad: id,
          despues: { porcentaje, usuario_id },
        });
      }),
  };
}
