import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { EquipoRow, PruebasRow, SabidoDeEquipo, VendedorRow } from './leerSinLinea';
import type { LoDicho } from './loDicho';
import { EQUIPO, PRUEBAS, VENDEDOR } from './sinLineaSql';

import type { PoolClient } from 'pg';

/** What an act of a till is decided on; a sale reads the same with all else of it. */
export async function conocerEquipo(
  client: Pick<PoolClient, 'query'>,
  empresa: EmpresaId,
  { dispositivo, quien, momento, firma }: LoDicho,
): Promise<SabidoDeEquipo> {
  const equipo = await client.query<EquipoRow>(EQUIPO, [empresa, dispositivo, momento]);
  const vendedor = await client.query<VendedorRow>(VENDEDOR, [empresa, quien]);
  const pruebas = await client.query<PruebasRow>(PRUEBAS, [
    empresa,
    dispositivo,
    quien,
    firma?.llave ?? null,
    momento,
  ]);
  return {
    equipo: equipo.rows[0] ?? null,
    vendedor: vendedor.rows[0] ?? null,
    pruebas: pruebas.rows[0] ?? null,
  };
}
