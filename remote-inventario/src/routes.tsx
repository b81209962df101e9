import { defineRoutes } from '@comanda/shared/area';

const productos = () => import(/* webpackChunkName: "productos" */ './productos/ProductosScreen');
const categorias = () =>
  import(/* webpackChunkName: "categoria_producto" */ './categorias/CategoriasScreen');
const tarifas = () => import(/* webpackChunkName: "tarifas" */ './tarifas/TarifasScreen');
const bodega = () => import(/* webpackChunkName: "bodega" */ './bodega/BodegaScreen');
const merma = () => import(/* webpackChunkName: "bodega-merma" */ './bodega/merma/MermaScreen');
const porAgotarse = () => import(/* webpackChunkName: "inicio-bodega" */ './inicio/PorAgotarse');
const loQueQueda = () => import(/* webpackChunkName: "inicio-queda" */ './bodega/LoQueQueda');
const mermas = () => import(/* webpackChunkName: "inicio-mermas" */ './bodega/MermasDeHoy');
const agotado = () =>
  import(/* webpackChunkName: "inicio-agotado" */ './productos/AgotadoEnLaCarta');

export const rutas = defineRoutes(
  { path: 'productos', cargar: productos },
  { path: 'categoria_producto', cargar: categorias },
  { path: 'tarifas', cargar: tarifas },
  { path: 'bodega', cargar: bodega },
  { path: 'bodega/merma', cargar: merma },
  { path: 'inicio-bodega', cargar: porAgotarse },
  { path: 'inicio-queda', cargar: loQueQueda },
  { path: 'inicio-agotado', cargar: agotado },
  { path: 'inicio-mermas', cargar: mermas },
);
