import { defineRoutes } from '@comanda/shared/area';

const puntoventa = () =>
  import(/* webpackChunkName: "puntoventa" */ './puntoventa/PuntoVentaScreen');

const programados = () =>
  import(/* webpackChunkName: "programados" */ './programados/ProgramadosScreen');

export const rutas = defineRoutes(
  { path: 'puntoventa', cargar: puntoventa },
  { path: 'programados', cargar: programados },
);
