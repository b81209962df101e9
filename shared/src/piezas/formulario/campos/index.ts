export { Archivo } from './Archivo';
export { Clave } from './Clave';
export { Dinero } from './Dinero';
export { Fecha, Hora } from './Fecha';
export { Empresas } from './Empresas';
export { Numero } from './Numero';
export { Opcion, type OpcionDeLista } from './Opcion';
export { Si } from './Si';
export { Texto } from './Texto';
