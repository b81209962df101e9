export { lanzamientosRepository } from './lanzamientos/lanzamientosRepository';
export { registrarBuilds } from './lanzamientos/registrarBuilds';
export { registrarLanzamiento } from './lanzamientos/registrarLanzamiento';
export { Rechazo } from './puerta/rechazo';
