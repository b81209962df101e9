import { defineRoutes } from '@comanda/shared/area';

const categorias = () =>
  import(/* webpackChunkName: "categoria_producto" */ './categorias/CategoriasScreen');

export const rutas = defineRoutes({ path: 'categoria_producto', cargar: categorias });
