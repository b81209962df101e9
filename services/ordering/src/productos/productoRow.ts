import type { Producto } from '@comanda/shared/contracts/productos';

import type { ProductosRepository } from './productosRepository';

type Fila = Awaited<ReturnType<ProductosRepository['listar']>>[number];

export const toProducto =
  (empresa: string) =>
  ({ id, id_categoria, precio_venta, ...fila }: Fila): Producto => ({
    ...fila,
    id: String(id),
    id_categoria: String(id_categoria),
    precio_venta: Number(precio_venta),
    porcentaje: `${fila.porcentaje_iva}%`,
    empresa,
  });
