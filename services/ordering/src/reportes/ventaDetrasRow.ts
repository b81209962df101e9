import type { VentaDetras } from '@comanda/shared/contracts/reportes';

import type { VentaDetrasRow } from './detras';

export const toVentaDetras = (fila: VentaDetrasRow): VentaDetras => ({
  id: fila.id,
  editar: fila.clave_acceso ?? fila.secuencia,
  secuencia: fila.secuencia,
  fecha: fila.fecha_negocio,
  fecha_creacion: fila.fecha_creacion.toISOString(),
  caja_usuario: fila.caja_usuario,
  nombre: fila.nombre,
  forma_pago: fila.forma_pago,
  estado: fila.estado,
  total: Number(fila.total),
  monto: Number(fila.monto),
});
