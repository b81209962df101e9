import { COLORES_CATEGORIA, type ColorCategoria } from '@comanda/shared/contracts/categorias';
import type { Producto } from '@comanda/shared/contracts/productos';

import type { ProductosRepository } from './productosRepository';

type Fila = Awaited<ReturnType<ProductosRepository['listar']>>['filas'][number];

export const toProducto =
  (empresa: string) =>
  ({
    empresa_id,
    id,
    id_categoria,
    precio_venta,
    color_categoria,
    imagen,
    ...fila
  }: Fila): Producto => ({
    ...fila,
    id: String(id),
    id_categoria: String(id_categoria),
    color_categoria: color_categoria ?? colorPorTurno(fila.orden_categoria),
    precio_venta: Number(precio_venta),
    porcentaje: `${fila.porcentaje_iva}%`,
    empresa,
    imagen: imagen === null ? null : `/v1/imagenes/${empresa_id}/${imagen}`,
  });

/** Neighbours differ until there are more categories than colours. */
export function colorPorTurno(orden: number): ColorCategoria {
  const [primero] = COLORES_CATEGORIA;
  return COLORES_CATEGORIA[(orden - 1) % COLORES_CATEGORIA.length] ?? primero;
}
