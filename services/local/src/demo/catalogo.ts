import { catalogoAndina } from './catalogoAndina';
import { catalogoOtra } from './catalogoOtra';
import { catalogoPuerto } from './catalogoPuerto';
import { ANDINA, OTRA, PUERTO } from './empresas';

/** A category and its products: name, price in dollars with tax, and rate. */
export type CategoriaDemo = {
  categoria: string;
  descripcion: string;
  productos: readonly (readonly [producto: string, precio: number, iva: 0 | 15])[];
};

export type MenuDemo = { empresa: string; categorias: readonly CategoriaDemo[] };

/** The menus, by company. */
export const CATALOGO: readonly MenuDemo[] = [
  { empresa: PUERTO.empresa, categorias: catalogoPuerto },
  { empresa: ANDINA.empresa, categorias: catalogoAndina },
  { empresa: OTRA.empresa, categorias: catalogoOtra },
];
