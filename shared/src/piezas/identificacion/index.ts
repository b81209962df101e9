export { faltaDeIdentificacion } from './faltas';
export { Identificacion } from './Identificacion';
export { esDeCifras, limpiarIdentificacion, nombreDelNumero, tipoDeIdentificacion } from './tipos';
