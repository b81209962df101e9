import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import { corteDeCocina } from './corteDeCocina';

/** More than a place closes in a day; a backlog of years goes in a few. */
const LOTE = 5_000;

/** $1 empresa, $2 before when, $3 rows. What the list leaves out by now; one that somebody has in hand stays for the next time. */
const OLVIDAR = `
  update pedidos.ordenes set en_cocina = false
   where empresa_id = $1 and id = any (array(
     select o.id from pedidos.ordenes o
       join pedidos.ordenes s on s.empresa_id = $1 and s.id = coalesce(o.unida_a, o.id)
      where o.empresa_id = $1 and o.en_cocina and o.estado <> 'ABIERTA' and s.cerrada < $2
      limit $3 for update of o skip locked))`;

/** Nobody sees it: lines of these orders are listed no more. */
export const olvidarViejas = <Base>(db: Db<Base>, empresa: EmpresaId, ahora: Date): Promise<void> =>
  enEmpresa(db, empresa, async ({ client }) => {
    await client.query(OLVIDAR, [empresa, corteDeCocina(ahora), LOTE]);
  });
