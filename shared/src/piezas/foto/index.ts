export { FotoProducto } from './FotoProducto';
