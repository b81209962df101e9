import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import { MOVIMIENTOS_POR_PAGINA } from '@comanda/shared/contracts/inventario/mermas';
import { DataTable, paginada, type PedidoDeTabla } from '@comanda/shared/piezas/tabla';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { EXISTENCIA_AL_DIA, useListarMovimientosQuery } from '../bodegaApi';
import { useMateriaAlDia } from '../useMateriaAlDia';

import { ExistenciaGrafico } from './ExistenciaGrafico';
import { libroColumns } from './libroColumns';

type MovimientosModalProps = { empresa: string; materia: MateriaPrima; onCerrar: () => void };

/** All that moved the weight of a material, and how much there was of it at the end of each day. */
export default function MovimientosModal({ empresa, materia, onCerrar }: MovimientosModalProps) {
  const { id, materi_prima, medida_entrada } = materia;
  const [alDia] = useMateriaAlDia({ empresa, id }).currentData ?? [];
  const usePagina = ({ pagina }: PedidoDeTabla) =>
    useListarMovimientosQuery({ empresa, id, pagina }, EXISTENCIA_AL_DIA);
  return (
    <Modal
      open
      title={`Movimientos de ${materi_prima}`}
      width={960}
      onCancel={onCerrar}
      footer={<Button onClick={onCerrar}>Cerrar</Button>}
    >
      <div className="ui-pila bodega-libro">
        <ExistenciaGrafico empresa={empresa} materia={materia} />
        <DataTable
          titulo="Movimientos"
          resumen={alDia && `Hay ${formatPeso(alDia.peso_actual, medida_entrada)}`}
          columns={libroColumns(medida_entrada)}
          fuente={paginada(usePagina)}
          rowKey={(fila) => fila.id}
          pageSize={MOVIMIENTOS_POR_PAGINA}
          buscador={null}
          compacta
        />
      </div>
    </Modal>
  );
}
