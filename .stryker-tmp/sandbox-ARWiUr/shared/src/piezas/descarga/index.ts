// @ts-nocheck
export { EnCamino } from './EnCamino';
export { delServidor, type Pedido as ArchivoPedido } from './pedirArchivo';
export { useDescarga } from './useDescarga';
