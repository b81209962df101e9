export { registrarBuilds } from './lanzamientos/registrarBuilds';
export { vivasQueNoCaben } from './puerta/combina';
export { RechazoDePuerta } from './puerta/rechazo';
