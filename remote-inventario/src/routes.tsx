import { defineRoutes } from '@comanda/shared/area';

const bodega = () => import(/* webpackChunkName: "bodega" */ './bodega/BodegaScreen');
const merma = () => import(/* webpackChunkName: "bodega-merma" */ './bodega/merma/MermaScreen');

export const rutas = defineRoutes(
  { path: 'bodega', cargar: bodega },
  { path: 'bodega/merma', cargar: merma },
);
