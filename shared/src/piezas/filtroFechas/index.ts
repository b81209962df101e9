export { FiltroFechas } from './FiltroFechas';
