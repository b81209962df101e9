import type { Merma } from '@comanda/shared/contracts/inventario/mermas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import type { Column } from '@comanda/shared/piezas/tabla';

import { MOTIVO } from '../bodegaMensajes';

type MermaFila = Merma & { indice: number };

const pesoDe = ({ peso_merma, medida }: Merma) => formatPeso(peso_merma, medida);

const reversoDe = ({ reversada }: Merma) =>
  reversada &&
  `Reversada por ${reversada.nombreCompleto} el ${formatFechaHora(reversada.fecha_registro)}: ${reversada.motivo}`;

/** Headers as spec section 2 spells them. */
export const mermaColumns: readonly Column<MermaFila>[] = [
  {
    id: 'indice',
    header: '#',
    movil: 'oculto',
    text: ({ indice }) => String(indice),
  },
  { id: 'producto', header: 'Producto', text: ({ materi_prima }) => materi_prima },
  {
    id: 'merma',
    header: 'Merma',
    align: 'right',
    movil: 'titulo',
    text: pesoDe,
    cell: (fila) => (
      <div className={fila.reversada ? 'ui-dos bodega-reversada' : 'ui-dos bodega-detalle'}>
        {fila.reversada ? <s>{pesoDe(fila)}</s> : <strong>{pesoDe(fila)}</strong>}
        {fila.costo !== null && <small>{formatMonto(fila.costo)}</small>}
      </div>
    ),
  },
  {
    id: 'descripcion',
    header: 'descripción',
    movil: 'ancho',
    text: (fila) => [MOTIVO[fila.motivo], fila.descripcion, reversoDe(fila)].join(' '),
    cell: (fila) => (
      <div className="ui-dos bodega-detalle">
        <strong>{MOTIVO[fila.motivo]}</strong> {fila.descripcion}
        {fila.reversada && <small>{reversoDe(fila)}</small>}
      </div>
    ),
  },
  { id: 'responsable', header: 'responsable', text: ({ nombreCompleto }) => nombreCompleto },
  {
    id: 'fecha',
    header: 'F. registro',
    text: ({ fecha_registro }) => formatFechaHora(fecha_registro),
    compare: (a, b) => a.fecha_registro.localeCompare(b.fecha_registro),
  },
];
