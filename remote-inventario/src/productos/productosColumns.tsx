import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import type { Column } from '@comanda/shared/piezas/tabla';

import { ProductoCelda } from './ProductoCelda';
import estilos from './productos.module.css';

/** The server sorts. */
const elServidor = () => 0;

/** Headers as spec section 2 writes them. */
export const productosColumns = (conFotos: boolean): Column<Producto>[] => [
  {
    id: 'producto',
    header: 'producto',
    movil: 'titulo',
    text: ({ producto }) => producto,
    cell: (fila) => <ProductoCelda producto={fila} conFoto={conFotos} />,
    compare: elServidor,
  },
  {
    id: 'categoria',
    header: 'categoría',
    text: ({ categoria }) => categoria,
    cell: ({ categoria }) => <span className={estilos.deCategoria}>{categoria}</span>,
    compare: elServidor,
  },
  {
    id: 'precio',
    header: 'precio',
    align: 'right',
    movil: 'titulo',
    text: ({ precio_venta }) => formatMonto(precio_venta),
    compare: elServidor,
  },
  { id: 'iva', header: 'iva', align: 'right', text: ({ porcentaje }) => porcentaje },
];
