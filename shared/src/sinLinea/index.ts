export { aceptarVenta, adoptarEquipo, reintentarVenta, renombrarEquipo } from './acciones';
export type { PorVender } from './anotar';
export { cobrarConEquipo, equipoDe, ventaDeSalida, type Vendida } from './cobrar';
export { dichoDe, type TipoDeActo } from './actos';
export { contactar } from './contactar';
export { impedimentoSinLinea } from './impedimento';
export { borrarPractica, guardarPractica } from './practicar';
export { contarSinEnviar, releer, useEquipo, useSinLinea } from './foto';
export { hacerConEquipo, type Hecho, type PorHacer } from './hacer';
export {
  sinEnviar,
  type ActoEnSalida,
  type CuerpoDeVenta,
  type Equipo,
  type VentaEnSalida,
} from './modelo';
export { ahoraDe, confirmarHora } from './reloj';
export { vaciarSalida } from './vaciar';
export { useSinLineaDesde, useVigilarSinLinea } from './vigilar';
