import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { enFilas, filasPorVez } from '@comanda/kit/base/enFilas';
import type { Database } from '../db/schema';

import type { PoolClient } from 'pg';

export type Operacion = {
  /** Made by the client: what is sent twice is done once. */
  clave: string;
  tipo: 'ENVIO' | 'ANULACION' | 'MESA' | 'MOVIDA' | 'UNION';
  orden: string;
  motivo?: string;
};

type Cliente = Pick<PoolClient, 'query'>;

/** False: it was done before. */
export async function anotarOperacion(
  client: Cliente,
  empresa: EmpresaId,
  { clave, tipo, orden, motivo = '' }: Operacion,
  { usuario, ahora }: Hecho,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into pedidos.orden_operaciones (empresa_id, clave, tipo, orden_id, motivo, usuario_id, usuario, creado)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [empresa, clave, tipo, orden, motivo, usuario.id, usuario.nombreCompleto, ahora],
  );
  return rowCount === 1;
}

/** Whether an act of that key was done: what is sent again needs nothing again. */
export const yaOperado = (db: Db<Database>, empresa: EmpresaId, clave: string): Promise<boolean> =>
  enEmpresa(db, empresa, async ({ client }) => {
    const { rowCount } = await client.query(YA_OPERADO, [empresa, clave]);
    return rowCount === 1;
  });

const YA_OPERADO = 'select from pedidos.orden_operaciones where empresa_id = $1 and clave = $2';

/** `cantidad`: units, in where they are positive. */
export type MovimientoDeLinea = { orden: string; linea: string; cantidad: number };

/** Where units are from now on; what leaves one order is in another, taken back or paid. */
export async function anotarMovimientos(
  client: Cliente,
  empresa: EmpresaId,
  clave: string,
  movimientos: readonly MovimientoDeLinea[],
): Promise<void> {
  for (const unos of filasPorVez(movimientos)) {
    const { lugares, valores } = enFilas(
      unos.map(({ orden, linea, cantidad }) => [empresa, clave, orden, linea, cantidad]),
    );
    await client.query(
      `insert into pedidos.orden_movimientos (empresa_id, operacion, orden_id, linea_id, cantidad) values ${lugares}`,
      valores,
    );
  }
}
