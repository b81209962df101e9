// @ts-nocheck
export { FiltroFechas } from './FiltroFechas';
