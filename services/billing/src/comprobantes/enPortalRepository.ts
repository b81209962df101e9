import { sql, type Kysely } from 'kysely';

import { faltaDeDiaEnSri } from '@comanda/kit/documento/anulacion';
import type { Db } from '@comanda/kit/base/db';
import type { Caller, EmpresaId } from '@comanda/kit/acceso/tenant';
import { diaDeClave } from '@comanda/shared/domain/fiscal/comprobante';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';

import type { Database } from '../db/schema';
import { cambiarDocumentos } from '../documento/cambiarDocumentos';

import { bloquearComprobante, bloquearVenta } from './bloquear';

export type EnPortalRepository = ReturnType<typeof enPortalRepository>;

type Acto = { clave: string; hoy: string; por: Pick<Caller, 'email'>; ahora: Date };
/** Null: it was done, or had been. */
type Falta = ErrorCode | null;

/** What was done in the authority's portal about documents that it had authorised, as it is written down and taken back. */
export function enPortalRepository(db: Db<Database>) {
  return {
    /** An authorised credit note was annulled there: it takes back nothing any more, and its invoice may have another one. */
    anularNota: (
      empresa: EmpresaId,
      { clave, anulada, hoy, por, ahora }: Acto & { anulada: string },
    ): Promise<Falta> =>
      cambiarDocumentos(db, empresa, async ({ trx }) => {
        const documento = await bloquear(trx, empresa, clave);
        if (!documento) return 'NO_ENCONTRADO';
        if (documento.anulada_en_sri !== null) return null;
        if (documento.estado !== 'AUTORIZADO') return 'COMPROBANTE_SIN_AUTORIZAR';
        if (documento.cod_doc !== NOTA_CREDITO) return 'NO_ENCONTRADO';
        const falta = faltaDeDiaEnSri(diaDeClave(clave), anulada, hoy);
        if (falta) return falta;
        const dicho = `Anulada en el portal del SRI el ${formatFecha(anulada)}`;
        await cambiar(trx, empresa, clave, {
          estado: 'ANULADA',
          anulada_en_sri: anulada,
          // the invoice holds again in its place
          reemplazada_por: documento.parcial ? null : documento.modifica,
          mensaje: dicho,
          actualizado: ahora,
        });
        const mensaje = `${dicho}, según ${por.email}`;
        await anotar(trx, empresa, { clave, resultado: 'ANULADA', mensaje, en: ahora });
        return null;
      }),

    /**
     * What was written down as annulled is in force with the authority, as it said at night: it is authorised again. Of an invoice a
     * credit note of today is issued with it, for its sale stays voided.
     */
    restaurar: (empresa: EmpresaId, { clave, hoy, por, ahora }: Acto): Promise<Falta> =>
      cambiarDocumentos(db, empresa, async ({ trx }) => {
        const documento = await bloquear(trx, empresa, clave);
        if (!documento) return 'NO_ENCONTRADO';
        const { cod_doc, modifica } = documento;
        if (!(await esVigente(trx, empresa, clave))) return 'COMPROBANTE_NO_VIGENTE';
        // notes take back no more than their invoice, nor of one that does not count
        if (modifica !== null && !(await cabe(trx, empresa, { clave, factura: modifica })))
          return 'NOTA_SOBRE_LO_FACTURADO';
        await cambiar(trx, empresa, clave, {
          estado: 'AUTORIZADO',
          anulada_en_sri: null,
          reemplazada_por: null,
          mensaje: null,
          actualizado: ahora,
        });
        await trx
          .updateTable('facturacion.conciliaciones')
          .set({ hallazgo: null, noches: 0 })
          .where('empresa_id', '=', empresa)
          .where('clave_acceso', '=', clave)
          .execute();
        const mensaje = `El SRI la tiene vigente. Anotado por ${por.email}`;
        await anotar(trx, empresa, { clave, resultado: 'AUTORIZADO', mensaje, en: ahora });
        if (cod_doc === NOTA_CREDITO) return null;
        await sql`select facturacion.emitir_nota_credito(c, ${hoy}::date, ${MOTIVO})
                    from facturacion.comprobantes c
                   where c.empresa_id = ${empresa} and c.clave_acceso = ${clave}`.execute(trx);
        return null;
      }),
  };
}

const NOTA_CREDITO = '04';
const MOTIVO = 'Anulación de la venta';

/** Its sale first, as whoever voids it does. */
async function bloquear(trx: Kysely<Database>, empresa: EmpresaId, clave: string) {
  await bloquearVenta(trx, empresa, clave);
  return bloquearComprobante(trx, empresa, clave);
}

async function esVigente(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  clave: string,
): Promise<boolean> {
  const fila = await trx
    .selectFrom('facturacion.comprobantes as c')
    .innerJoin('facturacion.conciliaciones as h', (join) =>
      join
        .onRef('h.empresa_id', '=', 'c.empresa_id')
        .onRef('h.clave_acceso', '=', 'c.clave_acceso'),
    )
    .select('c.clave_acceso')
    .where('c.empresa_id', '=', empresa)
    .where('c.clave_acceso', '=', clave)
    .where('c.anulada_en_sri', 'is not', null)
    .where('h.hallazgo', '=', 'VIGENTE')
    .executeTakeFirst();
  return fila !== undefined;
}

/** Whether an invoice has room for one more note beside those in force. */
async function cabe(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { clave, factura }: { clave: string; factura: string },
): Promise<boolean> {
  const { rows } = await sql<{ cabe: boolean }>`
    select f.estado = 'AUTORIZADO' and n.total + coalesce((
             select sum(o.total) from facturacion.comprobantes o
              where o.empresa_id = ${empresa} and o.modifica = ${factura} and o.estado <> 'ANULADA'), 0)
             <= ((f.datos ->> 'subtotal')::bigint + (f.datos ->> 'iva')::bigint) / 100.0 as cabe
      from facturacion.comprobantes f
      join facturacion.comprobantes n on n.empresa_id = ${empresa} and n.clave_acceso = ${clave}
     where f.empresa_id = ${empresa} and f.clave_acceso = ${factura}`.execute(trx);
  return rows.some((fila) => fila.cabe);
}

type Cambio = {
  estado: 'ANULADA' | 'AUTORIZADO';
  anulada_en_sri: string | null;
  reemplazada_por: string | null;
  mensaje: string | null;
  actualizado: Date;
};

const cambiar = (trx: Kysely<Database>, empresa: EmpresaId, clave: string, cambio: Cambio) =>
  trx
    .updateTable('facturacion.comprobantes')
    .set(cambio)
    .where('empresa_id', '=', empresa)
    .where('clave_acceso', '=', clave)
    .execute();

type Anotado = { clave: string; resultado: string; mensaje: string; en: Date };

const anotar = (
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { clave, resultado, mensaje, en }: Anotado,
) =>
  trx
    .insertInto('facturacion.intentos')
    .values({
      empresa_id: empresa,
      clave_acceso: clave,
      paso: 'ANULACION',
      resultado,
      mensaje,
      milisegundos: 0,
      en,
    })
    .execute();
