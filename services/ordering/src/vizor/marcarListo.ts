import { AppError } from '@comanda/shared/errors/AppError';
import type { Hecho } from '@comanda/kit/auditoria/auditoria';
import type { Transaccion } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { retirarHechas } from './retirarHechas';

export type MarcaDeListo = { lineas: readonly string[]; listo: boolean };

/** Whoever marks it first did; what is not ready after all is not on any table either. */
const MARCAR = `
  update pedidos.orden_lineas
     set lista = case when $3 then coalesce(lista, $4) end,
         estuvo_lista = coalesce(estuvo_lista, lista, case when $3 then $4 end), lista_por = case when $3 then coalesce(lista_por, $5) end,
         entregada = case when $3 then entregada end
   where empresa_id = $1 and id = any ($2)`;

/** Orders the kitchen still has and nobody sits at, that have one of the lines. */
const QUE_YA_NO_ESPERAN = `
  select distinct o.id
    from pedidos.orden_movimientos m
    join pedidos.ordenes o on o.empresa_id = $1 and o.id = m.orden_id
   where m.empresa_id = $1 and m.linea_id = any ($2) and o.estado <> 'ABIERTA' and o.en_cocina`;

/** What was paid of an order that is over and is not ready after all is cooked again: of a take-away, or of one that was joined. */
const DEVOLVER = `
  update pedidos.ordenes o set en_cocina = true
   where o.empresa_id = $1
     and (o.estado = 'UNIDA' or (o.estado in ('PAGADA', 'CERRADA') and o.mesa_id is null)) and o.id in (
     select m.orden_id
       from pedidos.orden_movimientos m
       join pedidos.orden_operaciones p on p.empresa_id = $1 and p.clave = m.operacion
      where m.empresa_id = $1 and m.linea_id = any ($2) and p.tipo = 'PAGO')`;

/** All of them or none. An order that is over leaves the kitchen with the last of its lines. */
export async function marcarListo(
  transaccion: Transaccion<Database>,
  empresa: EmpresaId,
  { lineas, listo }: MarcaDeListo,
  { usuario, ahora }: Hecho,
): Promise<void> {
  const { client } = transaccion;
  const ids = [...new Set(lineas.map((linea) => linea.toLowerCase()))];
  const valores = [empresa, ids, listo, ahora, usuario.nombreCompleto];
  const { rowCount } = await client.query(MARCAR, valores);
  if (rowCount !== ids.length) throw new AppError('NO_ENCONTRADO', { lineas: ids });
  if (!listo) {
    await client.query(DEVOLVER, [empresa, ids]);
    return;
  }
  const { rows } = await client.query<{ id: string }>(QUE_YA_NO_ESPERAN, [empresa, ids]);
  const ordenes = rows.map(({ id }) => id);
  await retirarHechas(transaccion, empresa, ordenes);
}
