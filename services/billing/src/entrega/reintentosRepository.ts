import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import { REINTENTABLES } from './estados';

export type ReintentosRepository = ReturnType<typeof reintentosRepository>;

type Reintento = { clave: string; por: string; ahora: Date };

export function reintentosRepository(db: Db<Database>) {
  return {
    /**
     * Puts a refused document back in the queue, in its place, with its key and number. Whether its bytes change is
     * seen when it is signed. False: it is not in a state to be tried again, or not this company's.
     */
    reintentar: (empresa: EmpresaId, { clave, por, ahora }: Reintento): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const documento = await trx
          .updateTable('facturacion.comprobantes')
          .set({ estado: 'POR_FIRMAR', codigo: null, mensaje: null, actualizado: ahora })
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where('estado', 'in', REINTENTABLES)
          .returning('creado')
          .executeTakeFirst();
        if (!documento) return false;
        await trx
          .insertInto('facturacion.trabajos')
          .values({
            empresa_id: empresa,
            clave_acceso: clave,
            proximo: ahora,
            creado: documento.creado,
            arriendo: null,
          })
          .execute();
        await trx
          .insertInto('facturacion.intentos')
          .values({
            empresa_id: empresa,
            clave_acceso: clave,
            paso: 'REINTENTO',
            resultado: 'POR_FIRMAR',
            codigo: null,
            mensaje: `Pedido por ${por}`,
            milisegundos: 0,
            en: ahora,
          })
          .execute();
        return true;
      }),
  };
}
