import { defineRoutes } from '@comanda/shared/area';

const facturas = () => import(/* webpackChunkName: "facturas" */ './facturas/FacturasScreen');
const filtro = () => import(/* webpackChunkName: "filter" */ './filtro/FiltroScreen');
const reporteventa = () =>
  import(/* webpackChunkName: "reporteventa" */ './ventas/ReporteVentasScreen');

export const rutas = defineRoutes(
  { path: 'reporteventa', cargar: reporteventa },
  { path: 'filter', cargar: filtro },
  { path: 'facturas', cargar: facturas },
);
