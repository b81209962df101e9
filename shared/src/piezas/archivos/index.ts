export { CajaArchivo } from './CajaArchivo';
export { guardarArchivo, guardarTexto, soltarLuego } from './guardarArchivo';
export { leerBase64 } from './leerBase64';
