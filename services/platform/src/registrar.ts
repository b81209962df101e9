export { registrarBuilds } from './lanzamientos/registrarBuilds';
export { impedimentoDeVivas } from './puerta/combina';
export { RechazoDePuerta } from './puerta/rechazo';
