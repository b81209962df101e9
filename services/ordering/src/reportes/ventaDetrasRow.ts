import type { VentaDetras } from '@comanda/shared/contracts/reportes/reportes';

import type { VentaDetrasRow } from './detras';

export const toVentaDetras = ({
  clave_acceso,
  fecha_negocio,
  nota,
  ...fila
}: VentaDetrasRow): VentaDetras => ({
  ...fila,
  ...(nota && { nota }),
  editar: clave_acceso ?? fila.secuencia,
  fecha: fecha_negocio,
  fecha_creacion: fila.fecha_creacion.toISOString(),
  total: Number(fila.total),
  monto: Number(fila.monto),
});
