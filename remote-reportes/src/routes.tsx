import { defineRoutes } from '@comanda/shared/area';

const facturas = () => import(/* webpackChunkName: "facturas" */ './facturas/FacturasScreen');
const filtro = () => import(/* webpackChunkName: "filter" */ './filtro/FiltroScreen');
const reporteria = () =>
  import(/* webpackChunkName: "reporteria" */ './reporteria/ReporteriaScreen');
const reporte = () => import(/* webpackChunkName: "reporte" */ './reporteria/ReporteScreen');
const reporteventa = () =>
  import(/* webpackChunkName: "reporteventa" */ './ventas/ReporteVentasScreen');
const ventasDeHoy = () => import(/* webpackChunkName: "inicio-hoy" */ './inicio/VentasDeHoy');
const susVentas = () => import(/* webpackChunkName: "inicio-suyas" */ './inicio/SusVentas');
const loMasVendido = () => import(/* webpackChunkName: "inicio-vendido" */ './inicio/LoMasVendido');
const comoPagaron = () => import(/* webpackChunkName: "inicio-pagos" */ './inicio/ComoPagaron');
const facturasDeInicio = () =>
  import(/* webpackChunkName: "inicio-facturas" */ './facturas/FacturasDeInicio');
const mesAnterior = () =>
  import(/* webpackChunkName: "inicio-mes-anterior" */ './reporteria/inicio/MesAnterior');
const mesEnCurso = () =>
  import(/* webpackChunkName: "inicio-mes" */ './reporteria/inicio/MesEnCurso');
const porRevisar = () =>
  import(/* webpackChunkName: "inicio-revisar" */ './reporteria/inicio/PorRevisar');

export const rutas = defineRoutes(
  { path: 'reporteventa', cargar: reporteventa },
  { path: 'filter', cargar: filtro },
  { path: 'reporteria', cargar: reporteria },
  { path: 'reporte', cargar: reporte },
  { path: 'facturas', cargar: facturas },
  { path: 'inicio-hoy', cargar: ventasDeHoy },
  { path: 'inicio-suyas', cargar: susVentas },
  { path: 'inicio-vendido', cargar: loMasVendido },
  { path: 'inicio-pagos', cargar: comoPagaron },
  { path: 'inicio-facturas', cargar: facturasDeInicio },
  { path: 'inicio-mes-anterior', cargar: mesAnterior },
  { path: 'inicio-mes', cargar: mesEnCurso },
  { path: 'inicio-revisar', cargar: porRevisar },
);
