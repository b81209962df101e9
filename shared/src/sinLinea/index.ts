export { aceptarVenta, adoptarEquipo, reintentarVenta, renombrarEquipo } from './acciones';
export { descartarOrden, reenviarConNombre, reintentarOrden } from './accionesDeOrden';
export type { PorVender } from './anotar';
export { cobrarConEquipo, equipoDe, ventaDeSalida, type Vendida } from './cobrar';
export { dichoDe, type TipoDeActo } from './actos';
export { contactar } from './contactar';
export { impedimentoSinLinea } from './impedimento';
export { borrarPractica, guardarPractica } from './practicar';
export { contarSinEnviar, releer, useEquipo, useSinLinea } from './foto';
export { hacerConEquipo, type Hecho, type PorHacer } from './hacer';
export {
  esOrden,
  sinEnviar,
  type ActoEnSalida,
  type CuerpoDeVenta,
  type Equipo,
  type OrdenEnSalida,
  type VentaEnSalida,
} from './modelo';
export { ahoraDe, confirmarHora } from './reloj';
export { faltaOrden } from './seguirOrden';
export { vaciarSalida } from './vaciar';
export { useSinLineaDesde, useVigilarSinLinea } from './vigilar';
