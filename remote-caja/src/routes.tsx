import { defineRoutes } from '@comanda/shared/area';

const caja = () => import(/* webpackChunkName: "caja" */ './caja/CajaScreen');

export const rutas = defineRoutes({ path: 'caja', cargar: caja });
