import { catalogoAndina } from './catalogoAndina';
import { catalogoOtra } from './catalogoOtra';
import { catalogoPuerto } from './catalogoPuerto';
import { ANDINA, OTRA, PUERTO } from './empresas';

import type { CategoriaDemo } from './categoriaDemo';

export type MenuDemo = { empresa: string; categorias: readonly CategoriaDemo[] };

/** The menus, by company. */
export const CATALOGO: readonly MenuDemo[] = [
  { empresa: PUERTO.empresa, categorias: catalogoPuerto },
  { empresa: ANDINA.empresa, categorias: catalogoAndina },
  { empresa: OTRA.empresa, categorias: catalogoOtra },
];
