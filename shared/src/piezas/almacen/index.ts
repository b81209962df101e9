export { almacenDe, type Almacen } from './almacenDe';
