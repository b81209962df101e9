import type { Funda } from '@comanda/shared/contracts/inventario/fundas';
import type {
  CambioPrecio,
  DeCarta,
  Producto,
} from '@comanda/shared/contracts/inventario/productos';

import { aDolares } from '@comanda/shared/domain/dinero/dinero';
import { iceDe } from '@comanda/shared/domain/ley/ice';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';

import { colorPorTurno } from '../categorias/categoriasEnOrden';
import { direccionDeImagen } from '../imagenes/imagenesRepository';

import type { preciosDe } from './preciosRepository';
import type { ProductosRepository } from './productosRepository';

type Fila = Awaited<ReturnType<ProductosRepository['listar']>>['filas'][number];

export const deCarta = ({
  id,
  producto,
  categoria,
  agotado,
}: Pick<Fila, 'id' | 'producto' | 'categoria' | 'agotado'>): DeCarta => ({
  id: String(id),
  producto,
  categoria,
  agotado,
});

/** `ahora`: at whose tax. */
export const toProducto =
  (empresa: string, ahora: Date) =>
  ({
    empresa_id,
    id,
    id_categoria,
    precio_venta,
    color_categoria,
    imagen,
    grupos,
    funda,
    ...fila
  }: Fila): Producto => ({
    ...fila,
    id: String(id),
    id_categoria: String(id_categoria),
    color_categoria: color_categoria ?? colorPorTurno(fila.orden_categoria),
    precio_venta: Number(precio_venta),
    porcentaje: `${fila.porcentaje_iva}%`,
    empresa,
    imagen: imagen === null ? null : direccionDeImagen(empresa_id, imagen),
    ...(grupos && { grupos }),
    funda: funda as Funda | null, // by its check
    ...iceDicho(funda as Funda | null, ahora),
  });

/** As the wire says it: dollars of one unit, and nothing where there is none. */
export function iceDicho(funda: Funda | null, dia: Date): { ice?: number } {
  const ice = iceDe(funda, fechaNegocio(dia));
  return ice > 0 ? { ice: aDolares(ice) } : {};
}

type FilaDePrecio = NonNullable<Awaited<ReturnType<typeof preciosDe>>>[number];

export const toCambioPrecio = (fila: FilaDePrecio): CambioPrecio => ({
  ...fila,
  id_producto: String(fila.id_producto),
  precio_antes: fila.precio_antes === null ? null : Number(fila.precio_antes),
  precio_venta: Number(fila.precio_venta),
  fecha: fila.fecha.toISOString(),
});
