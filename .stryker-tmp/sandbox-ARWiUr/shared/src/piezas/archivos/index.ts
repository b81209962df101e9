// @ts-nocheck
export { CajaArchivo } from './CajaArchivo';
export { abrirEnPestana, guardarArchivo, guardarTexto, soltarLuego } from './guardarArchivo';
export { leerBase64 } from './leerBase64';
