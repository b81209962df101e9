import { defineRoutes } from '@comanda/shared/area';

const facturas = () => import(/* webpackChunkName: "facturas" */ './facturas/FacturasScreen');

export const rutas = defineRoutes({ path: 'facturas', cargar: facturas });
