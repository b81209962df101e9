import { randomUUID } from 'node:crypto';

import type { EmpresaPrueba, MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { PRODUCTOS } from '@comanda/kit/testing/semilla';
import { ventasCalls } from '@comanda/shared/contracts/ventas/ventas';

import { makeLinea, makeSolicitud } from './ventas';

/** A customer of that company who was sold something on account. */
export async function deberAlla(
  { dueno, pedir, reservar }: MundoDeDenegar,
  de: EmpresaPrueba,
  cedula: string,
): Promise<void> {
  const { id, empresa } = de;
  await dueno(VENDE_A_CREDITO, [id]);
  await dueno(CLIENTE, [id, cedula]);
  const producto = PRODUCTOS.find((uno) => uno.empresa === id)?.id ?? 1;
  await pedir(ventasCalls.crearVenta, {
    ...makeSolicitud({
      empresa,
      cedula,
      tienda: [makeLinea(producto)],
      forma_pago: 'CREDITO',
      clave_acceso: await reservar(de),
    }),
    idempotencia: randomUUID(),
  });
}

/** Who bought of the other company owes it for another sale. */
export async function deberEnLaAjena({
  dueno,
  ajena,
}: MundoDeDenegar): Promise<{ cedula: string }> {
  const [venta] = await dueno<{ id: string }>(OTRA_VENTA, [ajena.clave]);
  await dueno(VENCE, [venta?.id]);
  await dueno(SIN_PAGAR, [venta?.id]);
  return { cedula: ajena.cedula };
}

const OTRA_VENTA = `
  insert into pedidos.ventas (empresa_id, id, idempotencia, huella, establecimiento, punto_emision, secuencial, forma_pago,
    usuario_id, caja_usuario, cedula, nombre, email, subtotal, iva, total, fecha_negocio, fecha_creacion)
  select v.empresa_id, gen_random_uuid(), gen_random_uuid(), 'ajena', v.establecimiento, v.punto_emision,
         900000000 + (select count(*) from pedidos.ventas), 'CREDITO', v.usuario_id, v.caja_usuario, v.cedula, v.nombre, v.email,
         1, 0, 1, v.fecha_negocio, v.fecha_creacion
    from pedidos.ventas v where v.clave_acceso = $1
  returning id`;
const VENCE = `
  insert into pedidos.creditos (empresa_id, venta_id, plazo, vence)
  select empresa_id, id, 30, fecha_negocio + 30 from pedidos.ventas where id = $1`;
const SIN_PAGAR = `
  insert into pedidos.caja_movimientos (empresa_id, tipo, venta_id, detalle, forma_pago, monto, usuario_id, usuario, fecha_negocio,
    creado)
  select empresa_id, 'VENTA', id, 'Venta ' || secuencia, 'CREDITO', 1, usuario_id, caja_usuario, fecha_negocio, fecha_creacion
    from pedidos.ventas where id = $1`;
const VENDE_A_CREDITO = `
  insert into pedidos.ajustes_venta (empresa_id, descuento_maximo, vende_a_credito, credito_limite) values ($1, 10, true, 100000)
  on conflict (empresa_id) do update set vende_a_credito = true, credito_limite = 100000`;
const CLIENTE = `
  insert into facturacion.clientes (empresa_id, cedula, tipo_identificacion, nombre, razon_social, email, direccion, telefono)
  values ($1, $2, '05', 'Rosa Debe', 'Rosa Debe', 'rosa@correo.ec', 'Quito', '') on conflict do nothing`;
