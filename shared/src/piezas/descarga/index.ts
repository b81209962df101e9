export { EnCamino } from './EnCamino';
export { delServidor, type PedidoDeArchivo as ArchivoPedido } from './pedirArchivo';
export { useDescarga } from './useDescarga';
