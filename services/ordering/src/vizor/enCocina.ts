import type { Kysely } from 'kysely';

import { contarEnCocina } from '@comanda/shared/domain/orden/vizor';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { ajustesDeCocina } from './ajustesCocinaRepository';
import { corteDeCocina } from './corteDeCocina';
import { lineasDeCocina, toLineaVizor } from './lineaVizorRow';

import type { PoolClient } from 'pg';

type Lectura = { trx: Kysely<Database>; client: Pick<PoolClient, 'query'> };

/** Orders in the kitchen, by the lines that its screen draws them from: Inicio and the menu say the number that a cook sees. */
export async function ordenesEnCocina(
  { trx, client }: Lectura,
  empresa: EmpresaId,
  ahora: Date,
): Promise<number> {
  const ajustes = await ajustesDeCocina(trx, empresa);
  const filas = await lineasDeCocina(client, empresa, { desde: corteDeCocina(ahora) });
  return contarEnCocina(filas.map((fila) => toLineaVizor(fila, ajustes)));
}
