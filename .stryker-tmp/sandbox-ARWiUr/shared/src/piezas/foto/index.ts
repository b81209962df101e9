// @ts-nocheck
export { FotoProducto } from './FotoProducto';
