import type { Db } from '@comanda/kit/base/db';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { cambiarDocumentos } from '../documento/cambiarDocumentos';
import { emisorDe, leyDeEmisor } from '../empresas/emisorDe';

import { bloquearComprobante, bloquearVenta } from './bloquear';
import { faltaDeOtroNumero, seRenumera } from './correccion';

export type RenumeracionesRepository = ReturnType<typeof renumeracionesRepository>;

type Renumeracion = {
  clave: string;
  /** The day the new document is of. */
  hoy: string;
  por: Pick<Caller, 'id' | 'email' | 'nombreCompleto'>;
  ahora: Date;
};
type Hecho =
  | { clave: string; motivo?: never }
  | { clave?: never; motivo: 'NO_SE_PUEDE' | 'SERIE_DE_OTRA_EMPRESA' }
  | { clave?: never; motivo: 'NO_DE_HOY'; falta: string };

export function renumeracionesRepository(db: Db<Database>) {
  return {
    /**
     * Withdraws a document whose number, key or date the authority refuses and issues it today with the next number, where what it
     * says can be issued today. Asked for twice, it answers the same new key; undefined where the company has no such document.
     */
    renumerar: (
      empresa: EmpresaId,
      { clave, hoy, por, ahora }: Renumeracion,
    ): Promise<Hecho | undefined> =>
      cambiarDocumentos(db, empresa, async ({ trx, client }) => {
        await bloquearVenta(trx, empresa, clave);
        const documento = await bloquearComprobante(trx, empresa, clave);
        if (!documento) return undefined;
        if (documento.reemplazada_por !== null) return { clave: documento.reemplazada_por };
        const { ambiente, ruc } = await emisorDe(trx, empresa);
        // what was a test stays one, and is not made an invoice that counts
        const deAhora = documento.ambiente === ambiente && documento.ruc === ruc;
        if (documento.en_cola !== null || !deAhora || !seRenumera(documento))
          return { motivo: 'NO_SE_PUEDE' };
        const ley = await leyDeEmisor(trx, empresa);
        const { cod_doc, datos } = documento;
        const falta = faltaDeOtroNumero({ cod_doc, lineas: datos.lineas }, { dia: hoy, ley });
        if (falta !== null) return { motivo: 'NO_DE_HOY', falta };
        const pedido = [empresa, clave, hoy, por.email];
        const { rows } =
          cod_doc === NOTA_CREDITO
            ? await client.query<{ clave: string | null }>(RENUMERAR_NOTA, [...pedido, ahora])
            : await client.query<{ clave: string | null }>(RENUMERAR, [
                ...pedido,
                por.id,
                por.nombreCompleto,
                ahora,
              ]);
        const nueva = rows[0]?.clave ?? null;
        return nueva === null ? { motivo: 'SERIE_DE_OTRA_EMPRESA' } : { clave: nueva };
      }),
  };
}

const NOTA_CREDITO = '04';
const RENUMERAR_NOTA = 'select facturacion.renumerar_nota($1, $2, $3, $4, $5) as clave';
const RENUMERAR = 'select facturacion.renumerar_factura($1, $2, $3, $4, $5, $6, $7) as clave';
