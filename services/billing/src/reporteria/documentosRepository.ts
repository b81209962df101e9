import { sql } from 'kysely';

import type { ComprobanteVenta } from '@comanda/shared/contracts/facturacion/comprobante';
import type { ConceptoDelMes } from '@comanda/shared/contracts/reportes/reporteria';
import type { Periodo } from '@comanda/shared/domain/texto/periodo';
import { enEmpresa, preguntar, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { CLAVES } from './mesSql';

export type DocumentosRepository = ReturnType<typeof documentosRepository>;
export type DocumentoParaZip = Awaited<ReturnType<DocumentosRepository['paraZip']>>[number];
export type DocumentoParaAts = Awaited<ReturnType<DocumentosRepository['paraAts']>>[number];

export type ClaveDelMes = {
  clave_acceso: string;
  /** Of the documents that count. */
  ambiente: '1' | '2';
  /** Null: of none, for it was issued again under another number. */
  concepto: Exclude<ConceptoDelMes, 'NETO'> | null;
};

/** The documents themselves, some at a time: what a month of them is made into. */
export function documentosRepository(db: Db<Database>) {
  return {
    /** Which documents a month has, in the order of their days and numbers, and what each is of. */
    claves: (empresa: EmpresaId, { desde, hasta }: Periodo): Promise<ClaveDelMes[]> =>
      preguntar<ClaveDelMes>(db, empresa, {
        name: 'claves_del_mes',
        text: CLAVES,
        values: [empresa, desde, hasta],
      }),

    /** Their XML, as the authority has it or as signed; where a printed form is made of it, the bytes that were signed. */
    paraZip: (empresa: EmpresaId, claves: readonly string[], conRide: boolean) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select(['clave_acceso', 'cod_doc', 'estado', 'anulada_en_sri'])
          .select(['fecha_autorizacion', 'simulado'])
          .select(({ fn }) => fn.coalesce('xml_autorizado', 'xml_firmado').as('xml'))
          .select(
            sql<
              string | null
            >`case when ${conRide} and estado = 'AUTORIZADO' then xml_firmado end`.as('para_ride'),
          )
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', 'in', [...claves])
          .execute(),
      ),

    /** What the annex of sales says of them. */
    paraAts: (empresa: EmpresaId, claves: readonly string[]) =>
      enEmpresa(db, empresa, ({ trx }) =>
        trx
          .selectFrom('facturacion.comprobantes')
          .select(['clave_acceso', 'cod_doc', 'estado', 'establecimiento', 'punto_emision'])
          .select(['secuencial', 'fecha_emision', 'fecha_autorizacion', 'modifica', 'total'])
          .select([
            sql<ComprobanteVenta['comprador']>`datos -> 'comprador'`.as('comprador'),
            sql<ComprobanteVenta['pagos']>`datos -> 'pagos'`.as('pagos'),
            // rate, base and tax, one after the other: facturacion.desglosar
            sql<number[]>`to_jsonb(desglose)`.as('desglose'),
            sql<
              ComprobanteVenta['lineas']
            >`jsonb_path_query_array(datos, '$.lineas[*] ? (@.ice > 0)')`.as('con_ice'),
          ])
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', 'in', [...claves])
          .execute(),
      ),
  };
}
