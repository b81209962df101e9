import { defineRoutes } from '@comanda/shared/area';

const facturas = () => import(/* webpackChunkName: "facturas" */ './facturas/FacturasScreen');
const reporteventa = () =>
  import(/* webpackChunkName: "reporteventa" */ './ventas/ReporteVentasScreen');

export const rutas = defineRoutes(
  { path: 'facturas', cargar: facturas },
  { path: 'reporteventa', cargar: reporteventa },
);
