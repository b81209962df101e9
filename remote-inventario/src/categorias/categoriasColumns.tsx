import type { Categoria } from '@comanda/shared/contracts/inventario/categorias';
import { FotoProducto } from '@comanda/shared/piezas/foto';
import type { Column } from '@comanda/shared/piezas/tabla';

/** Headings as spelled in spec section 2; what a category holds besides. */
export const categoriasColumns: readonly Column<Categoria>[] = [
  {
    id: 'categoria',
    header: 'Categoría',
    movil: 'titulo',
    text: ({ categoria }) => categoria,
    imagen: ({ color }) => <FotoProducto imagen={null} color={color} deFila />,
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
    movil: 'nombrado',
    text: ({ productos }) => String(productos),
    numero: ({ productos }) => productos,
    compare: (a, b) => a.productos - b.productos,
  },
];
