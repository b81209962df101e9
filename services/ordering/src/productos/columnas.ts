import type { Selectable } from 'kysely';

import type { Database } from '../db/schema';

type Tabla = Selectable<Database['pedidos.productos']>;

/** What is kept of a product as it was sent, of what may be left out of it. */
export const OPCIONALES = [
  'codigo',
  'codigo_barras',
  'favorito',
  'por_peso',
  'fuera_regimen',
  'funda',
] as const;
export type Opcional = (typeof OPCIONALES)[number];

/** What is read of a product, and audited. */
export const COLUMNAS = [
  'id',
  'producto',
  'id_categoria',
  'precio_venta',
  'porcentaje_iva',
  ...OPCIONALES,
  'agotado',
  'estado',
] as const;

/** As the table has it; what is undefined stays as it is. */
export type DatosDeProducto = Pick<
  Tabla,
  'producto' | 'id_categoria' | 'precio_venta' | 'porcentaje_iva'
> &
  Partial<Pick<Tabla, Opcional>>;
