import type { ColumnaProducto } from '@comanda/shared/contracts/inventario/importaciones';
import { mapasDeLista } from '@comanda/kit/listas/mapas';

export const mapasDeProductos = mapasDeLista<ColumnaProducto>('pedidos', 'productos');
