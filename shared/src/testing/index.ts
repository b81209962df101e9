export { avisosDeConsola } from './consola';
export { makeProducto } from './makeProducto';
export { answer, red, refuse, type Pedido } from './red';
export { makeUsuario, renderScreen } from './renderScreen';
