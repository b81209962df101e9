import type {
  EstadoMovimiento,
  MovimientoCaja,
  TipoDeMovimientoDeCaja,
} from '@comanda/shared/contracts/caja/caja';
import { ENTRA } from '@comanda/shared/domain/caja/movimientoCaja';

export type MovimientoRow = {
  id: number;
  caja_id: number;
  tipo: TipoDeMovimientoDeCaja;
  detalle: string;
  monto: string;
  empleado_id: string | null;
  empleado: string | null;
  estado: EstadoMovimiento;
  usuario: string;
  fecha_negocio: string;
  creado: Date;
};

export const COLUMNAS_MOVIMIENTO = [
  'id',
  'caja_id',
  'tipo',
  'detalle',
  'monto',
  'empleado_id',
  'empleado',
  'estado',
  'usuario',
  'fecha_negocio',
  'creado',
] as const;

export const toMovimientoDeCaja =
  (empresa: string) =>
  (fila: MovimientoRow): MovimientoCaja => {
    const monto = Number(fila.monto);
    const entra = ENTRA[fila.tipo];
    return {
      id: String(fila.id),
      fecha: fila.fecha_negocio,
      detalle: fila.detalle,
      usuario: fila.usuario,
      ingreso: entra ? monto : 0,
      salida: entra ? 0 : monto,
      estado: fila.estado,
      empresa,
      tipo: fila.tipo,
      empleado: fila.empleado,
      caja: fila.caja_id,
      creado: fila.creado.toISOString(),
    };
  };
