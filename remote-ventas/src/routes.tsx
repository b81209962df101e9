import { defineRoutes } from '@comanda/shared/area';

const puntoventa = () =>
  import(/* webpackChunkName: "puntoventa" */ './puntoventa/PuntoVentaScreen');
const emitido = () => import(/* webpackChunkName: "emitido" */ './emitidos/EmitidosScreen');
const programados = () =>
  import(/* webpackChunkName: "programados" */ './programados/ProgramadosScreen');

export const rutas = defineRoutes(
  { path: 'puntoventa', cargar: puntoventa },
  { path: 'emitido', cargar: emitido },
  { path: 'programados', cargar: programados },
);
