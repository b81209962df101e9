import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { formatCantidad, formatPeso } from '@comanda/shared/domain/producto/medidas';
import type { Column } from '@comanda/shared/piezas/tabla';
import { Icono } from '@comanda/shared/ui/core';

import { BarraDeExistencia } from './BarraDeExistencia';

/** A row with its place in the list. */
export type MateriaFila = MateriaPrima & { indice: number };

type Peso = 'peso_inicial' | 'peso_actual' | 'peso_concurrente' | 'cantidad_alerta';

const dePeso = (campo: Peso, header: string): Column<MateriaFila> => ({
  id: campo,
  header,
  align: 'right',
  text: (fila) => formatCantidad(fila[campo]),
  numero: (fila) => fila[campo],
  decimales: 3,
});

const actualDe = (fila: MateriaFila) => formatPeso(fila.peso_actual, fila.medida_entrada);

/** Headers as spec section 2 spells them; weights are in medida_entrada. */
export const bodegaColumns: readonly Column<MateriaFila>[] = [
  {
    id: 'indice',
    header: 'index',
    fija: true,
    movil: 'oculto',
    text: ({ indice }) => String(indice),
  },
  {
    id: 'materia',
    header: 'Materia',
    fija: true,
    movil: 'titulo',
    text: ({ materi_prima }) => materi_prima,
    cell: ({ materi_prima, alerta }) => (
      <div className="bodega-materia">
        <div className="bodega-nombre" title={materi_prima}>
          {materi_prima}
        </div>
        {alerta && (
          <span className="ui-etiqueta" data-tono="pausa">
            <Icono nombre="alerta" tamano={14} /> Se agota
          </span>
        )}
      </div>
    ),
    compare: (a, b) => a.materi_prima.localeCompare(b.materi_prima, 'es'),
  },
  { ...dePeso('peso_inicial', 'Peso Inicial'), explica: 'con lo que empezó', movil: 'oculto' },
  {
    ...dePeso('peso_actual', 'Peso Actual'),
    explica: 'lo que hay',
    movil: 'titulo',
    text: actualDe,
    cell: (fila) => (
      <span className="bodega-actual">
        <span>
          <strong>{formatCantidad(fila.peso_actual)}</strong> <small>{fila.medida_entrada}</small>
        </span>
        <BarraDeExistencia materia={fila} />
      </span>
    ),
  },
  {
    ...dePeso('peso_concurrente', 'Peso transcurrido'),
    explica: 'lo que salió',
    movil: 'nombrado',
  },
  {
    id: 'entrada',
    header: 'Medida Entrada',
    movil: 'oculto',
    text: ({ medida_entrada }) => medida_entrada,
  },
  {
    id: 'salida',
    header: 'Medida Salida',
    movil: 'oculto',
    text: ({ medida_salida }) => medida_salida,
  },
  {
    ...dePeso('cantidad_alerta', 'Alerta'),
    movil: 'ancho',
    text: ({ cantidad_alerta, alerta }) =>
      `${formatCantidad(cantidad_alerta)}${alerta ? ' Se agota' : ''}`,
    cell: ({ cantidad_alerta }) => (
      <span>
        <small className="bodega-alerta">Alerta</small> {formatCantidad(cantidad_alerta)}
      </span>
    ),
    compare: (a, b) => Number(a.alerta) - Number(b.alerta) || a.cantidad_alerta - b.cantidad_alerta,
  },
];
