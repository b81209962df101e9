import { auditar } from '@comanda/kit/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

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
    /** What that user is called where they are Administrador of the company; undefined for anybody else. */
    async administrador(empresa: EmpresaId, usuario: string): Promise<string | undefined> {
      const { rows } = await db.pool.query<{ nombre: string }>(ADMINISTRADOR, [empresa, usuario]);
      return rows[0]?.nombre;
    },

    crear: (empresa: EmpresaId, aprobacion: NuevaAprobacion): Promise<void> =>
      enEmpresa(db, empresa, async ({ trx, client }) => {
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

const ADMINISTRADOR = `
  select u.nombre_completo as nombre
    from plataforma.usuarios u join plataforma.usuario_empresas ue on ue.usuario_id = u.id
   where ue.empresa_id = $1 and u.id = $2 and u.perfil = 'Administrador' and u.estado = 'A'`;
