import type { Producto } from '@comanda/shared/contracts/productos';

import { colorPorTurno } from '../categorias/categoriasEnOrden';

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
