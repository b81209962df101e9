// @ts-nocheck
export { Archivo } from './Archivo';
export { Clave } from './Clave';
export { Dinero } from './Dinero';
export { Elegir } from './Elegir';
export { Fecha, Hora } from './Fecha';
export { Empresas } from './Empresas';
export { Numero } from './Numero';
export { Opcion, type OpcionDeLista } from './Opcion';
export { Propio } from './Propio';
export { Si } from './Si';
export { Texto } from './Texto';
export { Varias } from './Varias';
