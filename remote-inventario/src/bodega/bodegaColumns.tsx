import type { MateriaPrima } from '@comanda/shared/contracts/bodega';
import { formatPeso } from '@comanda/shared/domain/medidas';
import type { Column } from '@comanda/shared/piezas/tabla';
import { Icono } from '@comanda/shared/ui/core';

/** A row with its place in the list. */
export type MateriaFila = MateriaPrima & { indice: number };

type Peso = 'peso_inicial' | 'peso_actual' | 'peso_concurrente' | 'cantidad_alerta';

const pesoDe = (fila: MateriaFila, campo: Peso) => formatPeso(fila[campo], fila.medida_entrada);

const dePeso = (campo: Peso, header: string): Column<MateriaFila> => ({
  id: campo,
  header,
  align: 'right',
  text: (fila) => pesoDe(fila, campo),
  numero: (fila) => fila[campo],
  compare: (a, b) => a[campo] - b[campo],
});

export const bodegaColumns: readonly Column<MateriaFila>[] = [
  {
    id: 'indice',
    header: 'index',
    movil: 'oculto',
    text: ({ indice }) => String(indice),
    compare: (a, b) => a.indice - b.indice,
  },
  {
    id: 'materia',
    header: 'Materia',
    movil: 'titulo',
    text: ({ materi_prima }) => materi_prima,
    cell: ({ materi_prima }) => (
      <div className="bodega-nombre" title={materi_prima}>
        {materi_prima}
      </div>
    ),
    compare: (a, b) => a.materi_prima.localeCompare(b.materi_prima, 'es'),
  },
  dePeso('peso_inicial', 'Peso Inicial'),
  {
    ...dePeso('peso_actual', 'Peso Actual'),
    cell: (fila) => <strong>{pesoDe(fila, 'peso_actual')}</strong>,
  },
  dePeso('peso_concurrente', 'Peso transcurrido'),
  { id: 'entrada', header: 'Medida Entrada', text: ({ medida_entrada }) => medida_entrada },
  { id: 'salida', header: 'Medida Salida', text: ({ medida_salida }) => medida_salida },
  {
    ...dePeso('cantidad_alerta', 'Alerta'),
    movil: 'ancho',
    text: (fila) => `${pesoDe(fila, 'cantidad_alerta')}${fila.alerta ? ' Por agotarse' : ''}`,
    cell: (fila) =>
      fila.alerta ? (
        <span className="bodega-alerta">
          <Icono nombre="alerta" tamano={18} /> Por agotarse
          <small>{pesoDe(fila, 'cantidad_alerta')}</small>
        </span>
      ) : (
        pesoDe(fila, 'cantidad_alerta')
      ),
  },
];
