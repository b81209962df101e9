export { registrarBuilds } from './lanzamientos/registrarBuilds';
export { Rechazo } from './puerta/rechazo';
