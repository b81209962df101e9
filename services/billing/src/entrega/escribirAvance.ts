import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion';

import type { Database } from '../db/schema';

import type { Cambio } from './cambios';
import type { Avance, Trabajo } from './trabajosRepository';
import type { ExpressionBuilder, Kysely } from 'kysely';

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
    ...(autorizado && { xml_autorizado: autorizado.xml, fecha_autorizacion: autorizado.fecha }),
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

/** Goes on in this lease, comes back at `proximo`, or leaves the queue. */
export async function seguir(
  trx: Kysely<Database>,
  trabajo: Trabajo,
  { cambio: { sigue, estado }, proximo }: Pick<Avance, 'cambio' | 'proximo'>,
): Promise<void> {
  if (sigue === 'fin') {
    await quitar(trx, trabajo);
    return;
  }
  const recibida = estado === 'RECIBIDA' || estado === 'EN_PROCESO';
  await trx
    .updateTable('facturacion.trabajos')
    .set((eb) => ({
      ...(sigue !== 'ya' && { ...LIBRE, proximo }),
      ...(recibida && { enviado: true }),
      consultas_vacias:
        estado === 'RECIBIDA' && sigue === 'espera' ? eb('consultas_vacias', '+', 1) : 0,
    }))
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
