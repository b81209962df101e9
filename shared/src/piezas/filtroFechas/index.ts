export { FiltroFechas, rangoEnPalabras } from './FiltroFechas';
