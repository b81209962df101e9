export { avisosDeConsola } from './consola';
export { answer, red, refuse, type Pedido } from './red';
export { makeUsuario, renderScreen } from './renderScreen';
