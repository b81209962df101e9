import { randomUUID } from 'node:crypto';

import { nuevoParDeCajon } from '@comanda/kit/acceso/boletoDeCajon';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Db, Transaccion } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';

import type { Database } from '../db/schema';

import { abrirLlave, cerrarLlave, seCierran } from './cerrarLlaves';

export type En = Pick<Transaccion<Database>, 'trx' | 'client'> & {
  db: Pick<Db, 'pool'>;
  empresa: EmpresaId;
  hecho: Hecho;
};

/** With what the company signs for one print service. */
export type LlaveDeCajon = { id: string; publica: string; privada: string };

export async function exigirLlave(
  { trx, empresa, db }: Pick<En, 'trx' | 'empresa' | 'db'>,
  impresion: string,
  campo = 'impresion',
): Promise<LlaveDeCajon> {
  const llave = await trx
    .selectFrom('pedidos.impresoras_vinculadas')
    .select(['id', 'publica', 'privada'])
    .where('empresa_id', '=', empresa)
    .where('id', '=', impresion)
    .executeTakeFirst();
  if (!llave) throw enCampo('IMPRESION_DESCONOCIDA', campo, { detalle: { impresion } });
  return { ...llave, privada: abrirLlave(db, llave) };
}

/** A key that no other print service has. */
export async function crearLlave({ trx, client, db, empresa, hecho }: En): Promise<LlaveDeCajon> {
  const llave = { id: randomUUID(), ...nuevoParDeCajon() };
  const { usuario, ahora } = hecho;
  await trx
    .insertInto('pedidos.impresoras_vinculadas')
    .values({
      empresa_id: empresa,
      ...llave,
      privada: (await seCierran(client)) ? cerrarLlave(db, llave) : llave.privada,
      vinculada: ahora,
      usuario_id: usuario.id,
      usuario: usuario.nombreCompleto,
    })
    .execute();
  return llave;
}
