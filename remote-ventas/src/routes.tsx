import { defineRoutes } from '@comanda/shared/area';

const puntoventa = () =>
  import(/* webpackChunkName: "puntoventa" */ './puntoventa/PuntoVentaScreen');

export const rutas = defineRoutes({ path: 'puntoventa', cargar: puntoventa });
