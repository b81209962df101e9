import { defineRoutes } from '@comanda/shared/area';

const facturas = () => import(/* webpackChunkName: "facturas" */ './facturas/FacturasScreen');
const filtro = () => import(/* webpackChunkName: "filter" */ './filtro/FiltroScreen');

export const rutas = defineRoutes(
  { path: 'filter', cargar: filtro },
  { path: 'facturas', cargar: facturas },
);
