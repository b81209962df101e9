import type { Kysely } from 'kysely';

import type { EmpresaId } from '@comanda/kit/tenant';

import type { Database } from '../db/schema';

export type CategoriaActual = { id: number; categoria: string };

/** What a row of a file can say of a product, as the table has it. */
export type DatosDeFila = {
  producto: string;
  categoria: string;
  precio_venta: string;
  porcentaje_iva: number;
  codigo: string | null;
  codigo_barras: string | null;
  favorito: boolean;
  agotado: boolean;
};
export type ProductoActual = DatosDeFila & { id: number };

/** What has to be the same for two to be the same. */
export const CAMPOS = [
  ...(['codigo', 'codigo_barras', 'producto', 'categoria'] as const),
  ...(['precio_venta', 'porcentaje_iva', 'favorito', 'agotado'] as const),
];

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
    .select([
      ...(['id', 'producto', 'id_categoria', 'precio_venta', 'porcentaje_iva'] as const),
      ...(['codigo', 'codigo_barras', 'favorito', 'agotado'] as const),
    ])
    .where('empresa_id', '=', empresa)
    .where('estado', '=', 'A')
    .orderBy('producto')
    .orderBy('id')
    .$if(paraCambiar, (q) => q.forUpdate())
    .execute();
  const nombres = new Map(categorias.map(({ id, categoria }) => [id, categoria]));
  return {
    categorias,
    productos: productos.map(({ id_categoria, ...producto }) => ({
      ...producto,
      categoria: nombres.get(id_categoria) ?? '',
    })),
  };
}
