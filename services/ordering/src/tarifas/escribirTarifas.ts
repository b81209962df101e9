import { auditar, type Hecho } from '@comanda/kit/auditoria/auditoria';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';

import { tarifasDe } from './tarifariosRepository';

import type { PoolClient } from 'pg';

/** $1 empresa. Who changes the list waits for who is changing it. */
const TOMAR = "select pedidos.candado($1, 'tarifarios')";

/** $1 empresa, $2 its number, $3 the whole list, $4 since when */
const ANOTAR = `
  insert into pedidos.tarifarios (empresa_id, version, tarifas, desde) values ($1, $2, $3::jsonb, $4)`;

export type Lista = readonly TarifaDePrecio[];

/**
 * The tarifas of a company, which nobody else changes until this transaction ends. Asked for before anything that a till shows is
 * written: each such change holds the number of the catalogue, and two that wait for each other would never end.
 */
export async function tomarTarifas(client: PoolClient, empresa: EmpresaId): Promise<Lista> {
  await client.query(TOMAR, [empresa]);
  return tarifasDe(client, empresa);
}

/** The list from now on. */
export async function anotarTarifas(
  client: PoolClient,
  empresa: EmpresaId,
  tarifas: Lista,
  ahora: Date,
): Promise<void> {
  const version = await numeroNuevo(client, empresa);
  await client.query(ANOTAR, [empresa, version, JSON.stringify(tarifas), ahora]);
}

type Cambio = { accion: string; id: string; antes: Lista; despues: Lista };

export const auditarTarifa = (
  client: PoolClient,
  empresa: EmpresaId,
  { accion, id, ...listas }: Cambio,
  hecho: Hecho,
): Promise<void> => {
  const una = (lista: Lista) => lista.find((tarifa) => tarifa.id === id);
  const [antes, despues] = [una(listas.antes), una(listas.despues)];
  return auditar(client, 'pedidos', empresa, {
    ...hecho,
    accion,
    entidad: id,
    ...(antes && { antes }),
    ...(despues && { despues }),
  });
};

/** A number that no tarifa of the company ever had: each new one is in a list of its own. */
export async function numeroNuevo(client: PoolClient, empresa: EmpresaId): Promise<number> {
  const { rows } = await client.query<{ numero: number }>(
    'select coalesce(max(version), 0) + 1 as numero from pedidos.tarifarios where empresa_id = $1',
    [empresa],
  );
  return rows[0]?.numero ?? 1;
}
