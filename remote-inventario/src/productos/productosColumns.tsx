import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FotoProducto } from '@comanda/shared/piezas/foto';
import type { Column } from '@comanda/shared/piezas/tabla';
import { deColor } from '@comanda/shared/piezas/tono';

import { ProductoCelda } from './ProductoCelda';
import estilos from './productos.module.css';

/** The server sorts. */
const elServidor = () => 0;

/** Headers as spec section 2 writes them. */
export const productosColumns: readonly Column<Producto>[] = [
  {
    id: 'producto',
    header: 'producto',
    movil: 'titulo',
    text: ({ producto }) => producto,
    cell: (fila) => <ProductoCelda producto={fila} />,
    imagen: ({ imagen, color_categoria }) => (
      <FotoProducto imagen={imagen} color={color_categoria} deFila />
    ),
    compare: elServidor,
  },
  {
    id: 'categoria',
    header: 'categoría',
    text: ({ categoria }) => categoria,
    cell: ({ categoria, color_categoria }) => (
      <span className={`ui-color ${estilos.deCategoria ?? ''}`} {...deColor(color_categoria)}>
        {categoria}
      </span>
    ),
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
