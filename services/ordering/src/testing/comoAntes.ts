import { CAMBIO_DE_PISO, ENTRAR_EN_LINEAS, ENTRAR_EN_ORDEN } from '../mesas/piso';
import { PAGAR_ORDEN } from '../ventas/ventaSql';

import type { Sentencia } from './conSentencias';

/** As the version before the lock in common took the floor, for everything, at the beginning. */
const TOMAR_PISO_DE_ANTES = `
  insert into pedidos.pisos as p (empresa_id) values ($1)
      on conflict (empresa_id) do update set version = p.version + 1`;

/** As it wrote a payment: whatever is left to pay. */
export const PAGAR_ORDEN_DE_ANTES = `
  with pago as (
    insert into pedidos.orden_operaciones (empresa_id, clave, tipo, orden_id, usuario_id, usuario, creado)
    select empresa_id, id, 'PAGO', $3::uuid, usuario_id, caja_usuario, fecha_creacion
      from pedidos.ventas where empresa_id = $1::int and id = $2::uuid
    returning empresa_id, clave, orden_id
  )
  insert into pedidos.orden_movimientos (empresa_id, operacion, orden_id, linea_id, cantidad)
  select p.empresa_id, p.clave, p.orden_id, l.linea, -l.cantidad
    from pago p, unnest($4::uuid[], $5::numeric[]) as l (linea, cantidad)`;

/** What a process of the version before says, which goes on selling during a deployment. */
export function comoAntes({ text, values }: Sentencia): Sentencia {
  if (text === ENTRAR_EN_ORDEN || text === ENTRAR_EN_LINEAS)
    return { text: TOMAR_PISO_DE_ANTES, values: values.slice(0, 1) };
  if (text === PAGAR_ORDEN) return { text: PAGAR_ORDEN_DE_ANTES, values };
  if (text === CAMBIO_DE_PISO) return { text: 'select', values: [] };
  return { text, values };
}
