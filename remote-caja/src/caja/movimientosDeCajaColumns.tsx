import {
  aCentavos,
  formatCentavos,
  formatMonto,
  sumar,
} from '@comanda/shared/domain/dinero/dinero';
import { formatFecha, formatHora } from '@comanda/shared/domain/texto/fecha';
import type { Column } from '@comanda/shared/piezas/tabla';

import { TIPO_EN_PALABRAS } from '@comanda/shared/domain/caja/movimientoCaja';
import type { FilaDeMovimiento } from './porEnviar';

const cuandoDe = ({ fecha, creado }: FilaDeMovimiento) =>
  `${formatFecha(fecha)} ${formatHora(creado)}`;

const notaDe = ({ tipo, usuario, estado, porEnviar }: FilaDeMovimiento) =>
  [estado === 'N' ? 'Eliminado' : TIPO_EN_PALABRAS[tipo], usuario, porEnviar]
    .filter(Boolean)
    .join(' · ');

const deMonto = (campo: 'ingreso' | 'salida', header: string): Column<FilaDeMovimiento> => ({
  id: campo,
  header,
  align: 'right',
  movil: 'titulo', // of the two, a card has the one there is: its note says which
  text: (fila) => (fila[campo] > 0 ? formatMonto(fila[campo]) : ''),
  cell: (fila) => {
    if (fila[campo] === 0) return '';
    const monto = formatMonto(fila[campo]);
    return fila.estado === 'N' ? <s className="caja-quitado">{monto}</s> : monto;
  },
  numero: (fila) => (fila.estado === 'A' ? fila[campo] : 0),
  compare: (a, b) => a[campo] - b[campo],
});

/** Headings as spec section 2 spells them. What was taken off is struck through, and adds to no sum. */
export const movimientosDeCajaColumns: readonly Column<FilaDeMovimiento>[] = [
  {
    id: 'fecha',
    header: 'FECHA',
    text: cuandoDe,
    compare: (a, b) => a.creado.localeCompare(b.creado),
  },
  {
    id: 'detalle',
    header: 'DETALLE',
    movil: 'titulo',
    text: (fila) => `${fila.detalle} ${notaDe(fila)}`,
    cell: (fila) => (
      <div className="ui-dos caja-detalle">
        {fila.estado === 'N' ? <s className="caja-quitado">{fila.detalle}</s> : fila.detalle}
        <small>{notaDe(fila)}</small>
      </div>
    ),
    compare: (a, b) => a.detalle.localeCompare(b.detalle, 'es'),
  },
  deMonto('ingreso', 'INGRESO'),
  deMonto('salida', 'SALIDA'),
];

/** Sums of what stands. */
export function sumasDe(filas: readonly FilaDeMovimiento[]): Readonly<Record<string, string>> {
  const activas = filas.filter(({ estado }) => estado === 'A');
  const suma = (campo: 'ingreso' | 'salida') =>
    formatCentavos(sumar(activas.map((fila) => aCentavos(fila[campo]))));
  return { ingreso: suma('ingreso'), salida: suma('salida') };
}
