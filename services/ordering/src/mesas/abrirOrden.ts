import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Transaccion } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Canal } from '@comanda/shared/contracts/ventas/canales';

import { diaDeNegocio } from '../caja/diaDeNegocio';
import type { Database } from '../db/schema';

/** Where an order is: at a table, by its number, or nowhere but its name. */
export type Sitio = { mesa: string; orden?: string | undefined };

export type DatosDeOrden = {
  cliente?: string | undefined;
  comensales?: number | null | undefined;
  /** Of one without a table. */
  canal?: Canal | undefined;
};

/** Null for an order without a table. */
export async function mesaDeNumero(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  mesa: string,
): Promise<number | null> {
  if (mesa === '') return null;
  const numero = /^\d{1,3}$/.test(mesa) ? Number(mesa) : 0;
  const fila = await trx
    .selectFrom('pedidos.mesas')
    .select('id')
    .where('empresa_id', '=', empresa)
    .where('numero_mesa', '=', numero)
    .where('estado', '=', 'A')
    .executeTakeFirst();
  if (!fila) throw enCampo('NO_ENCONTRADO', 'mesa', { msg: `La mesa ${mesa} no existe` });
  return fila.id;
}

/** Who sits there: the key of the table's open order, null where it is free. */
export async function abiertaEn(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  mesa: number,
): Promise<string | null> {
  const fila = await trx
    .selectFrom('pedidos.ordenes')
    .select('id')
    .where('empresa_id', '=', empresa)
    .where('mesa_id', '=', mesa)
    .where('estado', '=', 'ABIERTA')
    .executeTakeFirst();
  return fila?.id ?? null;
}

type Apertura = Sitio & DatosDeOrden & { random?: string | undefined };

/** The open order of that table, or a new one there; or a new one with a name. */
export async function abrirOrden(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  { mesa, orden = '', random = randomUUID(), cliente = '', comensales = null, canal }: Apertura,
  { usuario, ahora }: Hecho,
): Promise<string> {
  const mesa_id = await mesaDeNumero(trx, empresa, mesa);
  const abierta = mesa_id === null ? null : await abiertaEn(trx, empresa, mesa_id);
  if (abierta !== null) return abierta;
  if (mesa_id === null && orden === '') throw enCampo('ORDEN_SIN_NOMBRE', 'orden');
  const fecha_negocio = await diaDeNegocio(client, empresa, ahora);
  const { ultimo } = await trx
    .selectFrom('pedidos.ordenes')
    .select((eb) => eb.fn.max<number | null>('numero').as('ultimo'))
    .where('empresa_id', '=', empresa)
    .where('fecha_negocio', '=', fecha_negocio)
    .executeTakeFirstOrThrow();
  const numero = (ultimo ?? 0) + 1;
  await trx
    .insertInto('pedidos.ordenes')
    .values({
      empresa_id: empresa,
      id: random,
      fecha_negocio,
      mesa_id,
      cliente,
      comensales,
      canal,
      numero,
      orden: orden || `Orden ${numero}`,
      usuario_id: usuario.id,
      usuario: usuario.nombreCompleto,
      abierta: ahora,
    })
    .execute();
  return random;
}
