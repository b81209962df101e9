import type { PaginaDeEmitidos } from '@comanda/shared/contracts/reportes/emitidos';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';

const contadas = (cuantas: number, una: string, varias: string) =>
  `${conMiles(String(cuantas))} ${cuantas === 1 ? una : varias}`;

/** All ours but the titles: the specification gives this screen no sentences. */
export const filtroMensajes = {
  titulo: 'Reportes',
  porCorreo: 'Por correo',
  ventas: {
    titulo: 'Ventas',
    vacio: 'No hay ventas en esas fechas',
    buscador: 'Número, cliente, cédula o monto',
    resumen: ({ total, hay_mas, suma }: PaginaDeEmitidos) => {
      const hay = `${hay_mas ? 'Más de ' : ''}${contadas(total, 'venta', 'ventas')}`;
      return suma === null ? hay : `${hay} · ${formatMonto(suma)}`;
    },
  },
  movimientos: {
    titulo: 'Movimientos',
    vacio: 'No hay movimientos en esas fechas',
    buscador: 'Detalle o responsable',
    resumen: (total: number) => contadas(total, 'movimiento', 'movimientos'),
  },
  cuadres: {
    titulo: 'Cuadres',
    vacio: 'No hay cuadres en esas fechas',
    buscador: 'Responsable o monto',
    resumen: (total: number) => contadas(total, 'cuadre', 'cuadres'),
  },
  /** As the server says it of the other reports. */
  largo: 'Elija un rango de hasta tres años',
} as const;
