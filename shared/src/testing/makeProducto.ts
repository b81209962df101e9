import type { Producto } from '../contracts/inventario/productos';

/** A product of La Cevichería, as its till knows it. */
export const makeProducto = (over: Partial<Producto> = {}): Producto => ({
  id: 'p1',
  producto: 'Ceviche de camarón',
  id_categoria: 'c1',
  categoria: 'Ceviches',
  orden_categoria: 1,
  color_categoria: 'mar',
  precio_venta: 9.5,
  porcentaje_iva: 15,
  porcentaje: '15%',
  empresa: 'La Cevichería del Puerto',
  estado: 'A',
  agotado: false,
  codigo: null,
  codigo_barras: null,
  favorito: false,
  por_peso: false,
  imagen: null,
  ...over,
});
