import { sql, type ExpressionBuilder, type Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/tenant';
import type { EstadoComprobante } from '@comanda/shared/contracts/documentos';

import type { Database } from '../db/schema';

import type { Cambio } from './cambios';
import type { Avance, Trabajo } from './trabajo';

/**
 * How long a job is its holder's after each step. No step takes half as long (sriCliente's limit), and a worker that dies holds
 * up its company's queue for this long at most.
 */
export const SEGUNDOS_DE_ARRIENDO = 30;

export const finDeArriendo = (ahora: Date): Date =>
  new Date(ahora.getTime() + SEGUNDOS_DE_ARRIENDO * 1000);

/** What a job without a holder says. */
export const LIBRE = { arriendo: null, arrendado_hasta: null };

type Filtro = ExpressionBuilder<Database, 'facturacion.trabajos'>;

/** The job, as long as the lease is its holder's. */
export const propio =
  ({ empresa, clave, arriendo }: Trabajo) =>
  (eb: Filtro) =>
    eb.and({ empresa_id: empresa, clave_acceso: clave, arriendo });

export function columnasDe(cambio: Cambio, ahora: Date) {
  const { estado, codigo, mensaje, xmlFirmado, autorizado } = cambio;
  return {
    estado,
    codigo,
    mensaje,
    actualizado: ahora,
    ...(xmlFirmado !== undefined && { xml_firmado: xmlFirmado }),
    ...(autorizado && {
      ...{ xml_autorizado: autorizado.xml, fecha_autorizacion: autorizado.fecha },
      simulado: autorizado.simulado ?? false,
    }),
  };
}

type Dicho = { mensaje: string; actualizado: Date; estado?: EstadoComprobante };

export async function decir(
  trx: Kysely<Database>,
  { empresa, clave }: Trabajo,
  dicho: Dicho,
): Promise<void> {
  await trx
    .updateTable('facturacion.comprobantes')
    .set(dicho)
    .where('empresa_id', '=', empresa)
    .where('clave_acceso', '=', clave)
    .execute();
}

/** One at a time stops or resumes a company, so that no document is left stopped by a pause that is over. */
export async function turnoDePausa(trx: Kysely<Database>, empresa: EmpresaId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('facturacion.pausas'), ${empresa})`.execute(trx);
}

/** Stops the company's queue, if nothing else stopped it before. */
export async function pausar(
  trx: Kysely<Database>,
  { empresa, clave }: Trabajo,
  { cambio: { codigo, mensaje }, ahora }: Pick<Avance, 'cambio' | 'ahora'>,
): Promise<void> {
  await trx
    .insertInto('facturacion.pausas')
    .values({
      empresa_id: empresa,
      clave_acceso: clave,
      codigo,
      mensaje: mensaje ?? '',
      desde: ahora,
      reanudada_por: null,
    })
    .onConflict((conflicto) =>
      conflicto.columns(['empresa_id']).where('reanudada_en', 'is', null).doNothing(),
    )
    .execute();
}

/** Goes on in this lease, renewed, comes back at `proximo`, or leaves the queue. */
export async function seguir(
  trx: Kysely<Database>,
  trabajo: Trabajo,
  {
    cambio: { sigue },
    proximo,
    ahora,
    marcha,
  }: Pick<Avance, 'cambio' | 'proximo' | 'ahora' | 'marcha'>,
): Promise<void> {
  if (sigue === 'fin') {
    await quitar(trx, trabajo);
    return;
  }
  await trx
    .updateTable('facturacion.trabajos')
    .set({
      ...(sigue === 'ya' ? { arrendado_hasta: finDeArriendo(ahora) } : { ...LIBRE, proximo }),
      ...marcha,
    })
    .where(propio(trabajo))
    .execute();
}

export async function quitar(trx: Kysely<Database>, { empresa, clave }: Trabajo): Promise<void> {
  await trx
    .deleteFrom('facturacion.trabajos')
    .where('empresa_id', '=', empresa)
    .where('clave_acceso', '=', clave)
    .execute();
}
