// @ts-nocheck
export { cuadresColumns, sumasDeCuadres } from './cuadresColumns';
