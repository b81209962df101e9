import { defineRoutes } from '@comanda/shared/area';

const productos = () => import(/* webpackChunkName: "productos" */ './productos/ProductosScreen');
const categorias = () =>
  import(/* webpackChunkName: "categoria_producto" */ './categorias/CategoriasScreen');

export const rutas = defineRoutes(
  { path: 'productos', cargar: productos },
  { path: 'categoria_producto', cargar: categorias },
);
