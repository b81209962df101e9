export { aceptarVenta, adoptarEquipo, reintentarVenta, renombrarEquipo } from './acciones';
export type { PorVender } from './anotar';
export { cobrarConEquipo, equipoDe, ventaDeSalida, type Vendida } from './cobrar';
export { contactar } from './contactar';
export { impedimentoSinLinea } from './impedimento';
export { olvidarFoto, releer, useEquipo, useSinLinea } from './foto';
export { sinEnviar, type CuerpoDeVenta, type Equipo, type VentaEnSalida } from './modelo';
export { confirmarHora } from './reloj';
export { vaciarSalida } from './vaciar';
export { useSinLineaDesde, useVigilarSinLinea } from './vigilar';

/** Where a till shows itself and its sales: a screen of the area of sales. */
export const RUTA_SIN_LINEA = 'sinlinea';
