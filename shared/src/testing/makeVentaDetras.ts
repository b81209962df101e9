import type { VentaDetras } from '../contracts/reportes/reportes';

/** A sale behind a figure, all of it in the figure. */
export const makeVentaDetras = (over: Partial<VentaDetras> = {}): VentaDetras => ({
  id: 'v1',
  editar: '001-001-000000001',
  secuencia: '001-001-000000001',
  fecha: '2026-11-20',
  fecha_creacion: '2026-11-20T18:05:00.000Z',
  caja_usuario: 'Ana Vera',
  nombre: 'CONSUMIDOR FINAL',
  forma_pago: 'EFECTIVO',
  estado: 'ACTIVO',
  total: 11.5,
  monto: 11.5,
  ...over,
});
