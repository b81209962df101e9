export { cuadresColumns, sumasDeCuadres } from './cuadresColumns';
