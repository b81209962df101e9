import type { Categoria } from '@comanda/shared/contracts/inventario/categorias';
import type { Column } from '@comanda/shared/piezas/tabla';

import { ColorMuestra } from './ColorMuestra';

/** Headings as spelled in spec section 2; what a category holds besides. */
export const categoriasColumns: readonly Column<Categoria>[] = [
  {
    id: 'categoria',
    header: 'Categoría',
    movil: 'titulo',
    text: ({ categoria }) => categoria,
    cell: ({ categoria, color }) => <ColorMuestra color={color} nombre={categoria} />,
    compare: (a, b) => a.categoria.localeCompare(b.categoria, 'es'),
  },
  {
    id: 'descripcion',
    header: 'Descripción',
    movil: 'ancho',
    text: ({ descripcion }) => descripcion,
  },
  {
    id: 'productos',
    header: 'Productos',
    align: 'right',
    text: ({ productos }) => String(productos),
    numero: ({ productos }) => productos,
    compare: (a, b) => a.productos - b.productos,
  },
];
