export { EnCamino } from './EnCamino';
export { delServidor, type Pedido as ArchivoPedido } from './pedirArchivo';
export { Relevo } from './Relevo';
export { useDescarga } from './useDescarga';
