import { timingSafeEqual } from 'node:crypto';

import { AppError } from '@comanda/shared/errors/AppError';
import type { Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

export type DispositivoTomado = {
  token_hash: string;
  estado: string;
  punto_emision: string;
  visto: Date | null;
  desfase_ms: number | null;
};

/** How a device shows to be itself. */
type Muestra = { dispositivo: string; tokenHash: string };

/** The device, whose row nobody else changes until the end. One that is not there and one that is not itself are refused alike. */
export async function reconocer(
  { client }: Pick<Transaccion<Database>, 'client'>,
  empresa: EmpresaId,
  { dispositivo, tokenHash }: Muestra,
): Promise<DispositivoTomado> {
  const { rows } = await client.query<DispositivoTomado>(
    `select token_hash, estado, punto_emision, visto, desfase_ms from facturacion.dispositivos
      where empresa_id = $1 and id = $2 for no key update`,
    [empresa, dispositivo],
  );
  const [fila] = rows;
  if (!fila || !timingSafeEqual(Buffer.from(fila.token_hash), Buffer.from(tokenHash)))
    throw new AppError('DISPOSITIVO_DESCONOCIDO', { dispositivo });
  return fila;
}
