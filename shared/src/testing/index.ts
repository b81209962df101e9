export { makeConPin, tienenPin } from './conPin';
export { avisosDeConsola } from './consola';
export { makeCertificado, makeEmisionEmpresa } from './makeEmision';
export { makeConteo, makeCuadre, makeInforme } from './makeInforme';
export { makeLineaVizor } from './makeLineaVizor';
export { makeProducto } from './makeProducto';
export { makeVentaDetras } from './makeVentaDetras';
export { answer, entregar, red, refuse, type Pedido } from './red';
export { makeUsuario, renderScreen } from './renderScreen';
