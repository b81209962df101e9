import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

import { destinatarioDe } from './destinatario';

import type { Kysely } from 'kysely';

type Autorizado = { empresa: EmpresaId; clave: string; ahora: Date };

/** Part of the transaction that writes a document's authorisation: its buyer, if there is where to, will be sent it once. */
export async function encolarCorreo(
  trx: Kysely<Database>,
  { empresa, clave, ahora }: Autorizado,
): Promise<void> {
  const documento = await trx
    .selectFrom('facturacion.comprobantes')
    .select(['identificacion', 'xml_firmado'])
    .where('empresa_id', '=', empresa)
    .where('clave_acceso', '=', clave)
    .executeTakeFirstOrThrow();
  const email = destinatarioDe(documento);
  if (email === null) return;
  await trx
    .insertInto('facturacion.correos')
    .values({
      empresa_id: empresa,
      clave_acceso: clave,
      email,
      por: null,
      proximo: ahora,
      creado: ahora,
      actualizado: ahora,
    })
    .onConflict((conflicto) =>
      conflicto.columns(['empresa_id', 'clave_acceso']).where('por', 'is', null).doNothing(),
    )
    .execute();
}
