import type { Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { cambiarDocumentos } from '../documento/cambiarDocumentos';
import { REINTENTABLES } from '../documento/estados';
import { volverALaCola } from '../documento/volverALaCola';

import { CODIGOS_DE_CLAVE } from './codigosSri';

export type ReintentosRepository = ReturnType<typeof reintentosRepository>;

type Reintento = { clave: string; por: string; ahora: Date };

export function reintentosRepository(db: Db<Database>) {
  return {
    /**
     * Puts a refused document back in the queue, in its place, with its key and number. Whether its bytes change is
     * seen when it is signed. False: it is not in a state to be tried again, its key or its date is what was refused, or it is
     * not this company's.
     */
    reintentar: (empresa: EmpresaId, { clave, por, ahora }: Reintento): Promise<boolean> =>
      cambiarDocumentos(db, empresa, async ({ trx }) => {
        const documento = await trx
          .updateTable('facturacion.comprobantes')
          .set({ estado: 'POR_FIRMAR', codigo: null, mensaje: null, actualizado: ahora })
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .where('estado', 'in', REINTENTABLES)
          .where((eb) =>
            eb.or([eb('codigo', 'is', null), eb('codigo', 'not in', CODIGOS_DE_CLAVE)]),
          )
          .returning('creado')
          .executeTakeFirst();
        if (!documento) return false;
        await volverALaCola(trx, empresa, {
          clave,
          creado: documento.creado,
          ahora,
          paso: 'REINTENTO',
          mensaje: `Pedido por ${por}`,
        });
        return true;
      }),
  };
}
