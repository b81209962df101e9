import { defineRoutes } from '@comanda/shared/area';

const productos = () => import(/* webpackChunkName: "productos" */ './productos/ProductosScreen');

export const rutas = defineRoutes({ path: 'productos', cargar: productos });
