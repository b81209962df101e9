import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

export type ComprobantesRepository = ReturnType<typeof comprobantesRepository>;

export function comprobantesRepository(db: Db<Database>) {
  return {
    estado: (empresa: EmpresaId, clave: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select(['clave_acceso', 'estado', 'mensaje', 'fecha_autorizacion'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .executeTakeFirst(),
      ),

    /** Dollars as stored; undefined when there is no such document. */
    total: async (empresa: EmpresaId, clave: string): Promise<string | undefined> => {
      const fila = await enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select('total')
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .executeTakeFirst(),
      );
      return fila?.total;
    },

    /** What the printed form is made from; undefined when there is no such document. */
    paraRide: (empresa: EmpresaId, clave: string) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select(['xml_firmado', 'estado', 'fecha_autorizacion', 'simulado'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .executeTakeFirst(),
      ),

    /** The document as the authority has it, or as it was signed; undefined when there is none yet. */
    xml: async (empresa: EmpresaId, clave: string): Promise<string | undefined> => {
      const fila = await enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select(['xml_firmado', 'xml_autorizado'])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .executeTakeFirst(),
      );
      return fila?.xml_autorizado ?? fila?.xml_firmado ?? undefined;
    },
  };
}
