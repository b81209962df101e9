export { seguirFlujo } from './seguirFlujo';
export { useAlCambio, useCada, useDeCuando } from './useFlujo';
