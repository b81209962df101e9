export type {
  Accion,
  Column,
  OrdenDeTabla,
  PaginaDeTabla,
  PedidoDeTabla,
  Seleccion,
} from './columna';
export { conAspecto } from './columna';
export { DataTable } from './DataTable';
export { EstadoChips } from './EstadoChips';
export { enMemoria, leida, paginada, type Fuente } from './fuentes';
export { hallarFilas } from './paginar';
export { AccionesEnMenu, AccionesFila } from './AccionesFila';
export { usePedido, type ManoDePedido } from './usePedido';
export { Lectura, type LecturaProps } from './Lectura';
