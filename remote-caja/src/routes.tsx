import { defineRoutes } from '@comanda/shared/area';

const caja = () => import(/* webpackChunkName: "caja" */ './caja/CajaScreen');
const efectivo = () => import(/* webpackChunkName: "inicio-caja" */ './inicio/EfectivoDeInicio');

export const rutas = defineRoutes(
  { path: 'caja', cargar: caja },
  { path: 'inicio-caja', cargar: efectivo },
);
