import type { Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { ajustesDeCocina } from './ajustesCocinaRepository';
import { lineasDeCocina, toLineaVizor } from './lineaVizorRow';

const RETIRAR = `update pedidos.ordenes set en_cocina = false where empresa_id = $1 and id = any ($2)`;

/** Of those orders, which nobody sits at, the ones that no station has anything of to cook or to look at leave the kitchen. */
export async function retirarHechas(
  { trx, client }: Transaccion<Database>,
  empresa: EmpresaId,
  ordenes: readonly string[],
): Promise<void> {
  if (ordenes.length === 0) return;
  const ajustes = await ajustesDeCocina(trx, empresa);
  const pendientes = (await lineasDeCocina(client, empresa, { ordenes }))
    .map((fila) => toLineaVizor(fila, ajustes))
    .filter(({ lista, estacion }) => !lista && estacion !== null);
  const salen = ordenes.filter((id) => pendientes.every(({ random }) => random !== id));
  await client.query(RETIRAR, [empresa, salen]);
}
