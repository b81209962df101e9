// @ts-nocheck
export { Lineas, type LineaVendida } from './Lineas';
export { Sumas, type Suma } from './Sumas';
