import { defineRoutes } from '@comanda/shared/area';

export const rutas = defineRoutes();
