export {
  aceptarVenta,
  adoptarEquipo,
  anotarTurno,
  descartarActo,
  reintentarVenta,
  renombrarEquipo,
} from './acciones';
export { reenviarConNombre } from './accionesDeOrden';
export { gastarBoleto, impresionDe, tenerBoletos } from './boletos';
export type { PorVender } from './anotar';
export { cobrarConEquipo, equipoDe, segunEquipo, ventaDeSalida, type Vendida } from './cobrar';
export { dichoDe, type DatoDeActo, type TipoDeActo } from './actos';
export { contactar } from './contactar';
export { impedimentoDeActoSinLinea, impedimentoSinLinea } from './impedimento';
export { borrarPractica, guardarPractica } from './practicar';
export { contarSinEnviar, leerFoto, releer, useEquipo, useSinLinea } from './foto';
export { hacerConEquipo, type Hecho, type PorHacer } from './hacer';
export {
  esOrden,
  esVenta,
  sinEnviar,
  type ActoEnSalida,
  type CuerpoDeVenta,
  type Equipo,
  type FilaDeSalida,
  type OrdenEnSalida,
  type VentaEnSalida,
} from './modelo';
export { ahoraDe, confirmarHora } from './reloj';
export { faltaNumero, faltaOrden } from './seguirOrden';
export { vaciarSalida } from './vaciar';
export { useSinLineaDesde, useVigilarSinLinea } from './vigilar';
