import { randomUUID } from 'node:crypto';

import type { MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA } from '@comanda/kit/testing/semilla';

/** A drawer that only the other company has. */
export const cajaDeAlla = async ({ dueno }: MundoDeDenegar) => {
  const [{ id } = { id: 0 }] = await dueno<{ id: number }>(CAJA_DE_ALLA, [
    ANDINA.id,
    randomUUID().slice(0, 8),
  ]);
  return { caja: id };
};
const CAJA_DE_ALLA = `
  with caja as (
    insert into pedidos.cajas (empresa_id, id, nombre)
    select $1, greatest(max(id), 900) + 1, $2 from pedidos.cajas
    returning empresa_id, id
  ),
  periodo as (
    insert into pedidos.periodos (empresa_id, caja_id, numero, abierto) select empresa_id, id, 1, now() from caja
  )
  select id from caja`;
