export { ElegirFiltro } from './ElegirFiltro';
export { Filtros, type Filtro } from './Filtros';
