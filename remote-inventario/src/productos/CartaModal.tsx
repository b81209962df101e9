import type { DeCarta } from '@comanda/shared/contracts/inventario/productos';
import { PRODUCTOS_POR_PAGINA } from '@comanda/shared/contracts/inventario/productos';
import {
  DataTable,
  paginada,
  type Accion,
  type Column,
  type PedidoDeTabla,
} from '@comanda/shared/piezas/tabla';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { useConsultarCartaQuery } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';
import { useMarcarAgotado } from './useMarcarAgotado';
import { busquedaDe } from './useProductos';

type CartaModalProps = { empresa: string; onCerrar: () => void };

/** The server sorts. */
const elServidor = () => 0;

const columnas: readonly Column<DeCarta>[] = [
  {
    id: 'producto',
    header: 'Producto',
    movil: 'titulo',
    text: ({ producto, agotado }) => (agotado ? `${producto} Agotado` : producto),
    cell: ({ producto, agotado }) => (
      <>
        {producto}{' '}
        {agotado && (
          <span className="ui-etiqueta" data-tono="pausa">
            Agotado
          </span>
        )}
      </>
    ),
    compare: elServidor,
  },
  { id: 'categoria', header: 'Categoría', text: ({ categoria }) => categoria },
];

/** The menu, to say of a dish that there is no more of it, or again. */
export default function CartaModal({ empresa, onCerrar }: CartaModalProps) {
  const { marcar } = useMarcarAgotado(empresa);
  const usePagina = (pedido: PedidoDeTabla) =>
    useConsultarCartaQuery(
      { empresa, pagina: pedido.pagina, filas: pedido.filas, busqueda: busquedaDe(pedido) },
      { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
    );
  const acciones = (fila: DeCarta): Accion[] => [
    {
      texto: fila.agotado ? mensajes.hayDeNuevo : mensajes.marcarAgotado,
      onElegir: () => marcar(fila, !fila.agotado),
    },
  ];
  return (
    <Modal
      open
      title={mensajes.marcarAgotado}
      width={720}
      onCancel={onCerrar}
      footer={<Button onClick={onCerrar}>Cerrar</Button>}
    >
      <DataTable
        titulo="Carta"
        columns={columnas}
        fuente={paginada(usePagina)}
        rowKey={({ id }) => id}
        nombreDe={({ producto }) => producto}
        pageSize={PRODUCTOS_POR_PAGINA}
        buscador={mensajes.buscador}
        compacta
        accionesHeader="Acción"
        acciones={acciones}
      />
    </Modal>
  );
}
