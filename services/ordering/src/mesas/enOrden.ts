import type { Kysely, Updateable } from 'kysely';

import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Db, Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { leerOrden, toOrden, type LineaRow, type OrdenConLineas } from './ordenRow';
import { dentroDeOrden, enPiso, TOMAR_ORDENES } from './piso';

export type Mundo = { db: Db<Database>; empresa: EmpresaId; hecho: Hecho };

/** An order as it stands inside its change. */
export type EnOrden = Transaccion<Database> & OrdenConLineas & Omit<Mundo, 'db'>;

type Cambio = (orden: EnOrden) => Promise<void>;

/** A change within one order, which is decided on nothing else, and how it is after it. */
export const enOrden = (mundo: Mundo, random: string, cambiar: Cambio): Promise<Orden> =>
  dentroDeOrden(mundo, random, cambiarLeida(mundo, random, { cambiar }));

/**
 * A change of an order that others or their tables have a part in, and how it is after it; or `responder`, instead. What is left of
 * both is read once their rows are taken too: units are not there twice, whatever became of the floor's lock.
 */
export const enOrdenYPiso = (
  mundo: Mundo,
  random: string,
  cambiar: Cambio,
  responder = random,
): Promise<Orden> =>
  enPiso(mundo.db, mundo.empresa, async (transaccion) => {
    await transaccion.client.query(TOMAR_ORDENES, [mundo.empresa, [random, responder]]);
    return cambiarLeida(mundo, random, { cambiar, responder })(transaccion);
  });

const cambiarLeida =
  (
    { empresa, hecho }: Mundo,
    random: string,
    { cambiar, responder = random }: { cambiar: Cambio; responder?: string },
  ) =>
  async (transaccion: Transaccion<Database>): Promise<Orden> => {
    const leida = await leerOrden(transaccion.client, empresa, random);
    if (!leida) throw new AppError('NO_ENCONTRADO', { random });
    await cambiar({ ...transaccion, ...leida, empresa, hecho });
    return releerOrden(transaccion.client, empresa, responder);
  };

/** What of an order itself changes. */
export async function cambiarOrden(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  random: string,
  cambio: Updateable<Database['pedidos.ordenes']>,
): Promise<void> {
  await trx
    .updateTable('pedidos.ordenes')
    .set(cambio)
    .where('empresa_id', '=', empresa)
    .where('id', '=', random)
    .execute();
}

export async function releerOrden(
  client: Transaccion<Database>['client'],
  empresa: EmpresaId,
  random: string,
): Promise<Orden> {
  const leida = await leerOrden(client, empresa, random);
  if (!leida) throw new AppError('NO_ENCONTRADO', { random });
  return toOrden(leida);
}

/** An act on an order needs people who still sit at it. */
export function exigirAbierta({ fila }: Pick<EnOrden, 'fila'>): void {
  if (fila.estado !== 'ABIERTA')
    throw new AppError('ORDEN_CERRADA', { random: fila.id, estado: fila.estado });
}

/** A line with something to pay. */
export const conSaldo = ({ saldo }: LineaRow): boolean => Number(saldo) > 0;
