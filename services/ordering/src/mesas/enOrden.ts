import type { Kysely, Updateable } from 'kysely';

import type { Orden } from '@comanda/shared/contracts/ventas/ordenes';
import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Db, Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { leerOrden, toOrden, type LineaRow, type OrdenConLineas } from './ordenRow';
import { enPiso } from './piso';

export type Mundo = { db: Db<Database>; empresa: EmpresaId; hecho: Hecho };

/** An order as it stands inside its change. */
export type EnOrden = Transaccion<Database> & OrdenConLineas & Omit<Mundo, 'db'>;

/** A change of one order, and how it is after it; or the one that is asked for instead. */
export const enOrden = (
  { db, empresa, hecho }: Mundo,
  random: string,
  cambiar: (orden: EnOrden) => Promise<void>,
  responder = random,
): Promise<Orden> =>
  enPiso(db, empresa, async (transaccion) => {
    const leida = await leerOrden(transaccion.client, empresa, random);
    if (!leida) throw new AppError('NO_ENCONTRADO', { random });
    await cambiar({ ...transaccion, ...leida, empresa, hecho });
    return releerOrden(transaccion.client, empresa, responder);
  });

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

/** Whether the kitchen still has to see something of an order that nobody sits at any more. */
export const algoSinVer = (lineas: readonly LineaRow[]): boolean =>
  lineas.some(({ anulada, lista }) => Number(anulada) > 0 && lista === null);
