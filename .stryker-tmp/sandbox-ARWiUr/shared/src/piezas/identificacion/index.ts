// @ts-nocheck
export { faltaDe } from './faltas';
export { Identificacion } from './Identificacion';
export { esDeCifras, limpiarIdentificacion, nombreDelNumero, tipoDe } from './tipos';
