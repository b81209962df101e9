import type { Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/acceso/tenant';
import type { Funda } from '@comanda/shared/contracts/inventario/fundas';

import type { Database } from '../db/schema';

import { DE_TABLA, type ProductoActual } from './columnasDeProducto';

export type CategoriaActual = { id: number; categoria: string };

export type CatalogoGuardado = {
  categorias: readonly CategoriaActual[];
  /** The products by name, which is the order of an export, too. */
  productos: readonly ProductoActual[];
};

type Opciones = {
  /** Nobody changes what is read until the transaction ends. */
  paraCambiar?: boolean;
};

export async function leerCatalogo(
  trx: Kysely<Database>,
  empresa: EmpresaId,
  { paraCambiar = false }: Opciones = {},
): Promise<CatalogoGuardado> {
  const categorias = await trx
    .selectFrom('pedidos.categorias')
    .select(['id', 'categoria'])
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A')
    .orderBy('id')
    .$if(paraCambiar, (q) => q.forUpdate())
    .execute();
  const productos = await trx
    .selectFrom('pedidos.productos')
    .select(['id', 'id_categoria', 'funda', ...DE_TABLA.map(({ campo }) => campo)])
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A')
    .orderBy('producto')
    .orderBy('id')
    .$if(paraCambiar, (q) => q.forUpdate())
    .execute();
  const nombres = new Map(categorias.map(({ id, categoria }) => [id, categoria]));
  return {
    categorias,
    productos: productos.map(({ id_categoria, funda, ...producto }) => ({
      ...producto,
      funda: funda as Funda | null, // by its check
      categoria: nombres.get(id_categoria) ?? '',
    })),
  };
}
