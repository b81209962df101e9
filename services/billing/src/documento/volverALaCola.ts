import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import type { Kysely } from 'kysely';

type Vuelta = {
  clave: string;
  /** When it was issued: its place in the order of issue. */
  creado: Date;
  paso: 'REINTENTO' | 'CORRECCION';
  mensaje: string;
  ahora: Date;
};

/** Part of the transaction that makes a refused document POR_FIRMAR: it is in the queue again, and it is written down why. */
export async function volverALaCola(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { clave, creado, paso, mensaje, ahora }: Vuelta,
): Promise<void> {
  const documento = { empresa_id: empresa, clave_acceso: clave };
  await trx
    .insertInto('facturacion.trabajos')
    .values({ ...documento, proximo: ahora, creado, arriendo: null })
    .execute();
  await trx
    .insertInto('facturacion.intentos')
    .values({
      ...documento,
      paso,
      resultado: 'POR_FIRMAR',
      codigo: null,
      mensaje,
      milisegundos: 0,
      en: ahora,
    })
    .execute();
}
