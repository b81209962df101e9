import { ADMIN, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';

import type { Entregas } from './entregas';

export const COMPRADOR_DE_VENTA = {
  cedula: '1710034065',
  nombre: 'María Fernanda Salazar',
  email: 'maria@correo.ec',
};

/** The sale of an invoice, as ordering writes it; of Cafetería Andina one with the same id. */
export async function conVenta(e: Pick<Entregas, 'sql'>, clave: string): Promise<void> {
  const { cedula, nombre, email } = COMPRADOR_DE_VENTA;
  for (const { id } of [PUERTO, ANDINA])
    await e.sql(
      `insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial,
         clave_acceso, forma_pago, usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total,
         fecha_negocio, fecha_creacion)
       select $2, c.venta_id, gen_random_uuid(), '', c.establecimiento, c.punto_emision, c.secuencial, c.clave_acceso,
              'EFECTIVO', $3, 'Carlos', $4, $5, $6, c.total, 0, c.total, c.fecha_emision, now()
         from facturacion.comprobantes c where c.clave_acceso = $1`,
      [clave, id, ADMIN.id, cedula, nombre, email],
    );
}
