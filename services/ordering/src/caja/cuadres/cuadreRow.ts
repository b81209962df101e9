import type { Cuadre } from '@comanda/shared/contracts/caja/cuadres';
import { formatDiferencia } from '@comanda/shared/domain/caja/cuadre';

export type CuadreRow = {
  id: string;
  caja_id: number;
  caja: string;
  periodo: number;
  apertura: string;
  conteo: string;
  esperado: string;
  diferencia: string;
  total_venta: string;
  venta: string;
  tarjeta: string;
  transferencia: string;
  vouchers: number;
  total_vouchers: string;
  total_transferencias: string | null;
  motivo: string;
  aprobado_por: string | null;
  usuario: string;
  fecha_negocio: string;
  creado: Date;
  por_revisar: boolean;
};

export const toCuadre =
  (empresa: string) =>
  (fila: CuadreRow): Cuadre => ({
    id: fila.id,
    fecha: fila.fecha_negocio,
    responsable: fila.usuario,
    conteo: Number(fila.conteo),
    cuadre: Number(fila.esperado),
    diferencia: Number(fila.diferencia),
    diferencia_texto: formatDiferencia(Number(fila.diferencia)),
    total_venta: Number(fila.total_venta),
    venta: Number(fila.venta),
    tarjeta: Number(fila.tarjeta),
    transferencia: Number(fila.transferencia),
    cantidaVouchers: fila.vouchers, // as spelled in spec section 3
    totalVouchers: Number(fila.total_vouchers),
    totalTransferencias:
      fila.total_transferencias === null ? null : Number(fila.total_transferencias),
    empresa,
    caja: { id: fila.caja_id, nombre: fila.caja },
    periodo: fila.periodo,
    motivo: fila.motivo,
    aprobado_por: fila.aprobado_por,
    creado: fila.creado.toISOString(),
    por_revisar: fila.por_revisar,
  });
