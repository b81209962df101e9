import type { Db } from '@comanda/kit/base/db';
import { restriccionDe } from '@comanda/kit/base/restriccion';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { cambiarDocumentos } from '../documento/cambiarDocumentos';
import { volverALaCola } from '../documento/volverALaCola';

import { bloquearComprobante, bloquearVenta } from './bloquear';
import { cambiosDeComprador, seCorrige, type CompradorDeFactura } from './correccion';

export type CorreccionesRepository = ReturnType<typeof correccionesRepository>;

type Correccion = {
  clave: string;
  comprador: CompradorDeFactura;
  por: Pick<Caller, 'id' | 'email' | 'nombreCompleto'>;
  ahora: Date;
};

export function correccionesRepository(db: Db<Database>) {
  return {
    /**
     * Puts the buyer of a refused invoice right and the invoice back in the queue, in its place, with its key and
     * number; its bytes follow when it is signed, and its sale says the same buyer. False: it is not one that may be corrected now, or not this company's.
     */
    corregir: (
      empresa: EmpresaId,
      { clave, comprador, por, ahora }: Correccion,
    ): Promise<boolean> =>
      cambiarDocumentos(db, empresa, async ({ trx, client }) => {
        await bloquearVenta(trx, empresa, clave);
        const documento = await bloquearComprobante(trx, empresa, clave);
        if (!documento || documento.en_cola !== null || !seCorrige(documento)) return false;
        const { datos, creado, venta_id } = documento;
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
          clave,
          creado: creado,
          ahora,
          paso: 'CORRECCION',
          mensaje: `Pedida por ${por.email}. ${cambiosDeComprador(datos.comprador, comprador)}`,
        });
        const { identificacion, razon_social, email } = comprador;
        await client
          .query(CORREGIR_VENTA, [
            empresa,
            venta_id,
            identificacion,
            razon_social,
            email,
            por.id,
            por.nombreCompleto,
            ahora,
          ])
          .catch(alCorregir);
        return true;
      }),
  };
}

const CORREGIR_VENTA = 'select pedidos.corregir_comprador($1, $2, $3, $4, $5, $6, $7, $8)';

/** What pedidos.corregir_comprador says where the old number has paid of what it owes by this sale. */
function alCorregir(error: unknown): never {
  if (restriccionDe(error) !== 'creditos_con_abonos') throw error;
  const msg =
    'La venta es a crédito y ya tiene abonos de ese cliente: su cédula o RUC no se cambia';
  throw enCampo('COMPROBANTE_NO_CORREGIBLE', 'cedula', { msg });
}
