import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { creditoVigente, type CreditoVigente, type FilaCredito } from '../ventas/autorizarCredito';
import { CREDITO, TOMAR_CUENTA } from '../ventas/ventaSql';
import type { PoolClient } from 'pg';

type Cliente = Pick<PoolClient, 'query'>;

/** Holds a customer's account for this transaction: who sells to them on account, or takes what they pay, comes after. */
export async function tomarCuenta(
  client: Cliente,
  empresa: EmpresaId,
  cedula: string,
): Promise<CreditoVigente> {
  await client.query(TOMAR_CUENTA, [empresa, cedula]);
  return creditoDe(client, empresa, cedula);
}

/** What a customer owes, and how much they may. */
export async function creditoDe(
  client: Cliente,
  empresa: EmpresaId,
  cedula: string,
): Promise<CreditoVigente> {
  const { rows } = await client.query<FilaCredito>(CREDITO, [empresa, cedula]);
  return creditoVigente(rows[0]);
}
