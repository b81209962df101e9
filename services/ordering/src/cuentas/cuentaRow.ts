import type {
  Abono,
  CreditoDeCliente,
  CuentaPorCobrar,
  VentaACredito,
} from '@comanda/shared/contracts/caja/cuentas';
import type { NotaDeVenta } from '@comanda/shared/contracts/ventas/ventas';
import { creditoDisponible } from '@comanda/shared/domain/dinero/credito';
import { aDolares } from '@comanda/shared/domain/dinero/dinero';

import type { CreditoVigente } from '../ventas/autorizarCredito';

export type CuentaRow = {
  cedula: string;
  nombre: string;
  debe: string;
  vencido: string;
  favor: string;
  vence: string | null;
};

export const toCuenta = (fila: CuentaRow): CuentaPorCobrar => ({
  cedula: fila.cedula,
  nombre: fila.nombre,
  debe: Number(fila.debe),
  vencido: Number(fila.vencido),
  favor: Number(fila.favor),
  vence: fila.vence,
});

export type DeudaRow = {
  venta_id: string;
  secuencia: string;
  nota: NotaDeVenta | null;
  fecha_creacion: Date;
  plazo: number;
  vence: string;
  monto: string;
  pendiente: string;
};

export const toVentaACredito = (fila: DeudaRow): VentaACredito => ({
  id: fila.venta_id,
  secuencia: fila.secuencia,
  ...(fila.nota && { nota: fila.nota }),
  fecha: fila.fecha_creacion.toISOString(),
  plazo: fila.plazo,
  vence: fila.vence,
  monto: Number(fila.monto),
  pendiente: Number(fila.pendiente),
});

export type AbonoRow = {
  id: string;
  cedula: string;
  nombre: string;
  monto: string;
  forma_pago: Abono['forma_pago'];
  debe: string;
  usuario: string;
  creado: Date;
};

export const COLUMNAS_ABONO = 'id, cedula, nombre, monto, forma_pago, debe, usuario, creado';

export const toAbono = ({ monto, debe, creado, ...fila }: AbonoRow): Abono => ({
  ...fila,
  monto: Number(monto),
  debe: Number(debe),
  creado: creado.toISOString(),
});

export const toCredito = (vigente: CreditoVigente): CreditoDeCliente => {
  const { limite, propio, debe, favor } = vigente;
  return {
    debe: aDolares(debe),
    favor: aDolares(favor),
    limite: aDolares(limite),
    propio,
    disponible: aDolares(creditoDisponible(limite, debe, favor)),
  };
};
