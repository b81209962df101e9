import { randomUUID } from 'node:crypto';

import { CLIENTE } from '@comanda/kit/testing/semilla';
import type { Servicio } from '@comanda/kit/testing/servicio';
import { ventasCalls, type Pago } from '@comanda/shared/contracts/ventas/ventas';

import type { Solicitud } from '../ventas/revisarLinea';

import { makeSolicitudDeOtra } from './ventas';

/** Somebody whom a company may sell on account to. */
export async function registrarCliente(
  { sql }: Pick<Servicio, 'sql'>,
  { id }: { id: number },
  cedula: string = CLIENTE.cedula,
  nombre: string = CLIENTE.nombre,
): Promise<void> {
  await sql(
    `insert into facturacion.clientes (empresa_id, cedula, tipo_identificacion, nombre, razon_social, email, direccion, telefono)
     values ($1, $2, '05', $3, $3, 'cliente@correo.ec', 'Quito', '') on conflict do nothing`,
    [id, cedula, nombre],
  );
}

/** How a company sells on account. */
export const venderACredito = (
  { sql }: Pick<Servicio, 'sql'>,
  { id }: { id: number },
  { activo = true, plazo = 30, limite = 100 } = {},
) =>
  sql(
    `insert into pedidos.ajustes_venta (empresa_id, descuento_maximo, vende_a_credito, credito_plazo, credito_limite)
     values ($1, 10, $2, $3, $4)
     on conflict (empresa_id) do update set vende_a_credito = $2, credito_plazo = $3, credito_limite = $4`,
    [id, activo, plazo, limite],
  );

/** $7.98 of the company that issues no invoices, on account. */
export const pedidoACredito = (over: Partial<Solicitud> = {}) => ({
  ...makeSolicitudDeOtra({ cedula: CLIENTE.cedula, forma_pago: 'CREDITO', ...over }),
  idempotencia: randomUUID(),
});

export const aCredito = (
  servicio: Pick<Servicio, 'dato'>,
  quien: { id: string },
  over: Partial<Solicitud> = {},
) => servicio.dato(ventasCalls.crearVenta, quien, pedidoACredito(over));

/** So much in cash and the rest on account. */
export const mixto = (total: number, efectivo: number): Pago[] => [
  { forma_pago: 'EFECTIVO', monto: efectivo },
  { forma_pago: 'CREDITO', monto: Number((total - efectivo).toFixed(2)) },
];
