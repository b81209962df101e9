import { sql, type ExpressionBuilder, type Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';

import type { Database } from '../db/schema';

import type { AvanceDeTrabajo, Trabajo } from './trabajo';

/**
 * How long a job is its holder's after each step. No step takes half as long (sriCliente's limit), and a worker that dies holds
 * up its company's queue for this long at most.
 */
export const SEGUNDOS_DE_ARRIENDO = 30;

type Filtro = ExpressionBuilder<Database, 'facturacion.trabajos'>;

/** The job, as long as the lease is its holder's. */
export const conArriendoPropio =
  ({ empresa, clave, arriendo }: Trabajo) =>
  (eb: Filtro) =>
    eb.and({ empresa_id: empresa, clave_acceso: clave, arriendo });

/** What facturacion.anotar_paso is told, in its order. */
export function valoresDePaso(
  { empresa, clave, arriendo }: Trabajo,
  { cambio, intento, ahora, proximo, marcha, correo }: AvanceDeTrabajo,
): unknown[] {
  const { estado, codigo, mensaje, sigue, mensajes = [], xmlFirmado, autorizado } = cambio;
  return [
    empresa,
    clave,
    arriendo,
    ahora,
    intento.paso,
    intento.resultado,
    JSON.stringify(mensajes),
    intento.milisegundos,
    estado,
    codigo,
    mensaje,
    xmlFirmado ?? null,
    autorizado?.xml ?? null,
    autorizado?.fecha ?? null,
    autorizado ? (autorizado.simulado ?? false) : null,
    sigue,
    SEGUNDOS_DE_ARRIENDO,
    sigue === 'pausa' ? ahora : proximo,
    JSON.stringify(marcha),
    correo,
  ];
}

type Dicho = { mensaje: string; actualizado: Date; estado?: EstadoComprobante };

export async function anotarDicho(
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

/** Who stops or resumes a company's delivery does so one after the other, as facturacion.anotar_paso does. */
export async function turnoDePausa(trx: Kysely<Database>, empresa: EmpresaId): Promise<void> {
  await sql`select facturacion.turno_de_pausa(${empresa})`.execute(trx);
}

export async function quitarTrabajo(
  trx: Kysely<Database>,
  { empresa, clave }: Trabajo,
): Promise<void> {
  await trx
    .deleteFrom('facturacion.trabajos')
    .where('empresa_id', '=', empresa)
    .where('clave_acceso', '=', clave)
    .execute();
}
