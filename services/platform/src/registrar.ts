export { registrarBuilds } from './lanzamientos/registrarBuilds';
export { RechazoDePuerta } from './puerta/rechazo';
