/**
 * Tables that grow with every sale, document, act or visit: what locks or rewrites one stops whoever sells. A queue is
 * short, and what a company sets up is little.
 */
export const GRANDES: readonly string[] = [
  'facturacion.clientes',
  'facturacion.comprobantes',
  'facturacion.correos',
  'facturacion.intentos',
  'facturacion.reservas',
  'identidad.accesos',
  'identidad.auditoria',
  'identidad.refrescos',
  'identidad.sesiones',
  'pedidos.auditoria',
  'pedidos.caja_movimientos',
  'pedidos.compradores',
  'pedidos.dia_totales',
  'pedidos.materia_movimientos',
  'pedidos.movimientos',
  'pedidos.orden_lineas',
  'pedidos.orden_movimientos',
  'pedidos.orden_operaciones',
  'pedidos.ordenes',
  'pedidos.periodo_totales',
  'pedidos.programado_resultados',
  'pedidos.reporte_cartas',
  'pedidos.venta_lineas',
  'pedidos.ventas',
  'pedidos.ventas_sin_linea',
  // as platform called them until its 0011
  'plataforma.accesos',
  'plataforma.auditoria',
  'plataforma.refrescos',
  'plataforma.sesiones',
  'plataforma.telemetria',
];
