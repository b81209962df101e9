import { defineRoutes } from '@comanda/shared/area';

const puntoventa = () =>
  import(/* webpackChunkName: "puntoventa" */ './puntoventa/PuntoVentaScreen');
const emitido = () => import(/* webpackChunkName: "emitido" */ './emitidos/EmitidosScreen');

export const rutas = defineRoutes(
  { path: 'puntoventa', cargar: puntoventa },
  { path: 'emitido', cargar: emitido },
);
