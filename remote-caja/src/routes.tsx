import { defineRoutes } from '@comanda/shared/area';

const caja = () => import(/* webpackChunkName: "caja" */ './caja/CajaScreen');
const cobrar = () => import(/* webpackChunkName: "cobrar" */ './cobrar/CobrarScreen');
const efectivo = () => import(/* webpackChunkName: "inicio-caja" */ './inicio/EfectivoDeInicio');

export const rutas = defineRoutes(
  { path: 'caja', cargar: caja },
  { path: 'cobrar', cargar: cobrar },
  { path: 'inicio-caja', cargar: efectivo },
);
