import { Vacio } from '@comanda/shared/piezas/vista';
import { Pagination, Table } from '@comanda/shared/ui/tabla';

import type { Historias } from '../historias';
import { nada, NOMBRES, OCHO_CIFRAS } from '../textos';

const COLUMNAS = [
  { title: 'Producto', dataIndex: 'nombre' },
  { title: 'Total', dataIndex: 'total', align: 'right' as const },
];
const FILAS = NOMBRES.map((nombre) => ({ nombre, total: OCHO_CIFRAS.toFixed(2) }));
const VACIA = { emptyText: <Vacio titulo="Aún no hay productos" /> };
const AL_LADO = { x: true } as const;

export const tabla: Historias = {
  'Table: llena': (
    <Table
      columns={COLUMNAS}
      dataSource={FILAS}
      rowKey="nombre"
      pagination={false}
      scroll={AL_LADO}
    />
  ),
  'Table: vacía': <Table columns={COLUMNAS} dataSource={[]} locale={VACIA} pagination={false} />,
  'Table: cargando': (
    <Table
      columns={COLUMNAS}
      dataSource={FILAS}
      rowKey="nombre"
      loading
      pagination={false}
      scroll={AL_LADO}
    />
  ),
  'Pagination: la primera de muchas': (
    <Pagination total={500} simple={{ readOnly: true }} showSizeChanger={false} onChange={nada} />
  ),
  'Pagination: pocas': <Pagination total={30} showSizeChanger={false} onChange={nada} />,
  'Pagination: una sola': <Pagination total={3} showSizeChanger={false} />,
};
