import type { Medida } from '@comanda/shared/contracts/inventario/bodega';
import type { MovimientoDeBodega } from '@comanda/shared/contracts/inventario/mermas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import type { Column } from '@comanda/shared/piezas/tabla';

import { MOVIMIENTO } from '../bodegaMensajes';

/** '+2 kg' came in, '-0.5 kg' went out. */
const conSigno = ({ cantidad }: MovimientoDeBodega, medida: Medida) =>
  `${cantidad > 0 ? '+' : ''}${formatPeso(cantidad, medida)}`;

export const libroColumns = (medida: Medida): Column<MovimientoDeBodega>[] => [
  {
    id: 'fecha',
    header: 'FECHA',
    text: ({ fecha_registro }) => formatFechaHora(fecha_registro),
  },
  {
    id: 'tipo',
    header: 'MOVIMIENTO',
    movil: 'titulo',
    text: ({ tipo, detalle }) => `${MOVIMIENTO[tipo]} ${detalle}`,
    cell: ({ tipo, detalle }) => (
      <div className="ui-dos bodega-detalle">
        {MOVIMIENTO[tipo]}
        {detalle !== MOVIMIENTO[tipo] && <small>{detalle}</small>}
      </div>
    ),
  },
  {
    id: 'cantidad',
    header: 'CANTIDAD',
    align: 'right',
    movil: 'titulo',
    text: (fila) => conSigno(fila, medida),
  },
  { id: 'saldo', header: 'SALDO', align: 'right', text: ({ saldo }) => formatPeso(saldo, medida) },
  {
    id: 'costo',
    header: 'COSTO',
    align: 'right',
    text: ({ costo }) => (costo === null ? '' : formatMonto(costo)),
  },
  { id: 'responsable', header: 'RESPONSABLE', text: ({ nombreCompleto }) => nombreCompleto },
];
