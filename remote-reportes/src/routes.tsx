import { defineRoutes } from '@comanda/shared/area';

const facturas = () => import(/* webpackChunkName: "facturas" */ './facturas/FacturasScreen');
const filtro = () => import(/* webpackChunkName: "filter" */ './filtro/FiltroScreen');
const reporteria = () =>
  import(/* webpackChunkName: "reporteria" */ './reporteria/ReporteriaScreen');
const reporte = () => import(/* webpackChunkName: "reporte" */ './reporteria/ReporteScreen');
const reporteventa = () =>
  import(/* webpackChunkName: "reporteventa" */ './ventas/ReporteVentasScreen');

export const rutas = defineRoutes(
  { path: 'reporteventa', cargar: reporteventa },
  { path: 'filter', cargar: filtro },
  { path: 'reporteria', cargar: reporteria },
  { path: 'reporte', cargar: reporte },
  { path: 'facturas', cargar: facturas },
);
