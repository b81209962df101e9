/** A category and its products: name, price in dollars with tax, and rate. */
export type CategoriaDemo = {
  categoria: string;
  descripcion: string;
  productos: readonly (readonly [producto: string, precio: number, iva: 0 | 15])[];
};
