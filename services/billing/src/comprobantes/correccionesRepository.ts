import { sql, type Kysely } from 'kysely';

import { enEmpresa, type Db } from '@comanda/kit/db';
import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';
import { volverALaCola } from '../documento/volverALaCola';
import { cambiosDeComprador, seCorrige, type Comprador } from './correccion';

export type CorreccionesRepository = ReturnType<typeof correccionesRepository>;

type Correccion = { clave: string; comprador: Comprador; por: string; ahora: Date };

export function correccionesRepository(db: Db<Database>) {
  return {
    /**
     * Puts the buyer of a refused invoice right and the invoice back in the queue, in its place, with its key and
     * number; its bytes follow when it is signed. False: it is not one that may be corrected now, or not this company's.
     */
    corregir: (
      empresa: EmpresaId,
      { clave, comprador, por, ahora }: Correccion,
    ): Promise<boolean> =>
      enEmpresa(db, empresa, async ({ trx }) => {
        const documento = await bloquear(trx, empresa, clave);
        if (!documento || documento.en_cola !== null || !seCorrige(documento)) return false;
        const { datos, creado } = documento;
        await trx
          .updateTable('facturacion.comprobantes')
          .set({
            datos: JSON.stringify({ ...datos, comprador }),
            identificacion: comprador.identificacion,
            estado: 'POR_FIRMAR',
            codigo: null,
            mensaje: null,
            actualizado: ahora,
          })
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .execute();
        await volverALaCola(trx, empresa, {
          ...{ clave, creado: creado, ahora, paso: 'CORRECCION' },
          mensaje: `Pedida por ${por}. ${cambiosDeComprador(datos.comprador, comprador)}`,
        });
        return true;
      }),
  };
}

/** The document as it is, and nobody else's to change until the transaction ends. */
function bloquear(trx: Kysely<Database>, empresa: EmpresaId, clave: string) {
  return trx
    .selectFrom('facturacion.comprobantes as c')
    .leftJoin('facturacion.trabajos as t', (join) =>
      join
        .onRef('t.empresa_id', '=', 'c.empresa_id')
        .onRef('t.clave_acceso', '=', 'c.clave_acceso'),
    )
    .select(['c.cod_doc', 'c.estado', 'c.codigo', 'c.datos', 'c.creado'])
    .select('t.clave_acceso as en_cola')
    .select(sql<boolean>`facturacion.en_duda(c.empresa_id, c.clave_acceso)`.as('en_duda'))
    .where('c.empresa_id', '=', empresa)
    .where('c.clave_acceso', '=', clave)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
}
