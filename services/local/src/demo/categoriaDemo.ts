import type { ColorCategoria } from '@comanda/shared/contracts/inventario/categorias';

/** A category and its products: name, price in dollars with tax, and rate. */
export type CategoriaDemo = {
  categoria: string;
  descripcion: string;
  color: ColorCategoria;
  productos: readonly (readonly [producto: string, precio: number, iva: 0 | 15])[];
  /** Those of them that ran out today. */
  agotados?: readonly string[];
};
