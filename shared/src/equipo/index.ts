export { abortar, baseAbierta, hayBases } from './base';
export { conCandado, hayCandados, siEstaLibre } from './candados';
export { useFalla } from './fallas';
export { deMaquina, deVentana, Guardado, guardadoEn } from './guardado';
export { abrirCanal, type Canal } from './pestanas';
