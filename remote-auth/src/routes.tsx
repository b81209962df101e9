import { defineRoutes } from '@comanda/shared/area';

import { area } from './area';

const cargar = () => import(/* webpackChunkName: "login" */ './login/LoginScreen');

export const rutas = defineRoutes(...area.rutas.map(({ path }) => ({ path, cargar })));
