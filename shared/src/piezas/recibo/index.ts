export { ReciboModal } from './ReciboModal';
export { motivoDeRecibo, useRecibo, type EstadoDeRecibo } from './useRecibo';
